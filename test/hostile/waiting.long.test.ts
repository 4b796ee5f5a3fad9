/**
 * Real: the built service as a process of its own. A stranger sends one request; nobody else may wait for it
 * longer than 250 ms. `npm test` checks each request's answer. The long form also measures for how long the event
 * loop was blocked, takes the shortest of several tries, and prints a table.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Agent } from 'undici';
import { TestClient } from '../support/client.js';
import { schemaOf } from '../support/schema.js';
import { startMatch } from '../support/table.js';
import { BOMBS, guesses, SOCKET_BOMBS, TEXTS } from './support/bombs.js';
import { mostExpensive, partsOfMatch, partsOfQuery } from './support/most-expensive.js';
import { posted, send } from './support/http-attacks.js';
import type { HttpAttack } from './support/http-attacks.js';
import { inLongForm, IS_LONG_FORM } from './support/rounds.js';
import { converse } from './support/socket-attacks.js';
import { textBombs } from './support/text-bombs.js';
import { faultIn } from './support/faults.js';
import type { Reply } from './support/faults.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';
import { waiting } from './support/waiting.js';
import type { Waiting } from './support/waiting.js';

/** Milliseconds that a stranger's request may make others wait. */
const MOST = 250;
const TRIES = 6;

let victim: Victim;
let schema: GraphQLSchema;
let matchId: string;
let stranger: TestClient;
const agent = new Agent({ connections: 1 });
const measured: [string, Waiting][] = [];

beforeAll(async () => {
  victim = await startVictim();
  const [ann, ben] = await Promise.all(['ann', 'ben'].map((name) => newcomer(name)));
  stranger = await newcomer('stranger');
  schema = await schemaOf(stranger);
  matchId = (await startMatch([ann!, ben!])).matchId;
});
afterAll(async () => {
  if (IS_LONG_FORM) process.stderr.write(`${table()}\n`);
  await victim?.stop();
});

const newcomer = (name: string) => new TestClient(victim.base).register(name);

/** Sends a request as the stranger, who is signed in. */
const asStranger = (attack: HttpAttack): Promise<Reply> =>
  send(
    victim.base,
    { ...attack, headers: { ...attack.headers, authorization: `Bearer ${stranger.accessToken}` } },
    agent,
  );

/** Makes an attack and returns the answer; the long form also measures it. */
async function answerTo(name: string, attack: () => Promise<Reply>): Promise<Reply> {
  if (!IS_LONG_FORM) return attack();
  const result = await waiting(victim.base, attack, TRIES);
  measured.push([name, result]);
  return result.reply;
}

const table = (): string =>
  measured
    .sort(([, a], [, b]) => b.blocked - a.blocked)
    .map(([name, { blocked, waited, spent }]) =>
      [...[blocked, waited, spent].map((ms) => ms.toFixed(0).padStart(7)), name].join('  '),
    )
    .join('\n');

describe('a request that is expensive to read', () => {
  it.each(BOMBS)(
    '$name: gets an answer that is no error of the service',
    async ({ name, attack }) => {
      expect(faultIn(await answerTo(name, () => asStranger(attack)))).toBeNull();
    },
  );
});

describe('a text that is expensive to check', () => {
  it.each(Object.keys(TEXTS))(
    'every mutation answers %s without an error of the service',
    async (name) => {
      const bombs = textBombs(schema, TEXTS[name]!);
      const chosen = IS_LONG_FORM ? bombs : bombs.filter((_, index) => index % 8 === 0);
      for (const bomb of chosen) {
        const reply = await answerTo(`${bomb.name}, ${name}`, () => asStranger(bomb.attack));
        expect([bomb.name, faultIn(reply)]).toEqual([bomb.name, null]);
      }
    },
  );
});

describe('socket messages that are expensive to handle', () => {
  it.each(SOCKET_BOMBS)(
    '$name over a socket is answered or ends the socket, without an error of the service',
    async ({ name, frames }) => {
      const conversation = () => converse(victim.base, frames, AbortSignal.timeout(60_000));
      expect(faultIn(await answerTo(`socket: ${name}`, conversation))).toBeNull();
    },
  );
});

inLongForm('the most expensive query that is allowed', () => {
  it('the most expensive allowed query of each field is answered without an error of the service', async () => {
    for (const part of [...partsOfMatch(schema, matchId), ...partsOfQuery(schema)]) {
      const ask = (query: string) => asStranger(posted({ query }));
      const query = await mostExpensive(part, ask);
      if (query === null) continue;
      const reply = await answerTo(`most expensive ${part.name}`, () => ask(query));
      expect([part.name, faultIn(reply)]).toEqual([part.name, null]);
    }
  }, 900_000);
});

describe('many wrong passwords in one request', () => {
  it('are answered without an error of the service', async () => {
    const { name, attack } = guesses(IS_LONG_FORM ? 100 : 10);
    expect(faultIn(await answerTo(name, () => asStranger(attack)))).toBeNull();
  });
});

inLongForm('other clients', () => {
  it(`no request makes others wait longer than ${MOST} ms`, () => {
    const tooLong = measured.filter(([, { blocked }]) => blocked > MOST);
    expect(tooLong.map(([name, { blocked }]) => `${name}: ${blocked.toFixed(0)} ms`)).toEqual([]);
  });
});
