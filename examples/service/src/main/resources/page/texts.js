// Texts to copy: a field with its button.

import { copy } from './copy.js';
import { button, freshId, html } from './dom.js';

export class CopyField {
  /** A labelled read-only field, of one line or several. */
  constructor(label, rows = 1) {
    const id = freshId('copy');
    this.field =
      rows === 1
        ? html('input', { id, type: 'text', readonly: true, spellcheck: 'false' })
        : html('textarea', { id, rows, readonly: true, spellcheck: 'false' });
    this.done = html('span', { class: 'hint', role: 'status' });
    this.element = html(
      'div',
      { class: 'copy' },
      html('label', { for: id }, label),
      html('div', { class: 'with-button' }, this.field, button('Copy', () => this.#copy(), { 'aria-label': `Copy: ${label}` })),
      this.done,
    );
  }

  set value(text) {
    if (this.field.value !== text) {
      this.field.value = text;
      this.done.textContent = '';
    }
  }

  async #copy() {
    this.done.textContent = (await copy(this.field)) ? 'Copied.' : 'Please copy the selected text.';
  }
}
