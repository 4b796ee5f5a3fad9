import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { batchedStatement, forEachCall } from '../../../platform/database/batched.js';
import type { BatchesOf } from '../../../platform/database/batched.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import type { Page } from '../../../platform/api/page.js';
import { SCAN } from '../../../platform/database/scanned-list.js';
import type { ListPosition, Scanned } from '../../../platform/database/scanned-list.js';
import { statement } from '../../../platform/database/statement.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { BEHIND, withDeadlineInForce } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
import { KnownMatches, sentUnless } from './known-matches.js';
import type { SentMatch } from './known-matches.js';
import { listMatches } from './list-matches.js';
import type { MatchOrder, MatchQuery } from './list-matches.js';
import { listTurns, listTurnsSince, NEWEST_TURN } from './list-turns.js';
import type { NewestTurn, TurnPosition } from './list-turns.js';
import {
  FIND,
  FIND_WAITING,
  MET,
  RAISE_ORDERS_REVISION,
  RUNNING,
  RUNNING_OF,
} from './match-sql.js';
import { MatchRow } from './tables.js';

/** A match, and how long it has waited since its last step, by the database's clock. */
export interface IdleMatch {
  readonly match: StoredMatch;
  readonly waitedMillis: number;
}

const COUNT_TURNS = statement<{ found: number }, { userId: string }>(
  'match-count-turns',
  `SELECT count(*)::integer AS found
   FROM (SELECT FROM matches WHERE awaiting_id = :userId LIMIT ${SCAN}) m`,
);

/** For single matches: the calls of a moment share the statement, and a match that is known is not sent again. */
const FIND_ONE = batchedStatement<
  SentMatch & Pick<ShownRow, 'behind'>,
  { id: string; known: string | null }
>(
  'match-find-one',
  { id: 'uuid', known: 'text' },
  forEachCall(`SELECT ${sentUnless('c.known')}, ${BEHIND} FROM matches m WHERE m.id = c.id`),
);

/**
 * Reads matches as they are stored, with all cards; {@link MatchReader} shows them to viewers. The moves module writes the
 * changes of running matches.
 */
@Injectable()
export class Matches {
  private readonly found: BatchesOf<typeof FIND_ONE>;
  private readonly newest: BatchesOf<typeof NEWEST_TURN>;

  constructor(
    private readonly database: Database,
    private readonly known: KnownMatches,
  ) {
    this.found = database.batches(FIND_ONE);
    this.newest = database.batches(NEWEST_TURN);
  }

  async find(id: string): Promise<StoredMatch | null> {
    const known = this.known.get(id);
    const row = await this.found.run({ id, known: known?.revision ?? null });
    if (!row) return null;
    const match = this.known.received(row, known);
    return row.behind ? withDeadlineInForce({ ...match, behind: row.behind }) : match;
  }

  /** The match at this version or a later one, if this process has read or written it; else null. */
  knownSince(matchId: string, version: number): StoredMatch | null {
    const known = this.known.get(matchId);
    return known && known.match.version >= version ? known.match : null;
  }

  /** A match, and how long it has waited for its next step; null if there is none. */
  async findWaiting(id: string): Promise<IdleMatch | null> {
    const row = await this.database.row(FIND_WAITING, { id });
    if (!row) return null;
    const { waitedMillis, ...shown } = row;
    return { match: withDeadlineInForce(shown), waitedMillis };
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.of(MatchRow).find({
      select: { id: true, version: true },
      where: { id: In(ids) },
    });
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** @param within a transaction that has begun; who holds locks asks for no other connection */
  async findMany(
    ids: readonly string[],
    within?: Transaction,
  ): Promise<ReadonlyMap<string, StoredMatch>> {
    const [first, ...others] = ids;
    if (first === undefined) return new Map();
    const matches =
      others.length === 0 && !within
        ? [await this.find(first)]
        : (await (within ?? this.database).rows(FIND, { ids })).map(withDeadlineInForce);
    return new Map(matches.flatMap((match) => (match ? [[match.id, match]] : [])));
  }

  /** A page of matches in an order; one more than the page holds if there are more. */
  list(
    query: MatchQuery,
    order: MatchOrder,
    page: Page<ListPosition>,
  ): Promise<Scanned<StoredMatch>> {
    return listMatches(this.database, query, order, page);
  }

  async newestTurn(userId: string): Promise<NewestTurn> {
    return (await this.newest.run({ userId }))!;
  }

  /** The matches that wait for a user and have changed since a moment, the earliest first. */
  turnsSince(userId: string, since: Date, limit: number): Promise<StoredMatch[]> {
    return listTurnsSince(this.database, userId, since, limit);
  }

  /** Matches that wait for a user, soonest deadline first; one more than the page holds if there are more. */
  turns(userId: string, page: Page<TurnPosition>): Promise<StoredMatch[]> {
    return listTurns(this.database, userId, page);
  }

  /** How many matches wait for a user; at most {@link SCAN} are counted. */
  async countTurns(userId: string): Promise<number> {
    return (await this.database.row(COUNT_TURNS, { userId }))!.found;
  }

  /** The matches that these users play, without seats that a house bot has taken over. */
  runningOf(userIds: readonly string[]): Promise<{ userId: string; matchId: string }[]> {
    return this.database.rows(RUNNING_OF, { userIds });
  }

  /** How many matches these users play, by user, without seats that a house bot has taken over. */
  async countRunning(
    userIds: readonly string[],
    within: Sql,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await within.rows(RUNNING, { userIds });
    return new Map(rows.map(({ userId, running }) => [userId, running]));
  }

  /**
   * Marks the match's plans and autoplay as changed: a move that read them earlier is not written, and nobody
   * else can change them until the transaction ends. Returns the number of the running deal, null if the match
   * has ended.
   */
  async raiseOrdersRevision(matchId: string, within: Transaction): Promise<number | null> {
    return (await within.row(RAISE_ORDERS_REVISION, { matchId }))?.dealNumber ?? null;
  }

  /** The users of `others` with whom a user has played one of the newest thousand matches. */
  async metBy(
    userId: string,
    others: readonly string[],
    within: Sql = this.database,
  ): Promise<string[]> {
    return (await within.rows(MET, { userId, others })).map((row) => row.userId);
  }
}
