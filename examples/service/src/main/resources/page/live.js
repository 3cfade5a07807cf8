// Follows a game: events while the connection holds, and ever new attempts when it does not.

import { eventsPath, fetchGame } from './api.js';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15000;

export class Live {
  #id;
  #onGame;
  #onConnection;
  #source = null;
  #wait = FIRST_WAIT;
  #timer = 0;

  /** Calls back with each state of the game, and with whether the connection holds. */
  constructor(id, onGame, onConnection) {
    this.#id = id;
    this.#onGame = onGame;
    this.#onConnection = onConnection;
  }

  start() {
    this.#open();
    addEventListener('online', () => this.#again());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') {
        this.#again();
      }
    });
    // A page that is left keeps no connection, and one that is come back to opens it again.
    addEventListener('pagehide', () => this.#close());
    addEventListener('pageshow', (event) => event.persisted && this.#again());
  }

  #open() {
    this.#close();
    const source = new EventSource(eventsPath(this.#id));
    this.#source = source;
    source.addEventListener('open', () => {
      this.#wait = FIRST_WAIT;
      this.#onConnection(true);
    });
    source.addEventListener('game', (event) => this.#onGame(JSON.parse(event.data)));
    source.addEventListener('error', () => {
      this.#onConnection(false);
      if (source.readyState === EventSource.CLOSED) {
        this.#later();
      }
    });
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Asks at once what may have been missed. */
  #again() {
    if (this.#source === null || this.#source.readyState !== EventSource.OPEN) {
      this.#open();
    }
    fetchGame(this.#id).then(this.#onGame, () => {});
  }

  #close() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
