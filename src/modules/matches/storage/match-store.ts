import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { DealResult } from '../../../engine/index.js';
import { groupBy } from '../../../platform/collections.js';
import { batchedStatement, forEachCall } from '../../../platform/database/batched.js';
import type { BatchesOf } from '../../../platform/database/batched.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import type { Page } from '../../../platform/api/page.js';
import type { ListPosition, Scanned } from '../../../platform/database/scanned-list.js';
import type { DealNumbers, StoredDeal, StoredDraw, StoredShuffle } from '../domain/stored-deal.js';
import type { StoredEventAt } from '../domain/advance.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { BEHIND, withDeadlineInForce } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
import { countMatches, listMatches } from './list-matches.js';
import type { MatchOrder, MatchQuery } from './list-matches.js';
import { listTurns, listTurnsSince, NEWEST_TURN } from './list-turns.js';
import type { NewestTurn, TurnPosition } from './list-turns.js';
import {
  AS_JSON,
  DEALS_OF,
  DRAWS,
  EVENTS,
  FIND,
  FIND_WAITING,
  matchFromJson,
  MET,
  RAISE_ORDERS_REVISION,
  RESULTS_BEFORE,
  RUNNING,
  RUNNING_OF,
  SHUFFLES,
} from './match-sql.js';
import type { MatchJson } from './match-sql.js';
import { OPEN, openingValues } from './opening-sql.js';
import type { Opening } from './opening-sql.js';
import { MatchRow } from './tables.js';

/** One deal of one match. */
export interface DealRef {
  readonly matchId: string;
  readonly number: number;
}

/** A range of a match's deals, by number. */
export interface DealRange extends DealNumbers {
  readonly matchId: string;
}

/** One event of one match. */
export interface EventRef {
  readonly matchId: string;
  readonly version: number;
}

/** A match, and how long it has waited since its last step, by the database's clock. */
export interface IdleMatch {
  readonly match: StoredMatch;
  readonly waitedMillis: number;
}

const matchIdsOf = (refs: readonly { readonly matchId: string }[]): string[] =>
  refs.map(({ matchId }) => matchId);

const versionsOf = (refs: readonly EventRef[]): number[] => refs.map(({ version }) => version);

/** For single matches: the calls of a moment share the statement. */
const FIND_ONE = batchedStatement<{ stored: MatchJson } & Pick<ShownRow, 'behind'>, { id: string }>(
  'match-find-one',
  { id: 'uuid' },
  forEachCall(`SELECT ${AS_JSON} AS stored, ${BEHIND} FROM matches m WHERE m.id = c.id`),
);

/** Stores matches. The moves module writes the changes of running matches. */
@Injectable()
export class MatchStore {
  private readonly found: BatchesOf<typeof FIND_ONE>;
  private readonly newest: BatchesOf<typeof NEWEST_TURN>;

  constructor(private readonly database: Database) {
    this.found = database.batches(FIND_ONE);
    this.newest = database.batches(NEWEST_TURN);
  }

  /** Writes a new match with its first deal, and what has happened. */
  async open(opening: Opening, within: Transaction): Promise<StoredMatch> {
    await within.rows(OPEN, openingValues(opening));
    const { match, at } = opening.step;
    return { ...match, createdAt: at };
  }

  async find(id: string): Promise<StoredMatch | null> {
    const row = await this.found.run({ id });
    if (!row) return null;
    const match = matchFromJson(row.stored);
    return row.behind ? withDeadlineInForce({ ...match, behind: row.behind }) : match;
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

  async findMany(ids: readonly string[]): Promise<ReadonlyMap<string, StoredMatch>> {
    const [first, ...others] = ids;
    if (first === undefined) return new Map();
    const matches =
      others.length === 0
        ? [await this.find(first)]
        : (await this.database.rows(FIND, { ids })).map(withDeadlineInForce);
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

  /** How many matches a list has; null if too many rows would have to be read. */
  count(query: MatchQuery, order: MatchOrder): Promise<number | null> {
    return countMatches(this.database, query, order);
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

  /** How many matches wait for a user. */
  countTurns(awaitingId: string): Promise<number> {
    return this.database.of(MatchRow).countBy({ awaitingId });
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

  /**
   * The wanted events, and all events of the last deal of their matches, in order. They end at the version
   * `upTo` of each match, so that they fit the match as it was read.
   */
  async events(
    wanted: readonly EventRef[],
    upTo: readonly EventRef[],
  ): Promise<ReadonlyMap<string, StoredEventAt[]>> {
    const rows = await this.database.rows(EVENTS, {
      matchIds: matchIdsOf(wanted),
      versions: versionsOf(wanted),
      readIds: matchIdsOf(upTo),
      readVersions: versionsOf(upTo),
    });
    return groupBy(rows, (row) => row.matchId);
  }

  /**
   * The complete deals of these ranges that have ended, in order: a list for each range. Everyone who may see
   * the match may see them.
   */
  async dealsOf(parts: readonly DealRange[]): Promise<StoredDeal[][]> {
    const rows = await this.database.rows(DEALS_OF, {
      matchIds: matchIdsOf(parts),
      from: parts.map(({ from }) => from),
      to: parts.map(({ to }) => to),
    });
    const byPart = groupBy(rows, ({ part }) => part);
    return parts.map((_, i) => byPart.get(i + 1) ?? []);
  }

  /** The results of all deals before each of these, in order. */
  async resultsBefore(refs: readonly DealRef[]): Promise<(DealResult | null)[][]> {
    const numbers = refs.map(({ number }) => number);
    const rows = await this.database.rows(RESULTS_BEFORE, { matchIds: matchIdsOf(refs), numbers });
    const byPart = groupBy(rows, ({ part }) => part);
    return refs.map((_, i) => (byPart.get(i + 1) ?? []).map(({ result }) => result));
  }

  /** How deals were shuffled, with the links that are public. */
  shuffles(deals: readonly DealRef[]): Promise<StoredShuffle[]> {
    const numbers = deals.map(({ number }) => number);
    return this.database.rows(SHUFFLES, { matchIds: matchIdsOf(deals), numbers });
  }

  /** The draws for the first dealers of matches, by the match's id. */
  async draws(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredDraw>> {
    const rows = await this.database.rows(DRAWS, { matchIds });
    return new Map(rows.map(({ matchId, payload }) => [matchId, payload]));
  }
}
