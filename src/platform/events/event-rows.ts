import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { backoffSeconds } from '../database/backoff.js';
import { statement } from '../database/statement.js';
import type { Commit } from './event.js';

/** The greatest number of rows in one pass of the relay. */
const BATCH = 500;

/** How many waiting rows of a user are ordered fairly among those of others; the user's further rows come after. */
export const SHARE = 20;

/** A transaction that leases holds this lock: one at a time, so that nobody leases around a row that another one takes. */
const LEASE_LOCK = 0x6f_75_74;

/** Events, and the one consumer that has not handled them; an empty name while no consumer has. */
export interface EventKey {
  readonly id: string;
  readonly consumer: string;
}

/** Events that a relay has leased. */
export interface LeasedEvents extends EventKey, Commit {
  /** How often the consumer has tried and failed. */
  readonly failures: number;
  /** How many rows of the same user and consumer came before, at most {@link SHARE}; null if no user waits. */
  readonly ahead: number | null;
  /** The consumers that still wait for earlier events of the subject. */
  readonly behind: readonly string[];
}

/** Events that one consumer has not handled yet: why, and when they are offered to it again. */
export interface LeftEvents extends EventKey, Pick<Commit, 'events'> {
  readonly forUser: string | null;
  readonly failures: number;
  /** Whether they are offered now, as a job. */
  readonly isOffered: boolean;
  readonly waitSeconds: number;
}

/** Events that have been written for one consumer, and how many of its user's came before. */
export interface WrittenEvents extends EventKey {
  readonly ahead: LeasedEvents['ahead'];
}

/** The first lease, in seconds, and the wait after the first failure. */
export const FIRST_LEASE = 5;
export const FIRST_WAIT = 10;

/** The longest time for which rows are left to a newer release before they are offered again, in seconds. */
const LONGEST_LEFT = 15;

/**
 * Postgres knows little of a table that is empty most of the time: the plan that it makes then reads every row for each
 * row, which takes minutes as soon as some thousands wait. So the transaction that leases reads in the order of indexes.
 */
const TRY_LOCK = statement<{ isMine: boolean }>(
  'outbox-try-lock',
  `SELECT pg_try_advisory_xact_lock(${LEASE_LOCK}) AS "isMine",
     ${['seqscan', 'bitmapscan', 'sort'].map((way) => `set_config('enable_${way}', 'off', true)`).join(', ')}`,
);

/** The number of earlier rows of the same user and consumer, which gives a fair order. Rows that failed do not count. */
const AHEAD = `
  CASE WHEN for_user IS NOT NULL THEN
    (SELECT count(*)::integer FROM (
       SELECT FROM outbox e WHERE e.consumer = outbox.consumer AND e.for_user = outbox.for_user
         AND e.id < outbox.id AND e.failures = 0 LIMIT ${SHARE}) AS earlier)
  END`;

/**
 * Leases due rows, longest due first. A row waits while an earlier row of its subject and consumer is leased, or is due
 * later. A row that is not settled is offered again after 5 seconds, then 10, 20 … up to 5 minutes. So an emptied queue
 * or a dead worker only delays it.
 *
 * Only one index has the earlier rows in the order that is asked for, whatever Postgres believes of the table.
 */
const LEASE = statement<LeasedEvents, { known: readonly string[] }>(
  'outbox-lease',
  `UPDATE outbox SET offers = offers + 1,
     offer_at = now() + make_interval(secs => ${backoffSeconds(FIRST_LEASE, 300, 'offers')})
   WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM outbox o WHERE offer_at <= now() AND consumer = ANY(:known::text[])
       AND (SELECT true FROM outbox e
            WHERE e.subject IS NOT NULL AND (e.subject, e.consumer) >= (o.subject, o.consumer)
              AND (e.subject, e.consumer, e.id) < (o.subject, o.consumer, o.id) AND e.offer_at > o.offer_at
            ORDER BY e.subject, e.consumer, e.id LIMIT 1) IS NULL
     ORDER BY offer_at, id LIMIT ${BATCH}))
   RETURNING id::text, consumer, subject, events, failures, ${AHEAD} AS ahead,
     ARRAY(SELECT DISTINCT p.consumer FROM outbox p
           WHERE p.subject = outbox.subject AND p.consumer > '' AND p.id < outbox.id) AS behind`,
);

interface Keys {
  readonly ids: readonly string[];
  readonly consumers: readonly string[];
}

/** The rows of some keys. The ids alone are in it, too, because Postgres looks these up in the index in any case. */
const HAS_KEY = `id = ANY(:ids::bigint[])
     AND (id, consumer) IN (SELECT * FROM unnest(:ids::bigint[], :consumers::text[]))`;

const keysOf = (rows: readonly EventKey[]): Keys => ({
  ids: rows.map(({ id }) => id),
  consumers: rows.map(({ consumer }) => consumer),
});

