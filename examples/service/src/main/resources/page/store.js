// What this browser remembers: the tokens of its seats, and a few wishes. Works without storage too, until a reload.

const GAMES = 'boardrules.games';
const WISHES = 'boardrules.wishes';
const MOST_GAMES = 50;

const memory = new Map();

function load(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? memory.get(key) ?? {};
  } catch {
    return memory.get(key) ?? {};
  }
}

function save(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what is in memory has to do.
  }
}

/** All games in which this browser has or had a seat, the newest first. */
export function games() {
  return Object.entries(load(GAMES))
    .map(([id, known]) => ({ id, ...known }))
    .sort((a, b) => b.since - a.since);
}

/** What is known of a game: { tokens, invite, rules }. */
export function game(id) {
  return { tokens: {}, ...load(GAMES)[id] };
}

/** Adds to what is known of a game. */
export function keep(id, known) {
  const all = load(GAMES);
  const before = all[id] ?? { since: Date.now() };
  all[id] = { ...before, ...known, tokens: { ...before.tokens, ...known.tokens } };
  const kept = Object.entries(all)
    .sort(([, a], [, b]) => b.since - a.since)
    .slice(0, MOST_GAMES);
  save(GAMES, Object.fromEntries(kept));
}

/** Forgets a game that the service does not know any more. */
export function forget(id) {
  const all = load(GAMES);
  delete all[id];
  save(GAMES, all);
}

export function wish(name) {
  return load(WISHES)[name];
}

export function setWish(name, value) {
  save(WISHES, { ...load(WISHES), [name]: value });
}
