/**
 * Real: the built service as two processes that are killed with `kill -9` again and again, its Postgres, the threads in
 * which bots think, clients that play over HTTP meanwhile.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../../../src/engine/index.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { storedDifferences, storedEvents } from '../../support/stored.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { prepareService } from '../start/service.js';
import { Player } from './player.js';
import { Processes } from './processes.js';

const PLAYERS = 3;
/** How often each process is killed while people play. The worker is killed once more, in a review. */
const KILLS = 2;
/** The most moves between two kills. */
const MOST_MOVES = 25;
/** The least number of moves of all players together. */
const FEWEST_MOVES = 50;
const PATIENCE = 60_000;
const SEED = 66;

const REQUEST = `mutation ($matchId: ID!) {
  requestReview(input: { matchId: $matchId }) { review { id } userErrors { code } } }`;

/** A stored deal of a review, with the transaction that wrote it. */
interface StoredDeal {
  readonly number: number;
  readonly written: string;
}

let database: TestDatabase;
let processes: Processes;
let players: Player[];
let killed = false;

/**
 * Kills a process again and again at random moments: after some more moves, not after some time, so that a slow machine
 * plays as much in between.
 */
async function chaos(kill: () => Promise<void>, random: () => number): Promise<void> {
  for (let n = 0; n < KILLS; n++) {
    const wanted = acknowledged().length + 1 + Math.floor(random() * MOST_MOVES);
    await until('some more moves', () => acknowledged().length >= wanted, PATIENCE);
    await pause(random() * 100);
    await kill();
  }
}

const rows = <R>(sql: string) => rowsOf<R>({ database }, sql);

/** The first column, called `value`, of every row. */
async function column<T>(sql: string): Promise<T[]> {
  return (await rows<{ value: T }>(sql)).map(({ value }) => value);
}
const untilOutboxEmpty = () =>
  until('an empty outbox', async () => (await rows('SELECT FROM outbox')).length === 0, PATIENCE);
const storedDeals = () =>
  rows<StoredDeal>('SELECT number, xmin::text AS written FROM review_deals ORDER BY number');
const matchIds = () => column<string>('SELECT id AS value FROM matches');
const acknowledged = () => players.flatMap((player) => player.acknowledged);

async function chaosEverywhere(): Promise<void> {
  await Promise.all([
    chaos(() => processes.killWorker(), seeded(SEED)),
    chaos(() => processes.killApi(), seeded(SEED + 1)),
  ]);
  killed = true;
}

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  processes = new Processes({
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret that outlives every process',
    LOG_LEVEL: 'error',
    BOT_THREADS: '1',
    BOT_PACE_MILLIS: '50',
  });
  await processes.start();
  players = Array.from({ length: PLAYERS }, (_, i) => new Player(() => processes.address, i + 1));
  await Promise.all(players.map((player, i) => player.register(`player${i}`)));
}, 120_000);

afterAll(async () => {
  processes.stop();
  await database.drop();
});

describe('a service whose processes are killed again and again', () => {
  it('plays every match to its end', async () => {
    const isEnough = () => killed && acknowledged().length > FEWEST_MOVES;
    const matches = players.map((player) => player.playUntil(isEnough));
    await Promise.all([chaosEverywhere(), ...matches]);
    expect(await column('SELECT DISTINCT status AS value FROM matches')).toEqual(['FINISHED']);
    expect(await matchIds()).toHaveLength(players.flatMap(({ matches }) => matches).length);
  }, 150_000);

  it('keeps every acknowledged move once, at its version', async () => {
    expect(acknowledged().length).toBeGreaterThan(FEWEST_MOVES);
    for (const { matchId, version, seat, token } of acknowledged()) {
      const events = await storedEvents({ database }, rowId(matchId));
      expect(events[version - 1]).toMatchObject({ version, seat, token });
    }
  });

  it('stores no move that a player did not send', async () => {
    const people = `SELECT count(*)::integer AS value FROM match_events e JOIN match_seats s
                      USING (match_id, seat) WHERE e.token IS NOT NULL AND NOT s.is_bot`;
    expect(await column(people)).toEqual([acknowledged().length]);
  });

  it('keeps rows that follow from events without gaps', async () => {
    for (const id of await matchIds())
      expect([id, await storedDifferences({ database }, id)]).toEqual([id, []]);
  });

  it('does all tasks, and changes ratings once for each match', async () => {
    await untilOutboxEmpty();
    const changes = 'SELECT count(*)::integer AS value FROM rating_changes GROUP BY match_id';
    const matches = await matchIds();
    expect(await column(changes)).toEqual(matches.map(() => 2));
    const over = `SELECT count(*)::integer AS value FROM notifications WHERE type = 'MATCH_OVER'
                  GROUP BY match_id, user_id`;
    expect(await column(over)).toEqual(matches.map(() => 1));
  });
});

describe('a worker that dies in the middle of a review', () => {
  it('a review whose worker dies is continued by the next worker, after the stored deals', async () => {
    const [player] = players;
    await player!.ask(REQUEST, { matchId: player!.matches[0] });
    const [review] = await rows<{ count: number }>('SELECT deal_count AS count FROM reviews');
    await until('a deal', async () => (await storedDeals()).length > 0, PATIENCE);
    await processes.killWorker();
    const before = await storedDeals();
    expect(before.length).toBeLessThan(review!.count);
    await until(
      'the review',
      async () => (await rows('SELECT FROM reviews WHERE finished_at IS NOT NULL')).length > 0,
      PATIENCE,
    );
    const after = await storedDeals();
    expect(after.map(({ number }) => number)).toEqual(
      Array.from({ length: review!.count }, (_, i) => i + 1),
    );
    expect(after.slice(0, before.length)).toEqual(before);
  }, 150_000);

  it('a review whose worker died is reported to its player once', async () => {
    await untilOutboxEmpty();
    expect(await rows(`SELECT FROM notifications WHERE type = 'REVIEW_READY'`)).toHaveLength(1);
  }, 70_000);
});
