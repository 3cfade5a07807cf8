// Puts a move together click by click. What can come next, and why a click cannot, is the service's to say.

import * as api from './api.js';

const NOTHING = { chosen: [], choices: [], meanings: [] };

export class Mover {
  #rules = '';
  #position = '';
  #turn = 0;
  #onChange;
  #onMove;

  /** Calls back whenever something was chosen or refused, and with a move that is complete. */
  constructor(onChange, onMove) {
    this.#onChange = onChange;
    this.#onMove = onMove;
    this.stop();
  }

  /** Nothing can be chosen. */
  stop() {
    this.#turn += 1;
    this.draft = NOTHING;
    this.ready = false;
  }

  /** Begins a move in a position. */
  async start(rules, position) {
    this.stop();
    this.#rules = rules;
    this.#position = position;
    await this.#ask([]);
  }

  /** A click on a cell: a choice, the end of a choice, or something to explain. */
  async click(cell) {
    const { chosen, choices } = this.draft;
    const last = chosen.at(-1);
    const again = last?.cell === cell && !choices.some((step) => step.cell === cell);
    await (again ? this.back() : this.#ask(this.#texts(), cell));
  }

  /** Chooses one of the choices, or of the meanings of a click. */
  async choose(step) {
    await this.#ask([...this.#texts(), step.text]);
  }

  /** Takes the last choice back. */
  async back() {
    if (this.draft.chosen.length > 0 || this.draft.meanings.length > 0) {
      await this.#ask(this.#texts().slice(0, this.draft.meanings.length > 0 ? undefined : -1));
    }
  }

  /** Takes all choices back. */
  async clear() {
    if (this.ready) {
      await this.#ask([]);
    }
  }

  #texts() {
    return this.draft.chosen.map((step) => step.text);
  }

  async #ask(chosen, click) {
    const turn = this.#turn;
    const draft = await api.draft({ rules: this.#rules, position: this.#position, chosen, ...(click && { click }) });
    if (turn !== this.#turn) {
      return;
    }
    // An answer is to the state in which was asked: what was asked meanwhile is answered anew
    this.#turn += 1;
    this.draft = draft;
    this.ready = true;
    this.#onChange(draft, click);
    if (draft.move) {
      this.#onMove(draft.move);
    }
  }
}
