// Asks the service. What it refuses is thrown as a Refusal with its code and a sentence.

export class Refusal extends Error {
  constructor(status, problem) {
    super(problem.detail ?? 'The service gave no reason.');
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.cells = problem.cells ?? [];
  }

  /** Whether the game has moved on since it was seen here. */
  get isStale() {
    return this.status === 409;
  }
}

async function ask(method, path, body) {
  const request = { method, headers: { Accept: 'application/json, application/problem+json' } };
  if (body !== undefined) {
    request.headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal(0, { code: 'offline', detail: 'The service cannot be reached. Please try again.' });
  }
  if (!response.ok) {
    const problem = await response.json().catch(() => ({ detail: `The service answered ${response.status}.` }));
    throw new Refusal(response.status, problem);
  }
  return response;
}

async function json(method, path, body) {
  return (await ask(method, path, body)).json();
}

const game = (id) => `/v1/games/${encodeURIComponent(id)}`;

export const games = () => json('GET', '/v1/rules');
export const rules = (name, options) => json('POST', '/v1/rules', { name, options });
export const players = () => json('GET', '/v1/players');
export const view = (question) => json('POST', '/v1/view', question);
export const draft = (question) => json('POST', '/v1/draft', question);
export const read = (question) => json('POST', '/v1/read', question);

export const create = (wanted) => json('POST', '/v1/games', wanted);
export const fetchGame = (id) => json('GET', game(id));
export const join = (id, invite) => json('POST', `${game(id)}/join`, { invite });
export const move = (id, sent) => json('POST', `${game(id)}/moves`, sent);
export const undo = (id, sent) => json('POST', `${game(id)}/undo`, sent);
export const refuseUndo = (id, sent) => json('POST', `${game(id)}/undo/refuse`, sent);
export const resign = (id, sent) => json('POST', `${game(id)}/resign`, sent);
export const record = async (id) => (await ask('GET', `${game(id)}/record`)).text();
export const eventsPath = (id) => `${game(id)}/events`;
