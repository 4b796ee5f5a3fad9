/**
 * Clients that read much, in a process of their own: `node readers.mjs ask|watch BASE` with the work as JSON on stdin.
 * A token may be null: then nobody is signed in. `ask` sends a query again and again; `watch` subscribes and prints a line for each answer.
 */
import { fetch } from 'undici';
import { setTimeout as pause } from 'node:timers/promises';
import { json } from 'node:stream/consumers';
import { WebSocket } from 'ws';

const [kind, base] = process.argv.slice(2);
const { query, variables, tokens, count } = await json(process.stdin);

const SUBSCRIPTIONS_A_SOCKET = 100;
const REFUSED_MILLIS = 200;
/** The network behind a trusted proxy. */
const FROM = { 'x-forwarded-for': '198.51.100.7' };

/** Asks as soon as the last answer is there. What is refused is asked again. */
async function ask(token) {
  const headers = { ...FROM, 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, variables });
  for (;;) {
    const answer = await fetch(`${base}/graphql`, { method: 'POST', headers, body });
    const bytes = (await answer.arrayBuffer()).byteLength;
    process.stdout.write(`${answer.status} ${bytes}\n`);
    // A refusal is answered in microseconds: without a pause only refusals would be measured.
    if (answer.status !== 200) await pause(REFUSED_MILLIS);
  }
}

function watch(token) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: FROM,
  });
  socket.once('open', () =>
    socket.send(
      JSON.stringify({
        type: 'connection_init',
        payload: token ? { authorization: `Bearer ${token}` } : {},
      }),
    ),
  );
  socket.once('message', () => {
    for (let id = 0; id < SUBSCRIPTIONS_A_SOCKET; id++)
      socket.send(
        JSON.stringify({ type: 'subscribe', id: `${id}`, payload: { query, variables } }),
      );
    socket.on('message', (data) => process.stdout.write(`200 ${data.length}\n`));
  });
}

const begin = kind === 'ask' ? ask : watch;
for (const token of tokens) for (let one = 0; one < count; one++) void begin(token);
