/** Real: an api with few connections, whose database stands still while more comes than it can take. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { RawSocket } from '../hostile/support/raw-socket.js';
import type { TestClient } from '../support/client.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { waitingStreams } from '../support/streams.js';
import { until } from '../support/wait.js';
import { OUTAGE, post } from './answers.js';

/** Connections, and places to wait for one. */
const CONNECTIONS = 4;
const WAITING = 4;
const MOST = CONNECTIONS + WAITING;
const BURST = 5 * MOST;

const ME = '{ me { username } }';
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

/** From now on whoever asks who they are waits. */
const stand = async () => {
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE sessions, users IN ACCESS EXCLUSIVE MODE');
};
const goOn = () => holder.query('ROLLBACK');

const ask = (query = ME) => post(service.base, query, player.accessToken);
const burst = <T>(make: (index: number) => T) => Array.from({ length: BURST }, (_, i) => make(i));
const answered = () => until('an answer', async () => (await ask()).status === 200);

describe('a burst while nothing can be done', () => {
  beforeEach(stand);
  afterEach(goOn);

  it('is refused at once but for those who may wait, and they are answered', async () => {
    const told: Awaited<ReturnType<typeof ask>>[] = [];
    const asked = burst(() => ask().then((answer) => told.push(answer)));
    await until('refusals', () => told.length >= BURST - MOST);
    for (const answer of told) expect(answer).toMatchObject(OUTAGE);
    await goOn();
    await Promise.all(asked);
    expect(told.filter(({ status }) => status === 200)).toHaveLength(MOST);
    await answered();
  });

  it('of one network keeps no other out', async () => {
    const asked = burst(() => ask());
    await until('a refusal', async () => (await ask(NOTHING)).status === 503);
    const other = await fetch(`${service.base}/graphql?query=${NOTHING}`, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(other.status).toBe(200);
    await goOn();
    await Promise.all(asked);
    await answered();
  });

  it('counts those whose clients have gone, until their work is over', async () => {
    const gone = new AbortController();
    const asked = burst(() =>
      fetch(`${service.base}/graphql?query=${ME}`, {
        headers: { authorization: `Bearer ${player.accessToken}` },
        signal: gone.signal,
      }),
    );
    await until('a refusal', async () => (await ask(NOTHING)).status === 503);
    gone.abort();
    await Promise.allSettled(asked);
    expect(await ask(NOTHING)).toMatchObject(OUTAGE);
    await goOn();
    await answered();
  });
});

describe('over a socket', () => {
  let socket: RawSocket;
  beforeEach(async () => {
    socket = await RawSocket.greeted(service.base, '203.0.113.1', player.accessToken);
  });
  afterEach(() => socket.socket.close());

  const kinds = (type: string) => socket.told.filter((told) => told.type === type).length;

  it('a burst is refused in the same way', async () => {
    await stand();
    burst((i) => socket.subscribe(`q${i}`, ME));
    await until('refusals', () => kinds('error') >= BURST - MOST);
    await goOn();
    await until('answers', () => kinds('complete') === MOST);
    expect(kinds('error')).toBe(BURST - MOST);
    await answered();
  });

  it('subscriptions take no place', async () => {
    const waiting = waitingStreams();
    for (let begun = 1; begun <= 2 * MOST; begun += 1) {
      socket.subscribe(`s${begun}`, STREAM);
      await until('a subscription', () => waiting() === begun);
    }
    expect(await Promise.all(Array.from({ length: MOST }, () => ask(NOTHING)))).toEqual(
      Array.from({ length: MOST }, () => expect.objectContaining({ status: 200 })),
    );
  });

  it('operations that cannot be begun take no place either', async () => {
    const wrong = ['{ nothing }', 'query A { me { id } } query B { me { id } }', '{ me { id }'];
    burst((i) => socket.subscribe(`w${i}`, wrong[i % wrong.length]!));
    await until('refusals', () => kinds('error') === BURST);
    await answered();
  });
});
