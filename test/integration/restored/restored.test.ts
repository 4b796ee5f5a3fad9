/** Real: the whole service and Postgres; the backup is a copy of the database, and the command runs in this process. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { CoreModule } from '../../../src/app/core.module.js';
import { seeded } from '../../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../../src/modules/fairness/domain/verify.js';
import { RestoredStore } from '../../../src/modules/moves/storage/restored-store.js';
import { EpochStore, epochOf } from '../../../src/platform/epochs/epochs.js';
import { RestoredQueues } from '../../../src/platform/tasks/restored-queues.js';
import { copyOf, onDatabase, restored } from '../../support/backup.js';
import { TestClient } from '../../support/client.js';
import { storedClock } from '../../support/clock-columns.js';
import { socketOf, subscribe } from '../../support/live.js';
import { PAYLOAD } from '../../support/payloads.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { Receiver } from '../../support/receiver.js';
import { startServiceOn } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { storedDifferences } from '../../support/stored.js';
import { rowId, rowsOf, untilOutboxEmpty } from '../../support/sql.js';
import { asPlayerToAct, codesOf, playCard, startMatch, step } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { Hook } from '../webhooks/hooks.js';

const REDIS_URL = process.env.TEST_REDIS_URL;
const SETTINGS = {
  JWT_SECRET: 'a secret of both times, the lost one and the new one',
  WEBHOOKS_ALLOW_PRIVATE: 'true',
};
const EVENTS = `query ($id: ID!, $after: String) { match(id: $id) { events(first: 3, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { version type seat ${PAYLOAD} } } } }`;
const ADDED = `subscription ($id: ID!, $after: String) {
  matchEventAdded(matchId: $id, after: $after) { version type } }`;
const OWN = 'query ($after: String) { events(first: 100, after: $after) { nodes { cursor } } }';
const OWN_ADDED = 'subscription ($after: String) { eventAdded(after: $after) { cursor } }';

let original: TestDatabase;
let copy: TestDatabase;
let service: TestService;
let receiver: Receiver;
let anna: TestClient;
let ben: TestClient;
let clara: TestClient;
let unrated: Table;
let rated: Table;
let broken: Table;
let lines: string[];
/** What was known at the backup, and at the end of the lost time. */
let then: Known;
let lost: Known;
let openChallenge: string;
let lostMessages: ReadonlyMap<string, string>;

interface Known {
  readonly own: string;
  readonly ofMatch: string;
  readonly version: number;
  readonly nextMatchId: string;
  readonly deals: readonly string[];
}

const at = ({ base }: TestService, { username, accessToken }: TestClient): TestClient =>
  Object.assign(new TestClient(base), { username, accessToken });

async function run(database: TestDatabase): Promise<void> {
  service = await startServiceOn(database.url, SETTINGS);
  if (!anna) [anna, ben, clara] = [await player(), await player(), await player()];
  else [anna, ben, clara] = [at(service, anna), at(service, ben), at(service, clara)];
  if (unrated) unrated = { ...unrated, players: [anna, ben] };
  if (rated) rated = { ...rated, players: [anna, clara] };
}
const player = () => service.player();

/** The cards of all deals of a match, also of the running one. */
const dealsOf = async (database: TestDatabase): Promise<string[]> =>
  (
    await rowsOf<{ cards: string }>(
      { database },
      'SELECT hands::text || talon::text AS cards FROM match_deals ORDER BY started_at',
    )
  ).map(({ cards }) => cards);

async function known(database: TestDatabase): Promise<Known> {
  await untilOutboxEmpty({ database });
  const { eventCursor: own } = await anna.ask<{ eventCursor: string }>('{ eventCursor }');
  const match = await anna.match<{ eventCursor: string; version: number }>(
    unrated.matchId,
    'eventCursor version',
  );
  const { me } = await clara.ask<{ me: { nextMatchId: string } }>('{ me { nextMatchId } }');
  const { eventCursor: ofMatch, version } = match;
  return { own, ofMatch, version, nextMatchId: me.nextMatchId, deals: await dealsOf(database) };
}

/** Plays until the deal with this number runs. */
async function playTo(table: Table, number: number, seed: number): Promise<void> {
  const random = seeded(seed);
  for (;;) {
    const match = await asPlayerToAct(table);
    if (match.status !== 'IN_PROGRESS' || match.deal.number >= number) return;
    await step(table, match, random);
  }
}

