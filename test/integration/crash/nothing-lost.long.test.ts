/**
 * Real: the built service as an api and two workers, its Postgres and, where one is found, its Redis. Workers are
 * killed with `kill -9`, Redis loses everything and the service's clock jumps, while people play by correspondence.
 * Every task is done once, and nothing that is out of date is sent.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { seeded } from '../../../src/engine/index.js';
import { fromGlobalId } from '../../../src/platform/api/ids.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { PushBrowser } from '../../support/push-browser.js';
import { rowsOf } from '../../support/sql.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';
import { prepareService } from '../start/service.js';
import { Pair } from './pair.js';
import type { Scenario } from './pair.js';
import { Player } from './player.js';
import { Processes } from './processes.js';

/** A Redis database that no other test uses. */
const SERVER = process.env.TEST_REDIS_URL;
const REDIS = SERVER && new URL('/11', SERVER).href;
const HOUR = 3600;
const PATIENCE = 60_000;

/** Short matches to their end, and rated matches that somebody resigns, so that rating tasks are pending. */
const SCENARIOS: readonly Scenario[] = [
  { input: { rated: false, target: 1 }, resignsAfter: Infinity },
  { input: { rated: true }, resignsAfter: 5 },
];

let database: TestDatabase;
let processes: Processes;
let pairs: Pair[];
/** The browser of the first pair; the others have none. */
let browser: PushBrowser;
let robot: Player;
let over = false;

const rows = <R>(text: string) => rowsOf<R>({ database }, text);
const actions = () =>
  robot.acknowledged.length + pairs.reduce((sum, pair) => sum + pair.actions, 0);

/** Does the failures one by one at random moments: after some more actions, not after some time. */
async function chaos(failures: readonly (() => Promise<unknown>)[], random: () => number) {
  for (const failure of failures) {
    const wanted = actions() + 1 + Math.floor(random() * 8);
    await until('some more actions', () => actions() >= wanted, PATIENCE);
    await pause(random() * 100);
    await failure();
  }
}

async function clearRedis(): Promise<void> {
  if (!REDIS) return;
  const redis = new Redis(REDIS);
  await redis.flushdb();
  redis.disconnect();
}

/** A push service that sometimes fails until the last failure has been made. */
const sometimesUnavailable = (random: () => number) => () => (!over && random() < 0.2 ? 503 : 201);

async function chaosEverywhere(): Promise<void> {
  const jumps = [5 * HOUR, -7 * HOUR, 30 * HOUR, 0];
  await Promise.all([
    chaos(
      [0, 1, 0].map((worker) => () => processes.killWorker(worker)),
      seeded(1),
    ),
    chaos([clearRedis, clearRedis, clearRedis], seeded(2)),
    chaos(
      jumps.map((seconds) => () => setClock({ database }, seconds)),
      seeded(3),
    ),
  ]);
  over = true;
}

/** Plays match after match until all failures have been made, at least one of each kind. */
async function playOn(pair: Pair): Promise<void> {
  for (let n = 0; n < SCENARIOS.length || !over; n++)
    await pair.play(SCENARIOS[n % SCENARIOS.length]!);
}

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret that outlives every process',
    LOG_LEVEL: 'silent',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    ...(REDIS && { REDIS_URL: REDIS }),
  };
  processes = new Processes(env, 2);
  await processes.start();
  const address = () => processes.address;
  pairs = [1, 2].map((seed) => new Pair(address, seeded(seed)));
  robot = new Player(address, 9);
  await robot.register('robot');
  await Promise.all(pairs.map((pair, i) => pair.register(`white${i}`, `black${i}`)));
  browser = await PushBrowser.open();
  browser.answer = sometimesUnavailable(seeded(4));
  await pairs[0]!.subscribe(browser);
}, 120_000);

afterAll(async () => {
  processes.stop();
  await browser.close();
  await clearRedis();
  await database.drop();
});

