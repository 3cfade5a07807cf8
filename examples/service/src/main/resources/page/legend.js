// What the signs on the board mean.

import { html, svg } from './dom.js';
import { figure } from './figures.js';

const picture = (...content) =>
  svg('svg', { class: 'board legend-sign', viewBox: '-30 -30 60 60', width: 30, height: 30, 'aria-hidden': 'true' }, ...content);
const cell = (name) => svg('rect', { class: name, x: -26, y: -26, width: 52, height: 52 });

const SIGNS = {
  vaw: [
    [() => [figure('white-villager')], 'White’s villager: a ring'],
    [() => [figure('black-villager')], 'Black’s villager: a ring and a dot'],
    [() => [figure('white-warrior')], 'White’s warrior: a shield that points up'],
    [() => [figure('black-warrior')], 'Black’s warrior: a shield that points down'],
    [
      () => [svg('g', { class: 'badge converted' }, svg('circle', { r: 12 }), svg('path', { d: 'M-5,1L0,-5L5,1M-5,6L0,0L5,6' }))],
      'just became a warrior',
    ],
    [() => [svg('g', { class: 'ghost' }, figure('white-warrior')), svg('path', { class: 'cross', d: 'M-9,-9L9,9M9,-9L-9,9' })], 'just left the board'],
    [
      () => [
        svg('g', { transform: 'scale(0.6)' }, figure('white-villager')),
        svg('path', { class: 'cross', d: 'M-9,-9L9,9M9,-9L-9,9' }),
      ],
      'was just captured, by the piece beside it',
    ],
    [() => [svg('g', { class: 'badge standing' }, svg('path', { d: 'M0,-10L10,0L0,10L-10,0Z' }))], 'decides the game as it stands'],
  ],
  windborne: [
    [() => [figure('black-disk')], 'Black’s disk: a broken ring'],
    [() => [figure('white-disk')], 'White’s disk: a whole ring'],
    [() => [figure('pawn')], 'a pawn, which is nobody’s'],
    [() => [cell('group')], 'a group that wins unless it is broken'],
    [() => [cell('group decided')], 'the group that decided the game'],
  ],
};

const ALL = [
  [() => [cell('mark from')], 'the last move began here'],
  [() => [cell('mark to')], 'the last move ended here, or placed something'],
  [() => [cell('chosen')], 'chosen'],
  [() => [svg('circle', { class: 'dot-choice', r: 9 })], 'a cell that can be chosen next'],
  [() => [svg('circle', { class: 'dot-choice', r: 26 })], 'a piece that can be chosen next'],
];

/** The signs of a game, folded away. */
export function legend(view) {
  return html(
    'details',
    { class: 'card' },
    html('summary', {}, 'What the signs mean'),
    html(
      'ul',
      { class: 'legend' },
      ...[...SIGNS[view.game], ...ALL].map(([draw, words]) => html('li', {}, picture(...draw()), words)),
    ),
    html('p', { class: 'hint' }, 'Moves as text:'),
    html('pre', {}, view.help.join('\n')),
  );
}
