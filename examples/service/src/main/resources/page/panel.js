// All that stands around the board of a game.

import * as api from './api.js';
import { button, capital, html, show } from './dom.js';
import { legend } from './legend.js';
import { MoveList } from './moves.js';
import { seatLines, SEATS } from './seats.js';
import * as store from './store.js';
import { CopyField } from './texts.js';

export class GamePanel {
  #do;
  #record = { version: -1, id: '' };
  #legend = null;

  /** The deeds are what the buttons do. */
  constructor(deeds) {
    this.#do = deeds;
    this.#makeHeading();
    this.#makeBelow();
    this.#makeAside();
  }

  #makeHeading() {
    this.title = html('h1', {});
    this.rules = html('p', { class: 'rules' });
    this.offline = html('p', { class: 'offline', role: 'status' });
    this.heading = html('div', { class: 'heading' }, this.title, this.rules, this.offline);
    this.seats = html('div', { class: 'seats-place' });
  }

  #makeBelow() {
    this.status = html('p', { class: 'status', id: 'status' });
    this.message = html('p', { class: 'message', role: 'status', 'aria-live': 'polite', id: 'message' });
    this.note = html('p', { class: 'note', id: 'note' });
    this.choices = html('div', { class: 'actions', id: 'choices', role: 'group', 'aria-label': 'Choices' });
    this.below = html('div', { class: 'below' }, this.status, this.choices, this.message, this.note);
  }

  #makeAside() {
    this.moves = new MoveList((ply) => this.#do.look(ply));
    this.undo = button('Take back', () => this.#do.undo(), { id: 'undo' });
    this.resign = button('Resign', () => this.#do.resign(), { id: 'resign' });
    this.asked = html('div', { class: 'card asked', role: 'status' });
    this.invitation = html('div', { class: 'card invited' });
    this.invite = new CopyField('Send this link to the person who is to join');
    this.inviteCard = html('section', { class: 'card', id: 'invite', 'aria-label': 'Invitation' }, this.invite.element);
    this.text = html('input', { id: 'move-text', type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off' });
    const form = html(
      'form',
      { class: 'copy', onsubmit: (event) => this.#typed(event) },
      html('label', { for: 'move-text' }, 'Or type a move'),
      html('div', { class: 'with-button' }, this.text, html('button', { type: 'submit' }, 'Play')),
    );
    this.typing = html('section', { class: 'card', 'aria-label': 'How to move' }, form, this.#confirmWish());
    this.aside = html(
      'aside',
      { class: 'aside', 'aria-label': 'Game' },
      this.invitation,
      this.inviteCard,
      this.asked,
      html('section', { class: 'card', 'aria-label': 'Moves' }, html('h2', {}, 'Moves'), this.moves.element, this.#gameButtons()),
      html('section', { class: 'card', 'aria-label': 'On the board' }, html('h2', {}, 'On the board'), (this.counts = html('dl', { class: 'counts' }))),
      this.typing,
      this.#texts(),
      (this.legendPlace = html('div', {})),
    );
  }

  #gameButtons() {
    this.fromHere = html('a', { class: 'button', id: 'from-here' }, 'Play from here');
    return html('div', { class: 'actions' }, this.undo, this.resign, this.fromHere);
  }

  #confirmWish() {
    const box = html('input', { type: 'checkbox', id: 'confirm', onchange: () => store.setWish('confirm', box.checked) });
    box.checked = store.wish('confirm') === true;
    return html('div', { class: 'check' }, box, html('label', { for: 'confirm' }, 'Ask before a move is played'));
  }

  #texts() {
    this.position = new CopyField('Position');
    this.recordText = new CopyField('Record of the game', 4);
    this.watch = new CopyField('Link to watch this game');
    this.watch.value = location.origin + location.pathname;
    this.textsFold = html(
      'details',
      { class: 'card', id: 'texts', ontoggle: () => this.#fetchRecord() },
      html('summary', {}, 'Position, record and link'),
      this.position.element,
      this.recordText.element,
      this.watch.element,
    );
    return this.textsFold;
  }

  #typed(event) {
    event.preventDefault();
    const move = this.text.value.trim();
    if (move) {
      this.#do.play(move);
      this.text.value = '';
    }
  }

  /** Tells something that just happened, to those who see it and to those who hear it. */
  say(text, kind = '') {
    this.message.className = `message ${kind}`;
    // Emptied first, so that the same words are read out again
    this.message.textContent = '';
    this.message.textContent = text;
  }

  connection(connected) {
    this.offline.textContent = connected ? '' : 'The connection is lost; trying again …';
  }

  show(state) {
    const { game, view, mine, past } = state;
    document.title = `${state.canMove && mine.length === 1 ? '● Your turn – ' : ''}${view.title} – Board Rules`;
    this.title.textContent = view.title;
    this.rules.textContent = `Rules: ${game.rules}${mine.length === 0 ? ' · you are watching' : ''}`;
    this.seats.replaceChildren(seatLines(game, view, mine));
    this.status.textContent = state.status;
    this.status.classList.toggle('over', game.seatToMove === null && !past);
    this.status.classList.toggle('mine', state.canMove);
    this.note.textContent = view.note ? `${capital(view.note)}.` : '';
    this.#showChoices(state);
    this.#showUndo(state);
    this.#showInvitations(state);
    this.moves.show(game.moves, view.ply);
    this.counts.replaceChildren(
      ...Object.entries(view.counts).map(([label, count]) => html('div', {}, html('dt', {}, capital(label)), html('dd', {}, String(count)))),
    );
    show(this.typing, mine.length > 0 && game.seatToMove !== null);
    this.position.value = view.position;
    this.#record = { version: game.version, id: game.id };
    this.#fetchRecord();
    this.#legend ??= legend(view);
    this.legendPlace.replaceChildren(this.#legend);
  }

  #showChoices({ draft, canMove, past, game }) {
    const buttons = [];
    const choice = (step, label) => button(label, () => this.#do.choose(step), { 'data-choice': step.text });
    if (canMove && draft.move) {
      buttons.push(button(`Play ${draft.move}`, () => this.#do.play(draft.move), { class: 'primary', id: 'play' }));
    }
    buttons.push(...draft.meanings.map((step) => choice(step, capital(step.meaning))));
    buttons.push(...draft.choices.filter((step) => !step.cell).map((step) => choice(step, capital(step.text))));
    if (draft.chosen.length > 0 || draft.meanings.length > 0) {
      buttons.push(button('Choose anew', () => this.#do.cancel(), { id: 'cancel' }));
    }
    if (past) {
      buttons.push(button('Back to the game', () => this.#do.look(game.moves.length), { class: 'primary', id: 'now' }));
    }
    this.#replace(this.choices, buttons);
  }

  /** Puts other buttons in place; where the focus was on one, it stays on one that does the same. */
  #replace(place, buttons) {
    const focused = place.contains(document.activeElement) ? document.activeElement.textContent : null;
    place.replaceChildren(...buttons);
    if (focused !== null) {
      buttons.find((one) => one.textContent === focused)?.focus();
    }
  }

  #showUndo({ game, mine, past, view }) {
    const asker = game.undoAskedBy;
    const people = SEATS.every((seat) => game.seats[seat].kind === 'person') && mine.length === 1;
    const playing = mine.length > 0 && game.seatToMove !== null;
    this.undo.textContent = people ? 'Ask to take back' : 'Take back';
    this.undo.disabled = !playing || game.moves.length === 0 || asker !== undefined;
    this.resign.disabled = !playing;
    show(this.undo, mine.length > 0);
    show(this.resign, mine.length > 0);
    show(this.fromHere, past);
    this.fromHere.href = `/?${new URLSearchParams({ game: game.id, ply: view.ply })}`;
    show(this.asked, asker !== undefined && mine.length === 1);
    if (asker === undefined || mine.length !== 1) {
      this.asked.replaceChildren();
    } else if (mine.includes(asker)) {
      this.asked.replaceChildren(
        html('p', {}, 'You have asked to take a move back.'),
        html('div', { class: 'actions' }, button('Ask no longer', () => this.#do.refuseUndo(), { id: 'refuse-undo' })),
      );
    } else {
      this.asked.replaceChildren(
        html('p', {}, 'The other person asks to take a move back.'),
        html(
          'div',
          { class: 'actions' },
          button('Agree', () => this.#do.undo(), { class: 'primary', id: 'agree-undo' }),
          button('Refuse', () => this.#do.refuseUndo(), { id: 'refuse-undo' }),
        ),
      );
    }
  }

  #showInvitations({ game, view, known, mine }) {
    const open = SEATS.find((seat) => game.seats[seat].kind === 'open');
    const code = new URLSearchParams(location.hash.slice(1)).get('invite');
    show(this.inviteCard, open !== undefined && known.invite !== undefined);
    this.invite.value = `${location.origin}${location.pathname}#invite=${encodeURIComponent(known.invite ?? '')}`;
    const invited = open !== undefined && code !== null && mine.length === 0;
    show(this.invitation, invited);
    if (invited && !this.invitation.hasChildNodes()) {
      this.invitation.append(
        html('p', {}, `You are invited to play ${capital(view.seats[open])} (${open} seat).`),
        html('div', { class: 'actions' }, button('Join the game', () => this.#do.join(code), { class: 'primary', id: 'join' })),
      );
    }
  }

  async #fetchRecord() {
    const { version, id } = this.#record;
    if (this.textsFold.open && version >= 0) {
      try {
        this.recordText.value = await api.record(id);
      } catch (problem) {
        this.recordText.value = problem.message;
      }
    }
  }
}