/** Deletes rows that all consumers have got. What one of them has not handled stays, for it alone. */
const HAND_OUT = statement<WrittenEvents, { ids: readonly string[]; left: string }>(
  'outbox-hand-out',
  `WITH handed_out AS (
     DELETE FROM outbox WHERE id = ANY(:ids::bigint[]) AND consumer = ''
     RETURNING id, subject, created_at)
   INSERT INTO outbox (id, consumer, subject, events, for_user, failures, offers, offer_at, created_at)
   SELECT h.id, l.consumer, h.subject, l.events, l."forUser", l.failures, l."isOffered"::integer,
     now() + make_interval(secs => l."waitSeconds"), h.created_at
   FROM handed_out h JOIN jsonb_to_recordset(:left::jsonb) AS l(id bigint, consumer text, events jsonb,
     "forUser" uuid, failures integer, "isOffered" boolean, "waitSeconds" float8) ON l.id = h.id
   ON CONFLICT DO NOTHING
   RETURNING id::text, consumer, ${AHEAD} AS ahead`,
);

const SETTLE = statement<object, Keys>('outbox-settle', `DELETE FROM outbox WHERE ${HAS_KEY}`);

/** An offer that nobody could take does not count, so that it does not lengthen the next lease. */
const RELEASE = statement<object, Keys>(
  'outbox-release',
  `UPDATE outbox SET offers = greatest(offers - 1, 0), offer_at = now() + interval '1 second'
   WHERE ${HAS_KEY}`,
);

/** The wait after a failure grows with each. */
const FAIL = statement<{ failures: number }, Keys>(
  'outbox-fail',
  `UPDATE outbox SET failures = failures + 1, offers = 0,
     offer_at = now() + make_interval(secs => ${backoffSeconds(FIRST_WAIT, 600, 'failures')})
   WHERE ${HAS_KEY} RETURNING failures`,
);

/** Rows for a newer release: soon one of its processes may lease them; the wait grows, in case that there is none. */
const LEAVE = statement<object, Keys>(
  'outbox-leave',
  `UPDATE outbox SET
     offer_at = now() + make_interval(secs => ${backoffSeconds(1, LONGEST_LEFT, 'offers')})
   WHERE ${HAS_KEY}`,
);

/** The consumers with a row that has been offered so often that a worker should have taken it by now. */
const NEGLECTED = statement<{ consumer: string }, { offers: number }>(
  'outbox-neglected',
  `SELECT DISTINCT consumer FROM outbox WHERE offers >= :offers AND consumer <> ''`,
);

/** The events in the outbox, for the relay and the consumers. */
@Injectable()
export class EventRows {
  constructor(private readonly database: Database) {}

  /**
   * Leases up to a batch of due rows, in order. Null if another relay is leasing at the moment.
   *
   * @param consumers those of this release; what waits for others is left to their processes
   */
  async lease(consumers: readonly string[]): Promise<LeasedEvents[] | null> {
    return this.database.transaction(async (transaction) => {
      const { isMine } = (await transaction.row(TRY_LOCK, {}))!;
      if (!isMine) return null;
      const rows = await transaction.rows(LEASE, { known: ['', ...consumers] });
      return rows.sort((a, b) => Number(a.id) - Number(b.id));
    });
  }

  /** Whether there may be more due rows after a pass that took `count` of them. */
  isFull(count: number): boolean {
    return count === BATCH;
  }

  /** Settles rows that all consumers have got, and keeps what is left. Returns the rows that it has written. */
  async handOut(ids: readonly string[], left: readonly LeftEvents[]): Promise<WrittenEvents[]> {
    return this.database.rows(HAND_OUT, { ids, left: JSON.stringify(left) });
  }

  /** Deletes rows that have been handled. */
  async settle(rows: readonly EventKey[]): Promise<void> {
    if (rows.length > 0) await this.database.rows(SETTLE, keysOf(rows));
  }

  /** Puts off rows whose consumer has failed. Returns the greatest number of failures among them. */
  async fail(rows: readonly EventKey[]): Promise<number> {
    if (rows.length === 0) return 0;
    const failed = await this.database.rows(FAIL, keysOf(rows));
    return Math.max(0, ...failed.map(({ failures }) => failures));
  }

  /** Releases leased rows, which are offered again in a second. */
  async release(rows: readonly EventKey[]): Promise<void> {
    if (rows.length > 0) await this.database.rows(RELEASE, keysOf(rows));
  }

  /** Leaves leased rows to processes of a newer release. */
  async leave(rows: readonly EventKey[]): Promise<void> {
    if (rows.length > 0) await this.database.rows(LEAVE, keysOf(rows));
  }

  /** The consumers with a row that is still not handled after `offers` offers. */
  async neglected(offers: number): Promise<string[]> {
    const rows = await this.database.rows(NEGLECTED, { offers });
    return rows.map(({ consumer }) => consumer);
  }
}
