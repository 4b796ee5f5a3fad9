import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { happened } from '../../../src/modules/domain-events.js';
import { KnownMatches } from '../../../src/modules/matches/storage/known-matches.js';
import { Matches } from '../../../src/modules/matches/storage/matches.js';
import {
  BookingRules,
  BookMatchConsumer,
  RebuildRatingsUseCase,
  VoidedMatches,
} from '../../../src/modules/ratings/application/index.js';
import { Anchors } from '../../../src/modules/ratings/storage/anchors.js';
import { BookingStore } from '../../../src/modules/ratings/storage/booking-store.js';
import { RatingReader } from '../../../src/modules/ratings/storage/rating-reader.js';
import { ReversalStore } from '../../../src/modules/ratings/storage/reversal-store.js';
import { RebuildStore } from '../../../src/modules/ratings/storage/rebuild-store.js';
import { Database } from '../../../src/platform/database/database.js';
import { freshDatabase } from '../../support/postgres.js';
import { openSource } from '../../support/source.js';

/** A match as the books need it. By default it is a rated match for two that seat 0 won. */
export interface Ended {
  readonly players: readonly string[];
  readonly places?: readonly number[];
  readonly variant?: string;
  readonly preset?: string;
  readonly rated?: boolean;
  readonly status?: string;
  /** The substitutes of players who left, by seat. */
  readonly substitutes?: readonly (string | null)[];
  /** Idle partners. */
  readonly backers?: readonly { readonly userId: string; readonly seat: number }[];
}

/** The module on a database of its own, with functions that write rows there and read them. */
export async function openRatings(connections = 24) {
  const test = await freshDatabase();
  const source = await openSource(test.url, connections);
  const database = new Database(source);
  const rebuildStore = new RebuildStore(database);
  const consumer = new BookMatchConsumer(
    new Matches(database, new KnownMatches()),
    new BookingStore(database),
    new ReversalStore(database),
    new BookingRules(),
  );
  const voided = new VoidedMatches(database);
  const mark = (matchId: string) =>
    database.transaction((transaction) => voided.mark(matchId, transaction));
  return {
    source,
    ratings: new RatingReader(database),
    anchors: new Anchors(database),
    book: (matchId: string) =>
      consumer.handle([happened('MATCH_ENDED', { matchId, version: 1, status: 'FINISHED' })]),
    /** Marks a match as voided, as the mutation does. */
    mark,
    /** Voids a match and takes it back. */
    void: async (matchId: string) => {
      await mark(matchId);
      await consumer.handle([happened('MATCH_VOIDED', { matchId })]);
    },
    rebuildStore,
    rebuild: new RebuildRatingsUseCase(rebuildStore, new BookingRules()),
    addUsers: (count: number) => addUsers(source, count),
    addHouseBot: async () => {
      const [id] = await addUsers(source, 1);
      await source.query('UPDATE users SET is_bot = true, bot_level = id::text WHERE id = $1', [
        id,
      ]);
      return id!;
    },
    addMatch: (ended: Ended) => addMatch(source, ended),
    /** The database, for programs that run beside the test. */
    url: test.url,
    rows: (name: string) => source.query<object[]>(`SELECT * FROM ${name} ORDER BY 1, 2, 3`),
    /** Whether a connection waits for an advisory lock. */
    someoneWaits: async () => {
      const waiting = await source.query<object[]>(
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      );
      return waiting.length > 0;
    },
    close: async () => {
      await source.destroy();
      await test.drop();
    },
  };
}

export type RatingsFixture = Awaited<ReturnType<typeof openRatings>>;

/** All rows of the books. */
export async function booksOf(table: RatingsFixture) {
  const [booked, ratings, changes, ledger] = await Promise.all([
    table.rows('booked_matches'),
    table.rows('ratings'),
    table.rows('rating_changes'),
    table.rows('ledger'),
  ]);
  return { booked, ratings, changes, ledger };
}

async function addUsers(source: DataSource, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await source.query(
    `INSERT INTO users (id, username, username_key)
     SELECT id, left(id::text, 20), left(id::text, 20) FROM unnest($1::uuid[]) AS u(id)`,
    [ids],
  );
  return ids;
}

async function addMatch(source: DataSource, ended: Ended): Promise<string> {
  const id = randomUUID();
  const { players, places = [1, 2], substitutes = [] } = ended;
  await source.query(
    `INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints, taken_at)
     VALUES ($1, $2, $3, $3, now())`,
    [id, players[0], randomBytes(32)],
  );
  await source.query(
    `INSERT INTO matches (id, variant, preset, options, chosen_rules, rules_version, target, rated,
       time_control, commitment, client_seeds, status, version, deal_number, score, snapshot, result,
       finished_at)
     VALUES ($1, $2, $3, '{}', '[]', 1, 7, $4, '{}', $5, '{}', $6, 9, 1, '{}', '{}', $7, now())`,
    [
      id,
      ended.variant ?? 'zweier',
      ended.preset ?? 'weich',
      ended.rated ?? true,
      randomBytes(32),
      ended.status ?? 'FINISHED',
      JSON.stringify(outcomeOf(places)),
    ],
  );
  await source.query(
    `INSERT INTO match_seats (match_id, seat, user_id, is_bot, substitute_id)
     SELECT $1, s.seat - 1, s.user_id, false, s.substitute_id
     FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS s(user_id, substitute_id, seat)`,
    [id, players, players.map((_, seat) => substitutes[seat] ?? null)],
  );
  await source.query(
    `INSERT INTO match_backers (match_id, user_id, seat)
     SELECT $1, b."userId", b.seat FROM jsonb_to_recordset($2::jsonb) AS b("userId" uuid, seat smallint)`,
    [id, JSON.stringify(ended.backers ?? [])],
  );
  return id;
}

function outcomeOf(places: readonly number[]) {
  const worst = Math.max(...places);
  return {
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    bummerl: places.map((place) => Number(place === worst)),
    reason: 'TARGET',
  };
}
