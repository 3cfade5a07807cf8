// Who plays: a line per seat with its colour, its holder, and whose turn it is.

import { capital, html } from './dom.js';

export const SEATS = ['first', 'second'];

/** A program's name and strength in words. */
export function botWords(seat) {
  return `computer (${seat.player}, strength ${seat.strength})`;
}

function holder(seat, isMine) {
  if (seat.kind === 'bot') {
    return capital(botWords(seat));
  }
  if (seat.kind === 'open') {
    return 'Free: waiting for somebody to join';
  }
  return isMine ? 'You' : 'A person';
}

/** The lines of a game's seats. */
export function seatLines(game, view, mine) {
  return html(
    'ul',
    { class: 'seats', 'aria-label': 'Players' },
    ...SEATS.map((name) => {
      const color = view.seats[name];
      const turn = game.seatToMove === name;
      const won = game.outcome && game.outcome.result === color;
      return html(
        'li',
        { class: turn ? 'seat turn' : 'seat', 'data-seat': name },
        html('span', { class: `chip ${color}`, 'aria-hidden': 'true' }),
        html(
          'span',
          { class: 'who' },
          html('strong', {}, holder(game.seats[name], mine.includes(name))),
          html('small', {}, `${capital(color)}, ${name} seat`),
        ),
        turn && html('span', { class: 'tag' }, 'to move'),
        won && html('span', { class: 'tag won' }, 'winner'),
      );
    }),
  );
}
