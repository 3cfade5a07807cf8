// The board: an SVG grid that is clicked, and walked over with the arrow keys.

import { html, svg } from './dom.js';
import { figure } from './figures.js';
import { layoutOf, points, rowsOf } from './geometry.js';

/** What a mark of the last move says to those who do not see it. */
const MARKS = {
  from: 'moved from here',
  to: 'moved here',
  placed: 'placed last',
  converted: 'just converted',
  removed: 'just removed',
  captured: 'just captured here',
};

const CROSS = 'M-9,-9L9,9M9,-9L-9,9';

export class Board {
  #cells = new Map();
  #rows = [];
  #layout;
  #key = '';
  #current = '';
  #column = 0;
  #arrow;
  #onChoose;
  #onCancel;

  /** Calls back with a cell that is clicked or chosen with Enter, and when the last choice is to be taken back. */
  constructor(onChoose, onCancel = () => {}) {
    this.#onChoose = onChoose;
    this.#onCancel = onCancel;
    this.element = html('div', { class: 'board-frame' });
    this.svg = null;
  }

  /**
   * Draws a view. The choices are the steps that can come next, the chosen ones those made; refused cells are shaken.
   */
  show(view, { choices = [], chosen = [], refused = [], live = true } = {}) {
    this.#build(view);
    const last = view.last ?? { marks: {}, before: {} };
    const groups = Object.values(view.groups).flat(2);
    const decided = new Set(view.outcome?.cells ?? []);
    const state = {
      view,
      last,
      choices: new Set(choices.map((step) => step.cell)),
      chosen: new Map(chosen.map((step) => [step.cell, step])),
      refused: new Set(refused),
      groups: new Set(groups.filter((cell) => !decided.has(cell))),
      decided,
      standing: new Set(view.outcome ? [] : (view.standing?.cells ?? [])),
    };
    this.svg.classList.toggle('past', !live);
    // Where nearly every cell can be chosen, small dots are enough
    this.svg.classList.toggle('many', choices.length > view.board.cells.length / 2);
    for (const [cell, element] of this.#cells) {
      element.replaceChildren(...this.#content(cell, state));
      element.setAttribute('aria-label', this.#words(cell, state));
      element.setAttribute('aria-selected', String(state.chosen.has(cell)));
      element.classList.toggle('choice', state.choices.has(cell));
      element.classList.toggle('refused', state.refused.has(cell));
    }
    this.#arrow.replaceChildren(...this.#arrowOf(last));
  }

  /** Puts the focus on the cell where it last was. */
  focus() {
    this.#cells.get(this.#current)?.focus();
  }

  #build(view) {
    const key = `${view.game} ${view.board.kind} ${view.board.side}`;
    if (key === this.#key) {
      return;
    }
    this.#key = key;
    const layout = layoutOf(view.board);
    this.#layout = layout;
    this.#rows = rowsOf(layout, view.board.cells);
    this.#cells = new Map(view.board.cells.map((cell) => [cell, this.#cell(cell)]));
    this.#arrow = svg('g', { class: 'arrow', 'aria-hidden': 'true' });
    this.svg = svg(
      'svg',
      {
        class: `board ${view.board.kind}${this.#rows.length > 11 ? ' large' : ''}`,
        viewBox: `0 0 ${layout.width.toFixed(1)} ${layout.height.toFixed(1)}`,
        role: 'grid',
        'aria-label': `${view.title} board, ${view.board.side} cells on a side. Arrow keys move, Enter chooses.`,
        onkeydown: (event) => this.#press(event),
      },
      this.#ground(view.board.cells),
      this.#labels(),
      // Under the pieces, which it would cross out
      this.#arrow,
      ...this.#rows.map((row) => svg('g', { role: 'row' }, ...row.map((cell) => this.#cells.get(cell)))),
    );
    this.element.replaceChildren(this.svg);
    this.#enter(view.board.cells[0]);
  }

  #cell(cell) {
    return svg('g', {
      class: 'place',
      role: 'gridcell',
      tabindex: -1,
      'data-cell': cell,
      onclick: () => {
        this.#enter(cell);
        this.#onChoose(cell);
      },
      onfocus: () => this.#enter(cell),
    });
  }

