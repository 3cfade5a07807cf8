// The screen of one game: gets its states, shows them, and sends what is done.

import * as api from './api.js';
import { ask } from './ask.js';
import { Board } from './board.js';
import { capital, html } from './dom.js';
import { GamePanel } from './panel.js';
import { Live } from './live.js';
import { Mover } from './mover.js';
import { botWords, SEATS } from './seats.js';
import * as store from './store.js';
import { ZoomFrame } from './zoom.js';

export class GameScreen {
  #id;
  #game = null;
  #view = null;
  /** After how many moves to look; null for the game as it is now. */
  #ply = null;
  #asked = 0;
  #sending = false;

  constructor(id) {
    this.#id = id;
    this.board = new Board(
      (cell) => this.#click(cell),
      () => this.#try(() => this.mover.back()),
    );
    this.mover = new Mover(
      (draft, click) => this.#drafted(draft, click),
      (move) => this.#complete(move),
    );
    this.panel = new GamePanel({
      choose: (step) => this.#try(() => this.mover.choose(step)),
      cancel: () => this.#try(() => this.mover.clear()),
      play: (move) => this.#play(move),
      look: (ply) => this.#look(ply),
      undo: () => this.#undo(),
      refuseUndo: () => this.#change(api.refuseUndo, this.#token()),
      resign: () => this.#resign(),
      join: (invite) => this.#join(invite),
    });
    this.live = new Live(
      id,
      (game) => this.#receive(game),
      (connected) => this.panel.connection(connected),
    );
    this.element = html(
      'div',
      { class: 'game' },
      this.panel.heading,
      html('section', { class: 'play', 'aria-label': 'Board' }, this.panel.seats, new ZoomFrame(this.board.element).element, this.panel.below),
      this.panel.aside,
    );
  }

  async start() {
    let game;
    try {
      game = await api.fetchGame(this.#id);
    } catch (problem) {
      if (problem.status === 404) {
        store.forget(this.#id);
      }
      throw problem;
    }
    await this.#receive(game);
    this.live.start();
  }

  /** Takes a state of the game in, unless a newer one is here already. */
  async #receive(game) {
    if (this.#game !== null && game.version <= this.#game.version) {
      return;
    }
    const grown = this.#game !== null && game.moves.length > this.#game.moves.length;
    this.#game = game;
    if (this.#ply !== null && this.#ply >= game.moves.length) {
      this.#ply = null;
    }
    this.mover.stop();
    await this.#try(() => this.#refresh());
    if (grown && this.#ply === null && this.#view.last) {
      this.panel.say(capital(this.#view.last.words));
    }
  }

  async #refresh() {
    this.#asked += 1;
    const asked = this.#asked;
    const game = this.#game;
    const { rules, start, moves } = game;
    const outcome = game.outcome && { result: game.outcome.result, reason: game.outcome.reason };
    const view = await api.view({ rules, start, moves, ply: this.#ply ?? moves.length, ...(outcome && { outcome }) });
    if (asked !== this.#asked) {
      return;
    }
    this.#view = view;
    if (this.#canMove()) {
      await this.mover.start(rules, view.position);
    } else {
      this.mover.stop();
      this.#render();
    }
  }

  #known() {
    return store.game(this.#id);
  }

  #mine() {
    const { tokens } = this.#known();
    return SEATS.filter((seat) => tokens[seat]);
  }

  /** The token to act with: that of the seat to move where it is here, else any. */
  #token() {
    const { tokens } = this.#known();
    return tokens[this.#game.seatToMove] ?? tokens.first ?? tokens.second;
  }

  #canMove() {
    return this.#ply === null && this.#game.seatToMove !== null && this.#mine().includes(this.#game.seatToMove);
  }

  #render(refused = []) {
    const draft = this.mover.draft;
    this.board.show(this.#view, {
      choices: draft.meanings.length > 0 ? draft.meanings : draft.choices,
      chosen: draft.chosen,
      refused,
      live: this.#ply === null,
    });
    this.panel.show({
      game: this.#game,
      view: this.#view,
      draft,
      mine: this.#mine(),
      known: this.#known(),
      canMove: this.#canMove(),
      past: this.#ply !== null,
      status: this.#status(),
    });
  }

