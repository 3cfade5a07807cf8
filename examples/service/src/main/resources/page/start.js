// The screen on which a game begins: rules, seats, and a position or record to begin with.

import * as api from './api.js';
import { Board } from './board.js';
import { button, capital, html, show } from './dom.js';
import { MoveList } from './moves.js';
import { RulesForm } from './rulesform.js';
import { SeatForm } from './seatform.js';
import { SEATS } from './seats.js';
import * as store from './store.js';

export class StartScreen {
  #asked = 0;
  #ply = 0;
  /** What is shown: rules, start, moves, outcome. */
  #shown = null;
  #view = null;

  constructor() {
    this.board = new Board(() => this.say('This is how the game will begin. Start it to play.'));
    this.moves = new MoveList((ply) => this.#look(ply));
    this.message = html('p', { class: 'message', role: 'status', id: 'message' });
    this.caption = html('p', { class: 'status', id: 'status' });
    this.element = html('div', { class: 'game starting' });
  }

  async start() {
    const [{ games }, { players }] = await Promise.all([api.games(), api.players()]);
    this.rulesForm = new RulesForm(games, () => this.#preview());
    this.seats = Object.fromEntries(SEATS.map((seat) => [seat, new SeatForm(seat, players)]));
    this.seats.second.choose(players.length > 0 ? `bot:${players.at(-1)}` : 'link');
    this.submit = html('button', { type: 'submit', class: 'primary large', id: 'start' }, 'Start the game');
    this.#layOut();
    const wanted = new URLSearchParams(location.search);
    if (wanted.has('game')) {
      await this.#goOn(wanted.get('game'), Number(wanted.get('ply') ?? Infinity));
    } else if (wanted.has('rules')) {
      await this.#load(wanted.get('position') ?? '', wanted.get('rules'));
    } else {
      await this.#preview();
    }
  }

  #layOut() {
    const form = html(
      'form',
      { class: 'start', onsubmit: (event) => this.#create(event), 'aria-label': 'New game' },
      this.rulesForm.element,
      this.#readCard(),
      html('fieldset', { class: 'card' }, html('legend', {}, 'Who plays'), ...SEATS.map((seat) => this.seats[seat].element)),
      this.submit,
      this.message,
    );
    this.element.append(
      html('div', { class: 'heading' }, html('h1', {}, 'New game')),
      html('section', { class: 'play', 'aria-label': 'Preview' }, this.board.element, html('div', { class: 'below' }, this.caption, this.moves.element)),
      html('div', { class: 'aside' }, form, this.#loadForm(), this.#yourGames()),
    );
  }

  /** Says that the rules are those of what was read, in place of the form for them. */
  #readCard() {
    this.readRules = html('p', {});
    const forget = button('Begin at the usual start instead', () => this.#preview(), { id: 'forget' });
    this.readCard = html('section', { class: 'card', 'aria-label': 'What was read' }, this.readRules, forget);
    show(this.readCard, false);
    return this.readCard;
  }

  #loadForm() {
    this.pasted = html('textarea', { id: 'pasted', rows: 4, spellcheck: 'false', autocomplete: 'off' });
    return html(
      'details',
      { class: 'card', id: 'load' },
      html('summary', {}, 'Load a position or a record'),
      html('label', { for: 'pasted' }, 'The text of a position, or a whole record'),
      this.pasted,
      html(
        'div',
        { class: 'actions' },
        button('Read it', () => this.#load(this.pasted.value, this.rulesForm.rules), { id: 'read' }),
      ),
      html('p', { class: 'hint' }, 'The game goes on after the move that is shown, with all moves before it.'),
    );
  }

  #yourGames() {
    const games = store.games();
    return (
      games.length > 0 &&
      html(
        'details',
        { class: 'card', id: 'your-games' },
        html('summary', {}, 'Your games'),
        html(
          'ul',
          { class: 'your-games' },
          ...games.map((game) =>
            html('li', {}, html('a', { href: `/game/${encodeURIComponent(game.id)}` }, game.rules ?? game.id), ` ${new Date(game.since).toLocaleString()}`),
          ),
        ),
      )
    );
  }

  say(text, kind = '') {
    this.message.className = `message ${kind}`;
    this.message.textContent = text;
  }

  /** Shows the start of the rules in the form. */
  async #preview() {
    await this.#show(async () => {
      const rules = await this.rulesForm.read();
      return { rules, moves: [] };
    });
  }

  /** Shows what somebody pasted, at its end. */
  async #load(text, rules) {
    await this.#show(() => api.read({ text, ...(rules && { rules }) }));
  }

  /** Shows a game that the service has, after some of its moves. */
  async #goOn(id, ply) {
    await this.#show(async () => {
      const { rules, start, moves } = await api.fetchGame(id);
      return { rules, start, moves };
    }, ply);
  }

  async #show(find, wanted = Infinity) {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const found = await find();
      const { problem, ...shown } = found;
      const ply = Math.min(wanted, shown.moves.length);
      const view = await api.view({ ...shown, ply });
      if (asked === this.#asked) {
        this.#shown = shown;
        this.#ply = ply;
        this.#render(view);
        this.say(problem ? `${capital(problem)}. What comes before it is shown.` : '', problem ? 'refusal' : '');
      }
    } catch (problem) {
      if (asked === this.#asked) {
        this.submit.disabled = this.#view === null;
        this.say(`${capital(problem.message)}.`, 'refusal');
      }
    }
  }

  async #look(ply) {
    this.#asked += 1;
    const asked = this.#asked;
    const view = await api.view({ ...this.#shown, ply });
    if (asked === this.#asked) {
      this.#ply = ply;
      this.#render(view);
    }
  }

  #render(view) {
    this.#view = view;
    this.board.show(view);
    this.moves.show(this.#shown.moves, this.#ply);
    this.caption.textContent = `${view.title} (${view.rules}): ${view.status}`;
    for (const seat of SEATS) {
      this.seats[seat].color = view.seats[seat];
    }
    const read = this.#shown.start !== undefined;
    show(this.rulesForm.element, !read);
    show(this.readCard, read);
    this.readRules.textContent = `The game ${this.#beginning(view)}, by the rules ${view.rules}.`;
    // What people have agreed on, such as that one resigns, can be played on from
    this.submit.disabled = view.outcome !== undefined && this.#shown.outcome === undefined;
  }

  #beginning({ ply, plies }) {
    return ply === 0 ? 'begins at the position that is shown' : `goes on after ${ply} of ${plies} moves`;
  }

  async #create(event) {
    event.preventDefault();
    this.submit.disabled = true;
    const { rules, start, moves } = this.#shown;
    const seats = Object.fromEntries(SEATS.map((seat) => [seat, this.seats[seat].value]));
    try {
      const { game, tokens, invite } = await api.create({ rules, position: start, moves: moves.slice(0, this.#ply), seats });
      store.keep(game.id, { tokens, rules: game.rules, ...(invite && { invite }) });
      location.assign(`/game/${encodeURIComponent(game.id)}`);
    } catch (problem) {
      this.submit.disabled = false;
      this.say(`${capital(problem.message)}.`, 'refusal');
    }
  }
}
