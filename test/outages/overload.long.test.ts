/** Real: an api with few connections. Its database stands still while more requests come than it can hold. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { RawSocket } from '../hostile/support/raw-socket.js';
import type { TestClient } from '../support/client.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { waitingStreams } from '../support/streams.js';
import { until } from '../support/wait.js';
import { OUTAGE, post } from './answers.js';

/** Connections, and the number of operations that may wait for their turn. */
const CONNECTIONS = 4;
const WAITING = 4;
/** An operation of about 1,100 points: four of them are all that one user may have in work. */
const ME = `{ ${Array.from({ length: 65 }, (_, i) => `a${i}: me { username }`).join(' ')} }`;
const AT_ONCE = 4;
const MOST = AT_ONCE + WAITING;
const BURST = 5 * MOST;

const NOTHING = '{ __typename }';
const STREAM = 'subscription { notificationAdded { id } }';

let service: TestService;
let player: TestClient;
let holder: Client;
beforeAll(async () => {
  service = await startApiAlone({
    DATABASE_POOL: String(CONNECTIONS),
    DATABASE_WAITING: String(WAITING),
    TRUST_PROXY: '1',
    DATABASE_STATEMENT_MILLIS: '0',
    DATABASE_LOCK_MILLIS: '0',
    LOG_LEVEL: 'silent',
  });
  player = await service.player();
  holder = new Client({ connectionString: service.database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await service.stop();
});

/** Locks tables, so that each request that reads its session or user waits. */
const blockDatabase = async () => {
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE sessions, users IN ACCESS EXCLUSIVE MODE');
};
const unblockDatabase = () => holder.query('ROLLBACK');

const ask = (query = ME) => post(service.base, query, player.accessToken);
const burst = <T>(make: (index: number) => T) => Array.from({ length: BURST }, (_, i) => make(i));
const untilAnswered = () => until('an answer', async () => (await ask()).status === 200);

describe('a burst while the database stands still', () => {
  beforeEach(blockDatabase);
  afterEach(unblockDatabase);

  it('may let some requests wait, which are answered, and the others are refused at once', async () => {
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const requests = burst(() => ask().then((answer) => answers.push(answer)));
    await until('refusals', () => answers.length >= BURST - MOST);
    for (const answer of answers) expect(answer).toMatchObject(OUTAGE);
    await unblockDatabase();
    await Promise.all(requests);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST);
    await untilAnswered();
  });

  it('of one network does not keep another network out', async () => {
    let answered = 0;
    const requests = burst(() => ask().then(() => (answered += 1)));
    await until('refusals', () => answered >= BURST - MOST);
    expect((await ask(NOTHING)).status).toBe(503);
    const other = await fetch(`${service.base}/graphql?query=${NOTHING}`, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(other.status).toBe(200);
    await unblockDatabase();
    await Promise.all(requests);
    await untilAnswered();
  });

  it('a request whose client has gone counts until its work is over', async () => {
    const controller = new AbortController();
    let answered = 0;
    const requests = burst(async () => {
      await fetch(`${service.base}/graphql?query=${encodeURIComponent(ME)}`, {
        headers: { authorization: `Bearer ${player.accessToken}` },
        signal: controller.signal,
      });
      answered += 1;
    });
    await until('refusals', () => answered >= BURST - MOST);
    controller.abort();
    await Promise.allSettled(requests);
    expect(await ask(NOTHING)).toMatchObject(OUTAGE);
    await unblockDatabase();
    await untilAnswered();
  });
});

describe('over a socket', () => {
  let socket: RawSocket;
  beforeEach(async () => {
    socket = await RawSocket.acknowledged(service.base, '203.0.113.1', player.accessToken);
  });
  afterEach(() => socket.socket.close());

  const kinds = (type: string) => socket.received.filter((message) => message.type === type).length;

  it('a burst is refused in the same way', async () => {
    await blockDatabase();
    burst((i) => socket.subscribe(`q${i}`, ME));
    await until('refusals', () => kinds('error') >= BURST - MOST);
    await unblockDatabase();
    await until('answers', () => kinds('complete') === MOST);
    expect(kinds('error')).toBe(BURST - MOST);
    await untilAnswered();
  });

  it('waiting subscriptions do not count as running requests', async () => {
    const waiting = waitingStreams();
    for (let begun = 1; begun <= 2 * MOST; begun += 1) {
      socket.subscribe(`s${begun}`, STREAM);
      await until('a subscription', () => waiting() === begun);
    }
    expect(await Promise.all(Array.from({ length: MOST }, () => ask(NOTHING)))).toEqual(
      Array.from({ length: MOST }, () => expect.objectContaining({ status: 200 })),
    );
  });

  it('invalid operations do not count as running requests', async () => {
    const wrong = ['{ nothing }', 'query A { me { id } } query B { me { id } }', '{ me { id }'];
    burst((i) => socket.subscribe(`w${i}`, wrong[i % wrong.length]!));
    await until('refusals', () => kinds('error') === BURST);
    await untilAnswered();
  });
});
