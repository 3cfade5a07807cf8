// The part of the form that chooses rules. Which there are, and what can be set about them, the service tells.

import * as api from './api.js';
import { html } from './dom.js';

export class RulesForm {
  #games;
  #onChange;
  #fields = new Map();

  constructor(games, onChange) {
    this.#games = games;
    this.#onChange = onChange;
    this.rules = '';
    this.about = html('p', { class: 'hint', id: 'about' });
    this.options = html('div', { class: 'options' });
    this.element = html(
      'fieldset',
      { class: 'card' },
      html('legend', {}, 'Rules'),
      html('div', { class: 'games' }, ...games.map((game, i) => this.#radio(game, i === 0))),
      this.about,
      this.options,
    );
    this.#choose(games[0]);
  }

  #radio(game, first) {
    const id = `game-${game.name}`;
    const radio = html('input', { type: 'radio', name: 'game', id, value: game.name, onchange: () => this.#changed(game) });
    radio.checked = first;
    return html('div', { class: 'radio' }, radio, html('label', { for: id }, game.title));
  }

  #changed(game) {
    this.#choose(game);
    this.#onChange();
  }

  #choose(game) {
    this.game = game;
    this.about.textContent = game.about;
    this.#fields = new Map(game.options.map((option) => [option.name, this.#field(option)]));
    this.options.replaceChildren(
      ...game.options.map((option) =>
        html('div', { class: 'field' }, html('label', { for: `option-${option.name}` }, option.label), this.#fields.get(option.name)),
      ),
    );
  }

  #field(option) {
    const id = `option-${option.name}`;
    const onchange = () => this.#onChange();
    if (option.values.length === 0) {
      return html('input', { id, type: 'number', min: option.min, max: option.max, value: option.standard, required: true, onchange });
    }
    return html(
      'select',
      { id, onchange },
      ...option.values.map(({ name, label }) => html('option', { value: name, selected: name === option.standard }, label)),
    );
  }

  /** Asks the service for the text of the rules that are chosen. */
  async read() {
    const options = Object.fromEntries([...this.#fields].map(([name, field]) => [name, field.value]));
    const { rules } = await api.rules(this.game.name, options);
    this.rules = rules;
    return rules;
  }
}
