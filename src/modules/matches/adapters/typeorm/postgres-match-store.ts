import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../../platform/collections.js';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import type { KeyedCall, StoredAnswer } from '../../../../platform/idempotency/idempotency.js';
import type { Task } from '../../../../platform/outbox/task.js';
import type {
  Committed,
  DealRange,
  DealRef,
  EventRef,
  MatchForMove,
  MatchQuery,
  TurnPosition,
  WaitingMatch,
} from '../../application/match-store.js';
import { MatchStore } from '../../application/match-store.js';
import type { Advance, NewDeal } from '../../domain/advance.js';
import { madeOf } from '../../domain/match-broken.js';
import type { Moment, TimedAdvance } from '../../domain/moment.js';
import type { SeatOrders } from '../../domain/orders.js';
import { deadlineOfTurn } from '../../domain/running-turn.js';
import type { StoredDeal, StoredDraw, StoredShuffle } from '../../domain/stored-deal.js';
import type { MatchEventRow } from '../../domain/stored-event.js';
import { awaitedUser } from '../../domain/stored-match.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import { shown } from './deadline-in-force.js';
import type { MatchRow } from './deadline-in-force.js';
import { listMatches } from './list-matches.js';
import { COUNT_TURNS, listTurns } from './list-turns.js';
import * as sql from './match-statements.js';
import { MET, RUNNING } from './seat-statements.js';

interface MoveRow extends Moment, Partial<StoredAnswer> {
  readonly id: string | null;
  readonly isBehind: boolean | null;
  readonly seal: Buffer | null;
  readonly ordersRevision: number | null;
  readonly orders: readonly SeatOrders[] | null;
}

/** Matches in Postgres, by prepared statements: a move is two of them. */
@Injectable()
export class PostgresMatchStore extends MatchStore {
  constructor(private readonly database: Database) {
    super();
  }

  async loadForMove(matchId: string, call: KeyedCall | null): Promise<MatchForMove> {
    const values = [matchId, call?.userId, call?.key];
    const [row] = await this.database.run<MoveRow>(sql.LOAD_FOR_MOVE, values);
    const { seal, operation, argumentsHash, subjectId, ordersRevision, orders, ...rest } = row!;
    const { at, calendars, outages, calendarVersion, outagesKnown, isBehind, ...match } = rest;
    const moment = { at, calendars, outages, calendarVersion, outagesKnown };
    const stored = match.id === null ? null : (match as unknown as StoredMatch);
    return {
      match: stored && isBehind ? { ...stored, deadline: deadlineInForce(stored, moment) } : stored,
      seal,
      moment,
      orders: ordersRevision === null ? null : { revision: ordersRevision, seats: orders ?? [] },
      answer: operation
        ? { operation, argumentsHash: argumentsHash!, subjectId: subjectId! }
        : null,
    };
  }

  async commit(
    advance: TimedAdvance,
    owed: readonly Task[],
    call: KeyedCall | null,
  ): Promise<Committed | null> {
    const rows = await this.database.run<Committed>(sql.COMMIT, [
      ...movedValues(advance),
      JSON.stringify(advance.endedDeals),
      eventRows(advance),
      dealRows(advance.newDeals),
      JSON.stringify(owed),
      ...(call ? [call.userId, call.key, call.operation, call.argumentsHash] : NO_CALL),
      advance.keepsTurn,
      advance.substitution?.seat,
      advance.substitution?.substituteId,
      advance.match.abortOffers,
      awaitedUser(advance.match),
      advance.at,
      advance.match.turnStartedAt,
      advance.match.banks,
      advance.calendarVersion,
      ...orderValues(advance),
      advance.outagesKnown,
    ]);
    return rows[0] ?? null;
  }

  async open(opening: TimedAdvance, transaction: Transaction): Promise<StoredMatch> {
    const { id, players, backers } = opening.match;
    const { at } = opening;
    await transaction.query(sql.OPEN_MATCH, openingValues(opening));
    await transaction.query(sql.OPEN_SEATS, [
      id,
      JSON.stringify(players.map((p, seat) => ({ seat, user_id: p.userId, is_bot: p.isBot }))),
    ]);
    if (backers.length > 0)
      await transaction.query(sql.OPEN_BACKERS, [id, JSON.stringify(backers)]);
    await transaction.query(sql.OPEN_EVENTS, [id, eventRows(opening), at]);
    await transaction.query(sql.OPEN_DEALS, [id, dealRows(opening.newDeals), at]);
    return { ...opening.match, createdAt: at };
  }

  async find(matchId: string): Promise<StoredMatch | null> {
    return (await this.findMany([matchId])).get(matchId) ?? null;
  }

