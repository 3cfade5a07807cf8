// Decides by the address what is shown: a game, or the form that starts one.

import { html } from './dom.js';
import { GameScreen } from './game.js';
import { StartScreen } from './start.js';

const main = document.getElementById('main');
const game = location.pathname.match(/^\/game\/([^/]+)$/);

try {
  const screen = game ? new GameScreen(decodeURIComponent(game[1])) : new StartScreen();
  main.append(screen.element);
  await screen.start();
} catch (problem) {
  main.replaceChildren(
    html('section', { class: 'card', role: 'alert' }, html('h1', {}, 'This cannot be shown'), html('p', {}, problem.message)),
  );
}
