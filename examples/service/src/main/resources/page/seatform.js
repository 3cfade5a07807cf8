// The part of the form that says who has a seat.

import { capital, html, show } from './dom.js';

const STRENGTHS = 10;

export class SeatForm {
  #seat;

  constructor(seat, players) {
    this.#seat = seat;
    const id = `seat-${seat}`;
    this.label = html('label', { for: id });
    this.color = '';
    this.holder = html(
      'select',
      { id, onchange: () => this.#changed() },
      html('option', { value: 'me' }, 'I, here'),
      html('option', { value: 'link' }, 'A person whom I send a link'),
      ...players.map((player) => html('option', { value: `bot:${player}` }, `Computer: ${player}`)),
    );
    this.strength = html('input', { id: `strength-${seat}`, type: 'range', min: 1, max: STRENGTHS, value: 3, oninput: () => this.#changed() });
    this.shown = html('output', { for: `strength-${seat}` });
    this.strengthField = html('div', { class: 'field' }, html('label', { for: `strength-${seat}` }, 'Strength'), this.strength, this.shown);
    this.element = html('div', { class: 'seat-form' }, html('div', { class: 'field' }, this.label, this.holder), this.strengthField);
    this.#changed();
  }

  /** The colour with which the seat begins. */
  set color(color) {
    this.label.textContent = `${capital(this.#seat)} seat${color ? ` (${capital(color)})` : ''}`;
  }

  choose(value) {
    this.holder.value = value;
    this.#changed();
  }

  #changed() {
    show(this.strengthField, this.holder.value.startsWith('bot:'));
    this.shown.textContent = this.strength.value;
  }

  get value() {
    const [kind, player] = this.holder.value.split(':');
    return kind === 'bot' ? { kind, player, strength: Number(this.strength.value) } : { kind };
  }
}