  async findWaiting(matchId: string): Promise<WaitingMatch | null> {
    type Row = MatchRow & Pick<WaitingMatch, 'waitedMillis'>;
    const [row] = await this.database.run<Row>(sql.FIND_WAITING, [matchId]);
    if (!row) return null;
    const { waitedMillis, ...match } = row;
    return { match: shown(match), waitedMillis };
  }

  async findMany(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredMatch>> {
    const rows = await this.database.run<MatchRow>(sql.FIND, [matchIds]);
    return new Map(rows.map((row) => [row.id, shown(row)]));
  }

  list(query: MatchQuery, page: Page<[string, string]>): Promise<StoredMatch[]> {
    return listMatches(this.database, query, page);
  }

  turns(userId: string, page: Page<TurnPosition>): Promise<StoredMatch[]> {
    return listTurns(this.database, userId, page);
  }

  async countTurns(userId: string): Promise<number> {
    const [row] = await this.database.run<{ count: number }>(COUNT_TURNS, [userId]);
    return row!.count;
  }

  async countRunning(
    userIds: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await transaction.query<{ userId: string; running: number }[]>(RUNNING, [userIds]);
    return new Map(rows.map(({ userId, running }) => [userId, running]));
  }

  async metBy(
    userId: string,
    others: readonly string[],
    transaction?: Transaction,
  ): Promise<string[]> {
    const rows = await this.database.read<{ userId: string }>(MET, [userId, others], transaction);
    return rows.map((row) => row.userId);
  }

  async events(
    wanted: readonly EventRef[],
    upTo: readonly EventRef[],
  ): Promise<ReadonlyMap<string, MatchEventRow[]>> {
    const values = [wanted, upTo].flatMap((refs) => [
      refs.map(({ matchId }) => matchId),
      refs.map(({ version }) => version),
    ]);
    const rows = await this.database.run<MatchEventRow>(sql.EVENTS, values);
    return groupBy(rows, (row) => row.matchId);
  }

  async dealsOf(parts: readonly DealRange[]): Promise<StoredDeal[][]> {
    const rows = await this.database.run<StoredDeal & { part: number }>(sql.DEALS_OF, [
      parts.map(({ matchId }) => matchId),
      parts.map(({ from }) => from),
      parts.map(({ to }) => to),
    ]);
    const byPart = groupBy(rows, ({ part }) => part);
    return parts.map((_, i) => byPart.get(i + 1) ?? []);
  }

  shuffles(deals: readonly DealRef[]): Promise<StoredShuffle[]> {
    return this.database.run<StoredShuffle>(sql.SHUFFLES, [
      deals.map(({ matchId }) => matchId),
      deals.map(({ number }) => number),
    ]);
  }

  async draws(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredDraw>> {
    const rows = await this.database.run<{ matchId: string; payload: StoredDraw }>(sql.DRAWS, [
      matchIds,
    ]);
    return new Map(rows.map(({ matchId, payload }) => [matchId, payload]));
  }
}

/** What is judged needs the deadline in force, and is not without. @throws MatchBroken */
const deadlineInForce = (match: StoredMatch, moment: Moment): Date | null =>
  madeOf(match.id, () => deadlineOfTurn(match, moment));

const NO_CALL = [null, null, null, null];

function movedValues({ match, fromVersion, timing }: Advance): unknown[] {
  return [
    match.id,
    fromVersion,
    match.version,
    match.status,
    match.dealNumber,
    match.toAct,
    match.score,
    JSON.stringify(match.snapshot),
    match.result && JSON.stringify(match.result),
    match.deadline,
    timing,
  ];
}

function orderValues({ orders }: Advance): unknown[] {
  const { revision, plans = [], delayed } = orders ?? {};
  return [revision, JSON.stringify(plans), delayed?.seat, delayed?.seconds];
}

function openingValues({ match, at, outagesKnown }: TimedAdvance): unknown[] {
  return [
    match.id,
    match.variant,
    match.preset,
    JSON.stringify(match.options),
    match.rulesVersion,
    match.target,
    match.rated,
    JSON.stringify(match.timeControl),
    match.commitment,
    match.clientSeeds,
    match.status,
    match.version,
    match.dealNumber,
    match.toAct,
    match.score,
    JSON.stringify(match.snapshot),
    match.result && JSON.stringify(match.result),
    JSON.stringify(match.chosenRules),
    match.deadline,
    match.onlookers,
    awaitedUser(match),
    match.turnStartedAt,
    match.banks,
    at,
    outagesKnown,
  ];
}

function eventRows({ events, fromVersion }: Advance): string {
  return JSON.stringify(events.map((event, i) => ({ ...event, version: fromVersion + i + 1 })));
}

function dealRows(deals: readonly NewDeal[]): string {
  return JSON.stringify(deals.map((deal) => ({ ...deal, link: deal.link.toString('hex') })));
}