  /** The empty board. */
  #ground(cells) {
    const layout = this.#layout;
    const ground = svg('g', { class: 'ground', 'aria-hidden': 'true' });
    for (const cell of cells) {
      ground.append(svg('polygon', { class: 'rim', points: points(layout.corners(cell)) }));
    }
    for (const cell of cells) {
      ground.append(svg('polygon', { class: `cell tint-${layout.tint(cell)}`, points: points(layout.corners(cell)) }));
    }
    for (const { long, from, to } of layout.lines()) {
      ground.append(svg('line', { class: long ? 'long' : '', x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
    }
    return ground;
  }

  /** The names of ranks and files beside the board. */
  #labels() {
    const labels = this.#layout.labels();
    return svg('g', { 'aria-hidden': 'true' }, ...labels.map(({ kind, text, x, y }) => svg('text', { x, y, class: `label ${kind}` }, text)));
  }

  #content(cell, { view, last, choices, chosen, groups, decided, standing }) {
    const parts = [];
    const outline = (name, inset) =>
      parts.push(svg('polygon', { class: name, points: points(this.#layout.corners(cell, inset)) }));
    outline('hit', 0);
    const marks = Object.keys(last.marks).filter((mark) => last.marks[mark].includes(cell));
    marks.forEach((mark) => outline(`mark ${mark}`, 3));
    if (decided.has(cell) || groups.has(cell)) {
      outline(decided.has(cell) ? 'group decided' : 'group', 5);
    }
    const { x, y } = this.#layout.center(cell);
    const middle = svg('g', { class: 'standing-here', transform: `translate(${x.toFixed(2)},${y.toFixed(2)})` });
    parts.push(middle);
    if (marks.includes('removed')) {
      const ghost = svg('g', { class: 'ghost' }, ...last.before[cell].map(figure));
      middle.append(ghost, svg('path', { class: 'cross', d: CROSS }));
    }
    middle.append(...(view.pieces[cell]?.figures ?? []).map(figure));
    const preview = chosen.get(cell)?.figure;
    if (preview) {
      middle.append(svg('g', { class: 'preview' }, figure(preview)));
    }
    middle.append(...this.#badges(cell, marks, last, standing));
    if (choices.has(cell)) {
      middle.append(svg('circle', { class: 'dot-choice', r: view.pieces[cell] ? 26 : 9 }));
    }
    if (chosen.has(cell)) {
      outline('chosen', 4);
    }
    outline('focus', 3);
    return parts;
  }

  /** Small signs in the corners of a cell. */
  #badges(cell, marks, last, standing) {
    const badges = [];
    if (marks.includes('captured')) {
      const ghost = svg('g', { transform: 'scale(0.42)' }, ...last.before[cell].map(figure));
      const cross = svg('path', { class: 'cross', d: CROSS });
      badges.push(svg('g', { class: 'badge captured', transform: this.#beyond(last) }, ghost, cross));
    }
    if (marks.includes('converted')) {
      const turned = svg('path', { d: 'M-5,1L0,-5L5,1M-5,6L0,0L5,6' });
      badges.push(svg('g', { class: 'badge converted', transform: 'translate(20,-20)' }, svg('circle', { r: 9 }), turned));
    }
    if (standing.has(cell)) {
      badges.push(svg('g', { class: 'badge standing', transform: 'translate(-21,21)' }, svg('path', { d: 'M0,-7L7,0L0,7L-7,0Z' })));
    }
    return badges;
  }

  /** The corner of the landing that lies farthest from where the move came. */
  #beyond({ marks }) {
    const from = this.#layout.center(marks.from[0]);
    const to = this.#layout.center(marks.to[0]);
    const away = (step) => (step < -1 ? -19 : 19);
    return `translate(${away(to.x - from.x)},${away(to.y - from.y)})`;
  }

  #words(cell, { view, last, choices, chosen, groups, decided, standing }) {
    const words = [cell, view.pieces[cell]?.words ?? 'empty'];
    for (const [mark, cells] of Object.entries(last.marks)) {
      if (cells.includes(cell)) {
        words.push(MARKS[mark] ?? mark);
      }
    }
    if (decided.has(cell) || groups.has(cell)) {
      words.push(view.outcome ? 'decided the game' : 'in a decisive group');
    }
    if (standing.has(cell)) {
      words.push('ahead as it stands');
    }
    if (chosen.has(cell)) {
      words.push(`chosen as ${chosen.get(cell).role}`);
    }
    if (choices.has(cell)) {
      words.push('can be chosen');
    }
    return words.join(', ');
  }

  /** An arrow along which the last move went, from the middle of a cell to shortly before that of another. */
  #arrowOf({ marks }) {
    const [from] = marks.from ?? [];
    const [to] = marks.to ?? [];
    if (!from || !to) {
      return [];
    }
    const a = this.#layout.center(from);
    const b = this.#layout.center(to);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const at = (along, aside) => ({ x: b.x - dx * along - dy * aside, y: b.y - dy * along + dx * aside });
    const neck = at(36, 0);
    return [
      svg('circle', { cx: a.x, cy: a.y, r: 4 }),
      svg('line', { x1: a.x, y1: a.y, x2: neck.x, y2: neck.y }),
      svg('polygon', { points: points([at(22, 0), at(38, 8), at(38, -8)]) }),
    ];
  }

  /** Makes a cell the one that the Tab key leads to. */
  #enter(cell, column = this.#layout.center(cell).x) {
    this.#column = column;
    this.#cells.get(this.#current)?.setAttribute('tabindex', '-1');
    this.#cells.get(cell).setAttribute('tabindex', '0');
    this.#current = cell;
  }

  #press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      this.#onChoose(this.#current);
    } else if (event.key === 'Escape') {
      this.#onCancel();
    } else if (!this.#walk(event.key)) {
      return;
    }
    event.preventDefault();
  }

  /** Goes where a key leads; up and down keep to the column in which they began. */
  #walk(key) {
    const row = this.#rows.findIndex((cells) => cells.includes(this.#current));
    const place = this.#rows[row].indexOf(this.#current);
    const vertical = { ArrowUp: row - 1, ArrowDown: row + 1, PageUp: 0, PageDown: this.#rows.length - 1 };
    const sideways = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: this.#rows[row].length - 1 };
    if (key in vertical) {
      const next = this.#nearest(this.#rows[vertical[key]] ?? []);
      this.#goTo(next, this.#column);
    } else if (key in sideways) {
      this.#goTo(this.#rows[row][sideways[key]]);
    } else {
      return false;
    }
    return true;
  }

  #goTo(cell, column) {
    if (cell) {
      // Focus makes the cell the current one, and its own column the one to keep to
      this.#cells.get(cell).focus();
      this.#enter(cell, column);
    }
  }

  #nearest(cells) {
    const distance = (cell) => Math.abs(this.#layout.center(cell).x - this.#column);
    return cells.reduce((best, cell) => (best === undefined || distance(cell) < distance(best) ? cell : best), undefined);
  }
}
