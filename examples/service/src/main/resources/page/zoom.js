// A frame in which a large board can be made larger than a narrow screen, and moved about.

import { button, html } from './dom.js';

const SIZES = [1, 1.5, 2, 3];

export class ZoomFrame {
  #size = 0;

  constructor(content) {
    this.frame = html('div', { class: 'zoom-frame' }, content);
    this.smaller = button('−', () => this.#change(-1), { 'aria-label': 'Smaller board', disabled: true });
    this.larger = button('+', () => this.#change(1), { 'aria-label': 'Larger board' });
    this.element = html(
      'div',
      { class: 'zoom' },
      this.frame,
      html('div', { class: 'zoom-buttons', role: 'group', 'aria-label': 'Size of the board' }, this.smaller, this.larger),
    );
  }

  #change(step) {
    this.#size = Math.max(0, Math.min(SIZES.length - 1, this.#size + step));
    this.smaller.disabled = this.#size === 0;
    this.larger.disabled = this.#size === SIZES.length - 1;
    this.frame.dataset.size = String(this.#size);
    const { scrollWidth, clientWidth } = this.frame;
    this.frame.scrollLeft = (scrollWidth - clientWidth) / 2;
  }
}