/** All events of a match, three at a time. */
async function eventsOf(matchId: string, from: string | null = null) {
  type Event = { version: number; type: string; seat: number | null; payload: object | null };
  type Page = { nodes: Event[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  const events: Event[] = [];
  for (let after = from; ;) {
    const { match } = await anna.ask<{ match: { events: Page } }>(EVENTS, { id: matchId, after });
    events.push(...match.events.nodes);
    if (!match.events.pageInfo.hasNextPage) return events;
    after = match.events.pageInfo.endCursor;
  }
}

const proofOf = async (matchId: string): Promise<string> => {
  const { proof } = await anna.match<{ proof: object }>(matchId, 'proof');
  return JSON.stringify(proof);
};

/** The verdict of the script in docs, which has nothing of the service. */
async function scriptVerdict(proof: string): Promise<unknown> {
  const script = new URL('../../../docs/verify-shuffle.mjs', import.meta.url).pathname;
  const run = promisify(execFile)('node', [script]);
  run.child.stdin!.end(proof);
  return JSON.parse((await run).stdout);
}

/** The messages to the webhook: which event each id names. */
const messages = (): ReadonlyMap<string, string> =>
  new Map(
    receiver.received.map(({ headers, body }) => {
      type Message = { data: { type?: string; matchId?: string; version?: number } };
      const { type, matchId, version } = (JSON.parse(body) as Message).data;
      return [String(headers['webhook-id']), `${type} ${matchId} ${version}`];
    }),
  );

const noticesTo = async (client: TestClient): Promise<string[]> => {
  const query = '{ notifications(first: 100) { nodes { type } } }';
  type Answer = { notifications: { nodes: { type: string }[] } };
  const { notifications } = await client.ask<Answer>(query);
  return notifications.nodes.map(({ type }) => type);
};

beforeAll(async () => {
  original = await freshDatabase();
  receiver = await Receiver.open();
  await run(original);
  await Hook.open(anna, receiver.url('/'), { types: ['MATCH_EVENT', 'YOUR_TURN', 'MATCH_OVER'] });
  const timeControl = { bankSeconds: 86_400, incrementSeconds: 3600 };
  unrated = await startMatch([anna, ben], { rated: false, target: 30, timeControl });
  rated = await startMatch([anna, clara], { rated: true });
  broken = await startMatch([anna, ben], { rated: false });
  await playTo(unrated, 2, 1);
  for (const table of [unrated, unrated, rated]) await playCard(table);
  openChallenge = (await clara.challenge({ variant: 'zweier' })).challenge!.id;
  then = await known(original);
  await service.stop();
  copy = await copyOf(original);

  await run(original);
  await playTo(unrated, 5, 2);
  await playTo(rated, 3, 3);
  await ben.accept({ challengeId: openChallenge });
  await clara.challenge({ variant: 'zweier', opponents: [{ bot: 'random' }] });
  lost = await known(original);
  await until('messages of the lost time', () => receiver.received.length > 40);
  await service.stop();
  lostMessages = messages();
  receiver.received.length = 0;

  const damage = `UPDATE matches SET snapshot = '{}' WHERE id = $1`;
  await rowsOf({ database: copy }, damage, [rowId(broken.matchId)]);
  lines = await restored(copy);
  await run(copy);
}, 60_000);
afterAll(async () => {
  await service.stop();
  await receiver.close();
  await copy.drop();
  await original.drop();
});

describe('after a restore to an earlier time and the command', () => {
  it('the command has told what it did', () => {
    expect(lines).toEqual([
      'Epoch 1 begins',
      expect.stringContaining('the queues are in Postgres'),
      'positions of events continue after 1099511627776',
      expect.stringMatching(/^\d+ seconds were given back/),
      expect.stringMatching(/^[34] commitments of next matches were forgotten$/),
      '1 open challenges were cancelled',
      expect.stringMatching(
        /^2 running matches were dealt again or called off\n {2}left as it is: match .* is broken/,
      ),
      'Done: api and worker may start',
    ]);
  });

  it('a match goes on with its deal dealt again; its events have all that the backup had', async () => {
    const events = await eventsOf(unrated.matchId);
    const restoredAt = events.findIndex(({ type }) => type === 'MATCH_RESTORED');
    expect(restoredAt).toBe(then.version);
    expect(events[restoredAt]).toMatchObject({
      version: 1_000_001,
      payload: { deal: 2, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(events[restoredAt + 1]).toMatchObject({ type: 'DEAL_STARTED', version: 1_000_002 });
    const match = await anna.match(unrated.matchId);
    expect(match).toMatchObject({ status: 'IN_PROGRESS', deal: { number: 2 } });
    expect(match.deadline).not.toBeNull();
  });

  it('cursors of the lost time are refused, those of the backup continue', async () => {
    const { matchId: id } = unrated;
    const code = [{ extensions: { code: 'EVENTS_CLEARED' } }];
    expect((await anna.raw(EVENTS, { id, after: lost.ofMatch })).errors).toMatchObject(code);
    expect((await anna.raw(OWN, { after: lost.own })).errors).toMatchObject(code);
    const socket = socketOf(anna);
    const feeds = [
      subscribe(socket, ADDED, { id, after: lost.ofMatch }),
      subscribe(socket, OWN_ADDED, { after: lost.own }),
    ];
    for (const feed of feeds) expect(await feed.failed()).toEqual(['EVENTS_CLEARED']);
    await socket.dispose();
    const [next] = await eventsOf(id, then.ofMatch);
    expect(next).toMatchObject({ type: 'MATCH_RESTORED' });
    await until('the events of the new time', async () => {
      const { events } = await anna.ask<{ events: { nodes: object[] } }>(OWN, { after: then.own });
      return events.nodes.length > 2;
    });
  });

  it('a move with a version of the lost time is stale', async () => {
    const { toAct, deal } = await asPlayerToAct(unrated);
    const versions = [then.version, lost.version];
    for (const expectedVersion of versions) {
      const { players, matchId } = unrated;
      const moved = await players[toAct!]!.act(matchId, [deal.legal[0]!], { expectedVersion });
      expect(codesOf(moved)).toEqual(['STALE_VERSION']);
    }
  });

  it('no deal that was seen comes again, and the proof says from where on there is a new chain', async () => {
    await playTo(unrated, 6, 2);
    const seen = new Set(lost.deals.filter((deal) => !then.deals.includes(deal)));
    const now = await dealsOf(copy);
    expect(now.filter((deal) => seen.has(deal))).toEqual([]);
    const text = await proofOf(unrated.matchId);
    const proof = parseProof(text);
    if (!proof.ok) throw new Error(proof.error);
    expect(proof.value.laterCommitments).toMatchObject([{ deal: 2 }]);
    const right = { draw: true, deals: [true, true, true, true, true] };
    expect(verifyMatch(proof.value)).toEqual(right);
    expect(await scriptVerdict(text)).toEqual(right);
    const without = { ...proof.value, laterCommitments: undefined };
    expect(verifyMatch(without).deals).toEqual([true, false, false, false, false]);
    const fields = 'deals { number fairness { commitment } }';
    type Fair = { deals: { fairness: { commitment: string } }[] };
    const { deals } = await anna.match<Fair>(unrated.matchId, fields);
    expect(deals.map(({ fairness }) => fairness.commitment)).toEqual([
      proof.value.commitment,
      ...Array<string>(5).fill(proof.value.laterCommitments![0]!.commitment),
    ]);
  });

  it('the clock of a match that was dealt again is that of its events', async () => {
    const core = await NestFactory.createApplicationContext(CoreModule.forRoot(service.config), {
      logger: false,
    });
    const { stored, rebuilt } = await storedClock(core, unrated.matchId);
    await core.close();
    expect(stored).toEqual(rebuilt);
    // Its versions are more than a million, but its price is that of its events.
    const { clock } = await anna.match<{ clock: { timeLedger: { nodes: object[] } } }>(
      unrated.matchId,
      'clock { timeLedger(first: 100) { nodes { seat seconds } } }',
    );
    expect(clock.timeLedger.nodes.length).toBeGreaterThan(1);
  });

  it('a rated match is called off, can be read, and changes no rating', async () => {
    const fields = `status version result { reason } proof record deals { number }
      steps(deal: 1, open: true) { token }`;
    const match = await anna.match<object>(rated.matchId, fields);
    expect(match).toMatchObject({ status: 'ABORTED', result: null, deals: [{ number: 1 }] });
    const types = (await eventsOf(rated.matchId)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['MATCH_RESTORED', 'MATCH_ABORTED']);
    const proof = parseProof(await proofOf(rated.matchId));
    expect(proof.ok && verifyMatch(proof.value)).toEqual({ draw: true, deals: [true] });
    expect(await rowsOf({ database: copy }, 'SELECT FROM rating_changes')).toEqual([]);
  });

  it('each player is told once, also who had only an open challenge', async () => {
    for (const client of [anna, ben, clara]) {
      const told = await until('the notice', async () => {
        const notices = await noticesTo(client);
        return notices.includes('SERVICE_RESTORED') && notices;
      });
      expect(told.filter((type) => type === 'SERVICE_RESTORED')).toHaveLength(1);
    }
    const query = 'query ($id: ID!) { node(id: $id) { ... on Challenge { status } } }';
    const cancelled = await clara.ask(query, { id: openChallenge });
    expect(cancelled).toEqual({ node: { status: 'CANCELLED' } });
  });

  it('webhooks get messages with ids that were never used', async () => {
    const isNew = (event: string) => Number(event.split(' ')[2]) > 1_000_000;
    await until('messages', () => [...messages().values()].filter(isNew).length > 10);
    const repeated = [...messages()].filter(([id]) => lostMessages.has(id));
    // Messages about events of the backup, which had not been sent then, come again as they were.
    expect(repeated).toEqual(repeated.map(([id]) => [id, lostMessages.get(id)]));
    expect(repeated.filter(([, event]) => isNew(event))).toEqual([]);
    expect(lostMessages.size).toBeGreaterThan(40);
  });

  it('everyone has a new next match', async () => {
    const { me } = await clara.ask<{ me: { nextMatchId: string; nextCommitment: string } }>(
      '{ me { nextMatchId nextCommitment } }',
    );
    expect([then.nextMatchId, lost.nextMatchId]).not.toContain(me.nextMatchId);
    const made = await clara.challenge({ variant: 'zweier' });
    expect(made.challenge).toMatchObject({
      matchId: me.nextMatchId,
      commitment: me.nextCommitment,
    });
  });

  it('the rows of the matches follow from their events, and a broken match is as it was', async () => {
    for (const { matchId } of [unrated, rated])
      expect(await storedDifferences({ database: copy }, rowId(matchId))).toEqual([]);
    const left = 'SELECT version, restores FROM matches WHERE id = $1';
    const [row] = await rowsOf<{ version: number }>({ database: copy }, left, [
      rowId(broken.matchId),
    ]);
    expect(row).toMatchObject({ restores: [] });
    expect(row!.version).toBeLessThan(1000);
  });

  it('a match that was restored keeps its events and is not archived', async () => {
    const state = 'SELECT archived FROM matches WHERE id = ANY($1)';
    const ids = [unrated, rated].map(({ matchId }) => rowId(matchId));
    expect(await rowsOf({ database: copy }, state, [ids])).toEqual([
      { archived: false },
      { archived: false },
    ]);
  });
});

describe('the command', () => {
  it('refuses while an api or a worker runs, and changes nothing', async () => {
    await expect(restored(copy)).rejects.toThrow(/stop every api and worker/);
    const epochs = await rowsOf({ database: copy }, 'SELECT number FROM epochs');
    expect(epochs).toEqual([{ number: 1 }]);
  });

  it('only tells what it would do unless it is confirmed', async () => {
    const told = await restored(copy, false);
    expect(told.join('\n')).toMatch(/deal the running deal of 2 unrated matches again/);
    expect(await rowsOf({ database: copy }, 'SELECT FROM epochs')).toHaveLength(1);
  });

  it('is continued after an interruption, and nothing starts before; a second restore is another epoch', async () => {
    const before = await asPlayerToAct(unrated);
    await service.stop();
    const two = await onDatabase(copy, async (database) => {
      const epoch = await new EpochStore(database).begin();
      const store = new RestoredStore(database);
      await store.raise(epoch.version, [
        { id: rowId(unrated.matchId), commitment: '00'.repeat(32), checkpoints: '00'.repeat(256) },
      ]);
      return epoch;
    });
    expect(two).toEqual(epochOf(2));
    await expect(startServiceOn(copy.url, SETTINGS)).rejects.toThrow(/npm run restored/);
    expect(await restored(copy)).toContain('Epoch 2 begins');
    await run(copy);
    const match = await asPlayerToAct(unrated);
    expect(match.version).toBeGreaterThan(2_000_000);
    expect(match.deal.number).toBe(before.deal.number);
    expect(match.deal.fairness.commitment).toBe('00'.repeat(32));
    const events = await eventsOf(unrated.matchId);
    expect(events.filter(({ type }) => type === 'MATCH_RESTORED')).toHaveLength(2);
  });
});

(REDIS_URL ? describe : describe.skip)('the jobs in Redis', () => {
  it('are deleted, and no other keys', async () => {
    const redis = new Redis(REDIS_URL!);
    const prefix = `restored*[${randomBytes(4).toString('hex')}]`;
    const keys = Array.from({ length: 1500 }, (_, i) => `${prefix}:${i}`);
    const other = prefix.replace('*', 'other');
    await redis.mset(...[...keys, `${other}:1`].flatMap((key) => [key, '']));
    const step = new RestoredQueues({ REDIS_URL: REDIS_URL!, REDIS_PREFIX: prefix });
    expect(await step.plan()).toContain(prefix);
    expect(await step.run()).toBe('1500 keys of Redis were deleted');
    expect(await redis.exists(...keys, `${other}:1`)).toBe(1);
    await redis.del(`${other}:1`);
    redis.disconnect();
  });
});
