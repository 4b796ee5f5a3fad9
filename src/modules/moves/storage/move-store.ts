import { Injectable } from '@nestjs/common';
import { batchedStatement, forEachCall } from '../../../platform/database/batched.js';
import type { BatchesOf, CallTypes } from '../../../platform/database/batched.js';
import { Database } from '../../../platform/database/database.js';
import {
  isRepeatOf,
  joinKey,
  keepKey,
  KEYED_TYPES,
  keyedValues,
} from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall, KeyedValues } from '../../../platform/idempotency/idempotency.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { addDomainEventsAfter } from '../../../platform/events/outbox.js';
import { deadlineInForce } from '../../matches/domain/index.js';
import type { Moment, StoredMatch, TimedAdvance } from '../../matches/domain/index.js';
import {
  addDeals,
  addEvents,
  endDeals,
  joinMatch,
  selectToJudge,
  KnownMatches,
  MOVE_TYPES,
  moveMatch,
  moveValues,
  substitute,
} from '../../matches/storage/index.js';
import type { MoveValues, SentMatch } from '../../matches/storage/index.js';
import type { StandingOrders, SeatOrders } from '../../plans/domain/index.js';
import {
  changePlans,
  delayAnswer,
  STANDING_ORDERS_TYPES,
  standingOrdersOf,
  standingOrdersValues,
} from '../../plans/storage/index.js';
import type { StandingOrdersValues } from '../../plans/storage/index.js';

/** The match to read, and its revision that the reader knows. */
interface MoveRef {
  readonly matchId: string;
  readonly known: string | null;
}

/** A match read for a move: its row, the data for further deals, and whether the idempotency key is known. */
export interface MatchForMove {
  readonly match: StoredMatch | null;
  /** The checkpoint from which the next deal's link is computed; only for the code that deals. */
  readonly checkpoint: Buffer | null;
  /** When it was read. The move is judged at this moment. */
  readonly moment: Moment;
  /** The players' plans and autoplay; only for the code that plays them. */
  readonly orders: StandingOrders | null;
  /** Whether the call was accepted before. False: its key was used with other arguments; null: the key is new. */
  readonly isRepeat: boolean | null;
}

/** The values that a commit set, by the database's clock. */
interface Committed
  extends Pick<StoredMatch, 'updatedAt' | 'deadline' | 'finishedAt'>, Pick<SentMatch, 'revision'> {}

interface MoveRow
  extends Moment, Pick<MatchForMove, 'checkpoint' | 'isRepeat'>, Omit<SentMatch, 'id'> {
  readonly id: string | null;
  readonly isBehind: boolean | null;
  readonly ordersRevision: number | null;
  readonly orders: readonly SeatOrders[] | null;
}

/** Answers each call with one row; its match or key may be missing. */
const LOAD = batchedStatement<MoveRow, MoveRef & KeyedValues>(
  'match-load-for-move',
  { matchId: 'uuid', known: 'text', ...KEYED_TYPES },
  forEachCall(`SELECT ${selectToJudge('c.known')}, shuffle_checkpoint(m.id, m.deal_number + 2) AS checkpoint,
      ${standingOrdersOf('m.id')} AS orders, ${isRepeatOf('c')}
    FROM (SELECT 1) AS always ${joinMatch('c."matchId"')} ${joinKey('c')}`),
);

type CommitValues = MoveValues &
  StandingOrdersValues &
  KeyedValues & { readonly happened: readonly DomainEvent[] };

const COMMIT_TYPES: CallTypes<CommitValues> = {
  ...MOVE_TYPES,
  ...STANDING_ORDERS_TYPES,
  ...KEYED_TYPES,
  happened: 'jsonb',
};

/**
 * Writes complete moves in one statement; each part comes from the module that owns its table. The other parts
 * write only for matches of which the row was written.
 */
const commitWith = (name: string, more: string) =>
  batchedStatement<Committed, CommitValues>(
    name,
    COMMIT_TYPES,
    (calls) => `WITH updated AS (${moveMatch(calls)}),
       events AS (${addEvents('updated')}),
       happened AS (${addDomainEventsAfter('updated', 'updated.id', 'updated.happened')}),
       keyed AS (${keepKey('updated')})${more}
     SELECT n, updated_at AS "updatedAt", deadline, finished_at AS "finishedAt", revision FROM updated`,
  );

const COMMIT = commitWith(
  'match-commit',
  `, ended AS (${endDeals('updated')}),
     dealt AS (${addDeals('updated')}),
     substituted AS (${substitute('updated')}),
     planned AS (${changePlans('updated')}),
     delayed AS (${delayAnswer('updated')})`,
);

/**
 * For most moves, which play a card within a deal. Parts are left out because each costs time, even if it
 * writes nothing.
 */
const COMMIT_PLAIN = commitWith('match-commit-plain', '');

/** Whether a step changes only the match itself. */
const isPlain = ({ endedDeals, newDeals, substitution, orders }: TimedAdvance): boolean =>
  endedDeals.length + newDeals.length === 0 &&
  !substitution &&
  (orders === null || (orders.plans.length === 0 && orders.delayed === null));

/** The two round trips of a move, each of which many moves may share. */
@Injectable()
export class MoveStore {
  private readonly loads: BatchesOf<typeof LOAD>;
  private readonly commits: BatchesOf<typeof COMMIT>;
  private readonly plainCommits: BatchesOf<typeof COMMIT_PLAIN>;

  constructor(
    database: Database,
    private readonly known: KnownMatches,
  ) {
    this.loads = database.batches(LOAD);
    this.commits = database.batches(COMMIT);
    this.plainCommits = database.batches(COMMIT_PLAIN);
  }

  /** Reads everything that a move needs; `call` is null if no user sent it. */
  async load(matchId: string, call: KeyedCall | null): Promise<MatchForMove> {
    const known = this.known.get(matchId);
    const ref = { matchId, known: known?.revision ?? null };
    const row = await this.loads.run({ ...ref, ...keyedValues(call) });
    const { id, checkpoint, isRepeat, ordersRevision, orders, isBehind, ...rest } = row!;
    const { at, calendars, outages, calendarVersion, outagesKnown, ...sent } = rest;
    const moment = { at, calendars, outages, calendarVersion, outagesKnown };
    const stored = id === null ? null : this.known.received({ id, ...sent }, known);
    return {
      match: stored && isBehind ? { ...stored, deadline: deadlineInForce(stored, moment) } : stored,
      checkpoint,
      moment,
      orders: ordersRevision === null ? null : { revision: ordersRevision, seats: orders ?? [] },
      isRepeat,
    };
  }

  /**
   * Writes a move: row, events, deals, plans, what has happened, and the key. Returns the match after it. Writes nothing and
   * returns null if the match, a calendar, or the plans and autoplay that the step used have changed since they
   * were read, or if that was too long ago.
   * @throws an error of `equalWasFirst`
   */
  async commit(
    advance: TimedAdvance,
    happened: readonly DomainEvent[],
    call: KeyedCall | null,
  ): Promise<StoredMatch | null> {
    const commits = isPlain(advance) ? this.plainCommits : this.commits;
    const row = await commits.run({
      happened,
      ...keyedValues(call),
      ...standingOrdersValues(advance.orders),
      ...moveValues(advance),
    });
    if (!row) return null;
    const { revision, updatedAt, deadline, finishedAt } = row;
    return this.known.keep(revision, { ...advance.match, updatedAt, deadline, finishedAt });
  }
}
