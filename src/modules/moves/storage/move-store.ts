import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { IS_REPEAT, JOIN_KEY, keepKey, keyedValues } from '../../../platform/idempotency/once.js';
import type { KeyedCall, KeyedValues } from '../../../platform/idempotency/once.js';
import { addTasksAfter, taskValues } from '../../../platform/tasks/outbox.js';
import type { TaskValues } from '../../../platform/tasks/outbox.js';
import type { Task } from '../../../platform/tasks/task.js';
import { deadlineInForce } from '../../matches/domain/index.js';
import type { Moment, StoredMatch, TimedAdvance } from '../../matches/domain/index.js';
import {
  addDeals,
  addEvents,
  endDeals,
  JOIN_MATCH,
  JUDGED,
  MOVE_MATCH,
  movedValues,
  substitute,
} from '../../matches/storage/index.js';
import type { MovedValues } from '../../matches/storage/index.js';
import type { StandingOrders, SeatOrders } from '../../plans/domain/index.js';
import {
  changePlans,
  delayAnswer,
  standingOrdersOf,
  standingOrdersValues,
} from '../../plans/storage/index.js';
import type { StandingOrdersValues } from '../../plans/storage/index.js';

/** A match read for a move: its row, what dealing on would need, and whether the key is known. */
export interface MatchForMove {
  readonly match: StoredMatch | null;
  /** The checkpoint of the next deal's link; for the dealing code alone. */
  readonly checkpoint: Buffer | null;
  /** When it was read, which is when the move is judged. */
  readonly moment: Moment;
  /** What its players have left to be played; for the deciding code alone. */
  readonly orders: StandingOrders | null;
  /** Whether the call was accepted before: with false, its key with other arguments; null for neither. */
  readonly isRepeat: boolean | null;
}

/** What a commit wrote, by the database's clock. */
type Committed = Pick<StoredMatch, 'updatedAt' | 'deadline' | 'finishedAt'>;

interface MoveRow extends Moment, Pick<MatchForMove, 'checkpoint' | 'isRepeat'> {
  readonly id: string | null;
  readonly isBehind: boolean | null;
  readonly ordersRevision: number | null;
  readonly orders: readonly SeatOrders[] | null;
}

/** One row always, whose match or key may be missing. */
const LOAD = statement<MoveRow, KeyedValues & { matchId: string }>(
  'match-load-for-move',
  `SELECT ${JUDGED}, shuffle_seal(m.id, m.deal_number + 2) AS checkpoint, ${standingOrdersOf('m.id')} AS orders,
     ${IS_REPEAT}
   FROM (SELECT 1) AS always ${JOIN_MATCH} ${JOIN_KEY}`,
);

/**
 * The whole of a move in one statement, each part by the module that owns its table. Only where the
 * match's row was written is anything else.
 */
const commitWith = (name: string, more: string) =>
  statement<Committed, MovedValues & StandingOrdersValues & TaskValues & KeyedValues>(
    name,
    `WITH moved AS (${MOVE_MATCH}),
       events AS (${addEvents('moved')}),
       tasks AS (${addTasksAfter('moved')}),
       keyed AS (${keepKey('moved')})${more}
     SELECT updated_at AS "updatedAt", deadline, finished_at AS "finishedAt" FROM moved`,
  );

const COMMIT = commitWith(
  'match-commit',
  `, ended AS (${endDeals('moved')}),
     dealt AS (${addDeals('moved')}),
     substituted AS (${substitute('moved')}),
     planned AS (${changePlans('moved')}),
     delayed AS (${delayAnswer('moved')})`,
);

/** For the most moves: a card within a deal. Each part costs though it writes nothing. */
const COMMIT_PLAIN = commitWith('match-commit-plain', '');

/** Whether a step has changed no more than the match itself. */
const isPlain = ({ endedDeals, newDeals, substitution, orders }: TimedAdvance): boolean =>
  endedDeals.length + newDeals.length === 0 &&
  !substitution &&
  (orders === null || (orders.plans.length === 0 && orders.delayed === null));

/** The two round trips of a move. */
@Injectable()
export class MoveStore {
  constructor(private readonly database: Database) {}

  /** Everything a move needs; `call` null for what nobody sends. */
  async load(matchId: string, call: KeyedCall | null): Promise<MatchForMove> {
    const row = await this.database.row(LOAD, { matchId, ...keyedValues(call) });
    const { checkpoint, isRepeat, ordersRevision, orders, ...rest } = row!;
    const { at, calendars, outages, calendarVersion, outagesKnown, isBehind, ...match } = rest;
    const moment = { at, calendars, outages, calendarVersion, outagesKnown };
    const stored = match.id === null ? null : (match as unknown as StoredMatch);
    return {
      match: stored && isBehind ? { ...stored, deadline: deadlineInForce(stored, moment) } : stored,
      checkpoint,
      moment,
      orders: ordersRevision === null ? null : { revision: ordersRevision, seats: orders ?? [] },
      isRepeat,
    };
  }

  /**
   * Writes what a move did: row, events, deals, plans, what is owed and the key. Null when the match had
   * gone on, or a calendar or the orders that the step consulted had changed, since it was read, or when
   * that was too long ago: then nothing is written.
   *
   * @throws an error of `equalWasFirst`
   */
  commit(
    advance: TimedAdvance,
    tasks: readonly Task[],
    call: KeyedCall | null,
  ): Promise<Committed | null> {
    return this.database.row(isPlain(advance) ? COMMIT_PLAIN : COMMIT, {
      ...movedValues(advance),
      ...standingOrdersValues(advance.orders),
      ...taskValues(tasks),
      ...keyedValues(call),
    });
  }
}
