// The list of moves: each a button that looks back at the position after it.

import { button, html } from './dom.js';

export class MoveList {
  #onPly;
  #moves = [];
  #ply = 0;

  /** Calls back with the number of moves after which to look. */
  constructor(onPly) {
    this.#onPly = onPly;
    this.list = html('ol', { class: 'moves', 'aria-label': 'Moves', tabindex: 0 });
    const step = (label, sign, to) => button(sign, () => this.#go(to()), { 'aria-label': label, title: label });
    this.buttons = [
      step('To the start', '«', () => 0),
      step('One move back', '‹', () => this.#ply - 1),
      step('One move on', '›', () => this.#ply + 1),
      step('To the last move', '»', () => this.#moves.length),
    ];
    this.element = html('div', { class: 'move-list' }, this.list, html('div', { class: 'steps' }, ...this.buttons));
  }

  show(moves, ply) {
    const same = moves.length === this.#moves.length && moves.every((move, i) => move === this.#moves[i]);
    this.#ply = ply;
    this.#moves = moves;
    if (!same || !this.list.hasChildNodes()) {
      this.list.replaceChildren(...moves.map((move, i) => this.#item(move, i)));
    }
    [...this.list.children].forEach((item, i) => {
      item.firstChild.setAttribute('aria-current', i + 1 === ply ? 'step' : 'false');
    });
    this.#reveal(ply);
    const [first, back, on, last] = this.buttons;
    first.disabled = back.disabled = ply === 0;
    on.disabled = last.disabled = ply === moves.length;
    this.element.classList.toggle('none', moves.length === 0);
  }

  #item(move, i) {
    const label = html('span', { class: 'number' }, `${i + 1}.`);
    const look = button('', () => this.#go(i + 1), { class: 'ply' });
    look.append(label, ` ${move}`);
    return html('li', {}, look);
  }

  /** Scrolls within the list only: the page stays where it is. */
  #reveal(ply) {
    const item = this.list.children[ply - 1];
    if (!item) {
      this.list.scrollTop = 0;
      return;
    }
    const top = item.offsetTop - this.list.offsetTop;
    if (top < this.list.scrollTop || top + item.offsetHeight > this.list.scrollTop + this.list.clientHeight) {
      this.list.scrollTop = top - this.list.clientHeight / 2;
    }
  }

  #go(ply) {
    if (ply >= 0 && ply <= this.#moves.length) {
      this.#onPly(ply);
    }
  }
}