describe('while workers are killed, Redis loses its data and the clock jumps', () => {
  it('matches are played to their ends', async () => {
    await Promise.all([
      chaosEverywhere(),
      robot.playUntil(() => over, { rated: false, target: 2 }),
      ...pairs.map((pair) => playOn(pair)),
    ]);
    expect(await rows('SELECT DISTINCT status FROM matches')).toEqual([{ status: 'FINISHED' }]);
  }, 150_000);

  it('all tasks are done although workers are killed, Redis loses its data and the clock jumps', async () => {
    await until(
      'an empty outbox',
      async () => (await rows('SELECT FROM outbox')).length === 0,
      PATIENCE,
    );
  }, 70_000);

  it('each turn is notified once, and before it is played, although workers are killed', async () => {
    const notified = await rows<{ turn: string }>(
      `SELECT n.match_id || ' ' || n.version || ' ' || u.username AS turn
       FROM notifications n JOIN users u ON u.id = n.user_id
       WHERE n.type = 'YOUR_TURN' AND u.username <> 'robot' ORDER BY turn`,
    );
    const turns = pairs.flatMap((pair) => pair.turns);
    const played = turns.map((t) => `${fromGlobalId(t.matchId)!.id} ${t.version} ${t.username}`);
    expect(notified.map((row) => row.turn)).toEqual(played.sort());
  });

  it('each end of a match is notified once to each player and rated once although workers are killed', async () => {
    const ends = await rows(
      `SELECT FROM matches m JOIN match_seats s ON s.match_id = m.id AND NOT s.is_bot
         LEFT JOIN notifications n
           ON n.match_id = m.id AND n.user_id = s.user_id AND n.type = 'MATCH_OVER'
       GROUP BY m.id, s.seat HAVING count(n.id) <> 1`,
    );
    expect(ends).toEqual([]);
    const ratings = await rows(
      `SELECT FROM matches m LEFT JOIN rating_changes c ON c.match_id = m.id
       GROUP BY m.id HAVING count(c.match_id) <> CASE WHEN m.rated THEN 2 ELSE 0 END`,
    );
    expect(ratings).toEqual([]);
  });

  it('each message is stored once, with one notification for each match, although workers are killed', async () => {
    const stored = await rows<{ text: string }>('SELECT text FROM match_messages ORDER BY text');
    const remembered = pairs.flatMap((pair) => pair.messages).sort();
    expect(stored.map((row) => row.text).sort()).toEqual(remembered);
    const notifications = await rows<{ count: number }>(
      `SELECT count(*)::integer AS count FROM notifications WHERE type = 'MATCH_MESSAGE'
       GROUP BY match_id, user_id`,
    );
    const matches = pairs.flatMap((pair) => pair.matches);
    expect(notifications).toEqual(matches.map(() => ({ count: 1 })));
  });

  it('each notification has one settled delivery for each channel although workers are killed', async () => {
    // Now every retry is due. The leases of killed workers are ended as well.
    await setClock({ database }, 40 * HOUR);
    await rows(`UPDATE deliveries SET claimed_until = now() WHERE status = 'PENDING'`);
    await until(
      'every delivery to be settled',
      async () => (await rows(`SELECT FROM deliveries WHERE status = 'PENDING'`)).length === 0,
      PATIENCE,
    );
    const wrong = await rows(
      `SELECT n.type, u.username, way.channel, count(d.id), array_agg(d.reason)
       FROM notifications n JOIN users u ON u.id = n.user_id
         LEFT JOIN push_subscriptions s ON s.user_id = u.id
         CROSS JOIN LATERAL (VALUES ('EMAIL', NULL), ('PUSH', s.id)) AS way (channel, target_id)
         LEFT JOIN deliveries d ON d.subject_id = n.id AND d.channel = way.channel
       GROUP BY n.id, u.id, s.id, way.channel, way.target_id
       HAVING count(d.id) <> CASE WHEN n.type = 'YOUR_TURN' AND s.id IS NULL AND u.email IS NULL
         THEN 0 ELSE 1 END OR bool_or(d.target_id IS DISTINCT FROM way.target_id)`,
    );
    expect(wrong).toEqual([]);
  }, 70_000);

  it('every delivered push reached the browser although workers are killed, and none has failed', async () => {
    const deliveries = await rows<{ status: string; type: string; count: number }>(
      `SELECT d.status, n.type, count(*)::integer AS count
       FROM deliveries d JOIN notifications n ON n.id = d.subject_id
       WHERE d.target_id IS NOT NULL GROUP BY d.status, n.type`,
    );
    expect(deliveries.map(({ status }) => status)).not.toContain('FAILED');
    const delivered = deliveries.filter(({ status }) => status === 'DELIVERED');
    expect(delivered.map(({ type }) => type)).toContain('MATCH_OVER');
    for (const { type, count } of delivered) {
      const pushed = browser.pushes.filter(({ payload }) => payload.type === type);
      expect([type, pushed.length >= count]).toEqual([type, true]);
    }
  });
});
