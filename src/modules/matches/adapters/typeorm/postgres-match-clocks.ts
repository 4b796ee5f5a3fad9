import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { errorText } from '../../../../platform/error-text.js';
import { MatchClocks } from '../../application/match-clocks.js';
import type { BrokenMatch, MatchAt } from '../../application/match-clocks.js';
import type { ClockFacts } from '../../domain/clock-history.js';
import type { Moment } from '../../domain/moment.js';
import { deadlineOfTurn } from '../../domain/running-turn.js';
import type { Player } from '../../domain/stored-match.js';
import * as sql from './clock-statements.js';
import { readTurns, settle, settleTurnsOf } from './settle.js';
import type { ReadTurn } from './settle.js';

interface LockedMatch {
  readonly id: string;
  readonly updatedAt: Date;
}

interface MovedDeadline {
  readonly id: string;
  readonly deadline: Date | null;
  /** The last outage that it counts. */
  readonly known: number;
}

/** How far a match's last move may be ahead of a transaction that waited for it. */
const WAIT_MILLIS = 60_000;

@Injectable()
export class PostgresMatchClocks extends MatchClocks {
  private readonly logger = new Logger('Deadlines');

  constructor(private readonly database: Database) {
    super();
  }

  async openingMoment(players: readonly Player[], transaction: Transaction): Promise<Moment> {
    const people = players.filter((player) => !player.isBot).map((player) => player.userId);
    await transaction.query(sql.HOLD_CALENDARS, [people]);
    const users = players.map((player) => player.userId);
    const [moment] = await transaction.query<Moment[]>(sql.OPENING_MOMENT, [users]);
    return moment!;
  }

  async change<T>(
    userId: string,
    transaction: Transaction,
    change: (now: Date) => Promise<T>,
  ): Promise<T> {
    await transaction.query(sql.TAKE_CALENDAR, [userId]);
    const matches = await transaction.query<LockedMatch[]>(sql.LOCK_MATCHES, [userId]);
    const changed = await change(await momentAfter(matches, transaction));
    await this.moveDeadlines(
      matches.map(({ id }) => id),
      transaction,
    );
    return changed;
  }

  settle(matchIds: readonly string[]): Promise<BrokenMatch[]> {
    return settle(this.database, matchIds);
  }

  settleTurnsOf(userId: string): Promise<BrokenMatch[]> {
    return settleTurnsOf(this.database, userId);
  }

  async passedDeadline(
    { matchId, version }: MatchAt,
    now: Date,
    transaction: Transaction,
  ): Promise<Date | null> {
    const values = [matchId, version, now];
    const [turn] = await transaction.query<{ deadline: Date }[]>(sql.OVERDUE_TURN, values);
    return turn?.deadline ?? null;
  }

  async facts(matchIds: readonly string[]): Promise<ReadonlyMap<string, ClockFacts>> {
    const rows = await this.database.run<ClockFacts & { id: string }>(sql.FACTS, [matchIds]);
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  }

  /** Nobody's vacation waits for a match whose clock is broken: that one keeps its deadline. */
  private async moveDeadlines(ids: readonly string[], transaction: Transaction): Promise<void> {
    const turns = await readTurns(this.database, ids, transaction);
    const moved = turns.flatMap((turn) => this.moved(turn));
    await transaction.query(sql.MOVE_DEADLINES, [
      moved.map(({ id }) => id),
      moved.map(({ deadline }) => deadline),
      moved.map(({ known }) => known),
    ]);
  }

  private moved(turn: ReadTurn): MovedDeadline[] {
    const { id, outagesKnown: known } = turn;
    try {
      return [{ id, deadline: deadlineOfTurn(turn, turn), known }];
    } catch (error) {
      this.logger.error(`the deadline of match ${id} cannot be moved: ${errorText(error)}`);
      return [];
    }
  }
}

/**
 * A transaction's time is that of its beginning; what was played while it waited for its locks came
 * later. A match that is farther ahead was played before the clock was set back: it says nothing.
 */
async function momentAfter(
  matches: readonly LockedMatch[],
  transaction: Transaction,
): Promise<Date> {
  const [row] = await transaction.query<{ now: Date }[]>(sql.READ_NOW);
  const now = row!.now.getTime();
  const latest = matches
    .map(({ updatedAt }) => updatedAt.getTime())
    .filter((at) => at < now + WAIT_MILLIS)
    .reduce((last, at) => Math.max(last, at), now);
  return new Date(latest);
}