  /** Says in a line what is going on. */
  #status() {
    const game = this.#game;
    if (this.#ply !== null) {
      return `Looking back: after ${this.#ply} of ${game.moves.length} moves`;
    }
    if (game.seatToMove === null) {
      return capital(this.#view.status);
    }
    const color = capital(game.toMove);
    if (this.#canMove()) {
      const whose = this.#mine().length === 2 ? `${color} to move` : `Your turn, ${color}`;
      return `${whose}: ${this.mover.draft.prompt ?? 'one moment'}`;
    }
    const seat = game.seats[game.seatToMove];
    if (seat.kind === 'bot') {
      return `${color} to move: the ${botWords(seat)} is thinking`;
    }
    if (seat.kind === 'open') {
      return `${color} to move: waiting for somebody to join`;
    }
    return `${color} to move${this.#mine().length > 0 ? ': waiting for the other person' : ''}`;
  }

  async #click(cell) {
    if (this.#sending) {
      return;
    }
    if (this.#canMove() && this.mover.ready) {
      await this.#try(() => this.mover.click(cell));
    } else if (this.#ply !== null) {
      this.panel.say('You are looking back. Go to the last move to play on.', 'refusal');
    } else if (this.#game.seatToMove === null) {
      this.panel.say('The game has ended.', 'refusal');
    } else if (this.#mine().length === 0) {
      this.panel.say('You are watching: only those who have a seat can move.', 'refusal');
    } else {
      this.panel.say(`It is not your turn. ${this.#status()}.`, 'refusal');
    }
  }

  #drafted(draft, click) {
    const refusal = draft.refusal;
    this.#render(refusal && !refusal.again ? [click] : []);
    if (refusal && !refusal.again) {
      this.panel.say(`${capital(refusal.message)}.`, 'refusal');
    } else if (draft.meanings.length > 0) {
      this.panel.say(`${click} can mean: ${draft.meanings.map((step) => step.meaning).join(', or ')}.`);
    } else if (draft.chosen.length === 0) {
      this.panel.say('');
    } else {
      const chosen = draft.chosen.map((step) => step.text).join(', ');
      this.panel.say(`${capital(chosen)}${draft.prompt ? `: ${draft.prompt}` : ''}.`);
    }
  }

  #complete(move) {
    if (store.wish('confirm')) {
      this.panel.say(`${move}: play it?`);
    } else {
      this.#play(move);
    }
  }

  async #play(move) {
    if (!this.#canMove()) {
      await this.#click('');
      return;
    }
    const token = this.#token();
    await this.#change((id, sent) => api.move(id, { ...sent, move }), token);
  }

  async #undo() {
    await this.#change(api.undo, this.#token());
    const asker = this.#game.undoAskedBy;
    const other = SEATS.find((seat) => seat !== asker);
    if (asker && this.#mine().length === 2) {
      // Both people are here: who asked also agrees.
      await this.#change(api.undo, this.#known().tokens[other]);
    }
  }

  async #resign() {
    if (await ask('Do you want to give this game up?', 'Resign')) {
      await this.#change(api.resign, this.#token());
    }
  }

  async #join(invite) {
    await this.#try(async () => {
      const { game, tokens } = await api.join(this.#id, invite);
      store.keep(this.#id, { tokens, rules: game.rules });
      history.replaceState(null, '', location.pathname);
      await this.#receive(game);
      // An event may have told of it before this answer did, when nothing could be chosen yet
      await this.#refresh();
      this.panel.say('You have joined the game.');
    });
  }

  /** Sends a change; where the game has moved on meanwhile, shows how it is now instead. */
  async #change(send, token) {
    if (this.#sending) {
      return;
    }
    this.#sending = true;
    this.element.classList.add('sending');
    try {
      await this.#receive(await send(this.#id, { token, version: this.#game.version }));
    } catch (problem) {
      await this.#try(() => this.mover.clear());
      this.panel.say(problem.message, 'refusal');
      if (problem.isStale) {
        await this.#try(async () => this.#receive(await api.fetchGame(this.#id)));
      }
    } finally {
      this.#sending = false;
      this.element.classList.remove('sending');
    }
  }

  async #look(ply) {
    this.#ply = ply >= this.#game.moves.length ? null : ply;
    this.mover.stop();
    await this.#try(() => this.#refresh());
  }

  /** Does something that the service may refuse or not answer, and says so. */
  async #try(action) {
    try {
      await action();
    } catch (problem) {
      this.panel.say(problem.message, 'refusal');
    }
  }
}
