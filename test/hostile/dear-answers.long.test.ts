/**
 * Real: the built service as a process of its own, and a match of very many deals. Accounts with enough points for it
 * read the dearest parts of the match as fast as they can, from one network. Nobody of another network may wait for them.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../../src/engine/index.js';
import { PASSWORD, TestClient } from '../support/client.js';
import { playLong } from '../support/long-match.js';
import { playCard, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { mostWait, waitOf } from './support/latency.js';
import { usedBetween, usedBy } from './support/processor.js';
import { inLongForm } from './support/rounds.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';

const DEALS = 1000;
const BANK = { bankSeconds: 7_776_000, incrementSeconds: 60, weekends: true };

let victim: Victim;
let other: TestClient;
let table: Table;
let readers: TestClient[];
let idle: number;

beforeAll(async () => {
  victim = await startVictim({ TRUST_PROXY: '1' });
  const newcomer = (name: string) => new TestClient(victim.base).register(name);
  const [anna, ben] = [await newcomer('anna'), await newcomer('ben')];
  readers = [await newcomer('cem'), await newcomer('dora'), await newcomer('emil')];
  table = await startMatch([anna, ben], { rated: false, target: 1000, timeControl: BANK });
  await playLong(victim, table, DEALS, seeded(1));
  // Making the match takes so long that on a busy machine an access token expires.
  for (const client of [anna, ben, ...readers]) await client.signIn();
  other = new TestClient(victim.base);
  await waitOf(other, 1);
  idle = await waitOf(other);
}, 900_000);
afterAll(() => victim?.stop());

interface Reading {
  readonly query: string;
  readonly variables?: object;
  /** The accounts that read; by default the three with enough points. Null: nobody is signed in. */
  readonly tokens?: readonly (string | null)[];
  /** How many requests or sockets each account has open. */
  readonly count: number;
}

/** Clients in a process of their own. */
class Readers {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (this.output += chunk));
  }

  static begin(kind: 'ask' | 'watch', reading: Reading): Readers {
    const child = spawn('node', ['test/hostile/support/readers.mjs', kind, victim.base], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const usual = {
      variables: { id: table.matchId },
      tokens: readers.map(({ accessToken }) => accessToken),
    };
    child.stdin.end(JSON.stringify({ ...usual, ...reading }));
    return new Readers(child);
  }

  /** The answers so far, each as its status and its size. */
  get answers(): readonly string[] {
    return this.output.split('\n').slice(0, -1);
  }

  get bytes(): number {
    return this.answers.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}

/** For how long the service is watched after its clients have left, and the share of a core that it may use. */
const WATCHED_MILLIS = 3000;
const MOST_AFTERWARDS = 0.3;

/** The network of `readers.mjs`. */
const READERS_NETWORK = '198.51.100.7';

/** Signs an account in from a network; the status of the answer. */
async function signInFrom(network: string): Promise<number> {
  const input = { username: readers[0]!.username, password: PASSWORD };
  const query = `mutation ($input: LoginInput!) { login(input: $input) { accessToken } }`;
  const { status } = await fetch(`${victim.base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return status;
}

/** How long another client waits meanwhile. */
function expectNoWait(name: string, wait: number, work: Readers): void {
  const of = `${work.answers.length} answers, ${(work.bytes / 1e6).toFixed(0)} MB`;
  process.stderr.write(`${name}: ${wait.toFixed(0)} ms, idle ${idle.toFixed(0)} ms, ${of}\n`);
  expect(wait).toBeLessThan(mostWait(idle));
}

/** Three accounts with three sockets each, and a hundred subscriptions on each socket. */
const SUBSCRIBERS = 900;

/** How many moves are made while another client waits. */
const MOVES = 3;

/** Makes a move; whether there are so many answers then. */
async function moved(watching: Readers, answers: number): Promise<boolean> {
  await playCard(table);
  return watching.answers.length >= answers;
}

const STEPS = `query ($id: ID!) { ${['a', 'b', 'c', 'd']
  .map((name) => `${name}: match(id: $id) { steps(deal: ${DEALS - 1}, open: true) { token } }`)
  .join(' ')} }`;

inLongForm('a match of a thousand deals', () => {
  it('others do not wait while three accounts read the steps of a late deal, with 90 requests at once', async () => {
    const asking = Readers.begin('ask', { query: STEPS, count: 30 });
    try {
      await until('the first answers', () => asking.answers.length > 0);
      expectNoWait('steps', await waitOf(other), asking);
      expect(asking.answers.some((line) => line.startsWith('200 '))).toBe(true);
    } finally {
      await asking.end();
    }
  });

  it('others do not wait while three moves are sent to 900 subscribers that get the whole record', async () => {
    const query = 'subscription ($id: ID!) { matchUpdated(matchId: $id) { version record } }';
    const watching = Readers.begin('watch', { query, count: 3 });
    try {
      // The first moves are sent to those who have subscribed by then.
      await until('all subscribers', () => moved(watching, SUBSCRIBERS), 120_000);
      const before = watching.answers.length;
      const wait = waitOf(other, 8);
      for (let move = 0; move < MOVES; move++) await playCard(table);
      expectNoWait('record', await wait, watching);
      await until('an answer', () => watching.answers.length > before);
    } finally {
      await watching.end();
    }
  });

  it('others do not wait for a hundred streams of all events, which end with their client', async () => {
    const first = '{ match(id: $id) { events(first: 1) { pageInfo { endCursor } } } }';
    type First = { match: { events: { pageInfo: { endCursor: string } } } };
    const id = table.matchId;
    const { match } = await readers[0]!.ask<First>(`query ($id: ID!) ${first}`, { id });
    const watching = Readers.begin('watch', {
      query: `subscription ($id: ID!, $after: String) {
        matchEventAdded(matchId: $id, after: $after) { version payload { type } } }`,
      variables: { id, after: match.events.pageInfo.endCursor },
      tokens: [null],
      count: 1,
    });
    try {
      await until('the first events', () => watching.answers.length > 0);
      expectNoWait('events', await waitOf(other), watching);
    } finally {
      await watching.end();
    }
    const before = await usedBy(victim);
    await pause(WATCHED_MILLIS);
    const { service } = usedBetween(before, await usedBy(victim));
    expect(service).toBeLessThan(MOST_AFTERWARDS * WATCHED_MILLIS);
    expect(await signInFrom(READERS_NETWORK)).toBe(200);
  });

  it('none of this is logged as an error', () => {
    expect(victim.complaints()).toEqual([]);
  });
});
