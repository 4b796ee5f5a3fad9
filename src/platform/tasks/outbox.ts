import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/database.js';
import { backoffSeconds } from '../database/backoff.js';
import { statement } from '../database/statement.js';
import { Announcer } from '../live/announcer.js';
import { SHARE, SHARED_KINDS } from './task.js';
import type { PendingTask, Task, TaskKind } from './task.js';

/** How many rows one pass of the relay takes. */
const BATCH = 500;

/** What {@link addTasksAfter} takes: a JSON array of tasks. */
export interface TaskValues {
  readonly tasks: string;
}

export const taskValues = (tasks: readonly Task[]): TaskValues => ({
  tasks: JSON.stringify(tasks),
});

/**
 * Owes tasks as part of a statement, once for each row of `written`.
 *
 * @param written a WITH query of what was written
 */
export const addTasksAfter = (written: string): string => `
  INSERT INTO outbox (kind, payload) SELECT task.kind, task.payload
  FROM ${written}, jsonb_to_recordset(:tasks::jsonb) AS task(kind text, payload jsonb)`;

/** Owes tasks as part of a statement. `tasks` selects each one's kind and payload. */
export const addTasks = (tasks: string): string => `INSERT INTO outbox (kind, payload) ${tasks}`;

const INSERT = statement<object, TaskValues>(
  'outbox-insert',
  `INSERT INTO outbox (kind, payload)
   SELECT kind, payload FROM jsonb_to_recordset(:tasks::jsonb) AS task(kind text, payload jsonb)`,
);

const SHARED = SHARED_KINDS.map((kind) => `'${kind}'`).join(', ');

/**
 * The tasks of the same user and kind that came before: a place in a queue that is fair to all. One that has
 * failed takes nobody's place.
 */
const AHEAD = `
  CASE WHEN kind IN (${SHARED}) THEN
    (SELECT count(*)::integer FROM (
       SELECT FROM outbox before WHERE before.kind IN (${SHARED}) AND before.kind = outbox.kind
         AND before.id < outbox.id
         AND before.failures = 0
         AND before.payload->>'forUser' = outbox.payload->>'forUser' LIMIT ${SHARE}) AS earlier)
  END`;

/**
 * Takes what is due, longest due first, and leases it; `:done` of an earlier lease is settled with it. It reads what is due alone, by the index, however
 * many more are leased: while a task is not settled it is offered again, after 5 seconds,
 * then 10, 20 … up to 5 minutes, so that an emptied queue or a dead worker delays it and no more.
 */
const LEASE = statement<PendingTask, { done: readonly string[] }>(
  'outbox-lease',
  `WITH settled AS (DELETE FROM outbox WHERE id = ANY(:done::bigint[]))
   UPDATE outbox SET offers = offers + 1,
     offer_at = now() + make_interval(secs => ${backoffSeconds(5, 300, 'offers')})
   WHERE id = ANY(ARRAY(SELECT id FROM outbox WHERE offer_at <= now()
                        ORDER BY offer_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
   RETURNING id::text, kind, payload, failures, ${AHEAD} AS ahead`,
);

interface Ids {
  readonly ids: readonly string[];
}

const SETTLE = statement<object, Ids>(
  'outbox-settle',
  'DELETE FROM outbox WHERE id = ANY(:ids::bigint[])',
);

/** An offer that reached no queue does not count: it must not lengthen the lease of a later one. */
const RELEASE = statement<object, Ids>(
  'outbox-release',
  `UPDATE outbox SET offers = greatest(offers - 1, 0), offer_at = now() + interval '1 second'
   WHERE id = ANY(:ids::bigint[])`,
);

/** A task that was taken and could not be done waits longer each time, up to so long. */
const FAILED_SECONDS = backoffSeconds(10, 600, 'failures');

const FAIL = statement<{ failures: number }, Ids>(
  'outbox-fail',
  `UPDATE outbox SET failures = failures + 1, offers = 0,
     offer_at = now() + make_interval(secs => ${FAILED_SECONDS})
   WHERE id = ANY(:ids::bigint[]) RETURNING failures`,
);

/** Kinds of which a task has been offered so often that a worker should have done it by now. */
const NEGLECTED = statement<{ kind: TaskKind }, { offers: number }>(
  'outbox-neglected',
  'SELECT DISTINCT kind FROM outbox WHERE offers >= :offers',
);

/**
 * What is owed after a commit, written with it. A row leaves only when its task has been done, so
 * whatever dies between is made up for by the next offer; handlers are idempotent.
 */
@Injectable()
export class Outbox {
  private readonly announce: () => void;

  constructor(
    private readonly database: Database,
    announcer: Announcer,
  ) {
    this.announce = () => announcer.tasksAdded();
  }

  /** Owes `tasks` as part of a transaction. */
  async add(within: Transaction, tasks: readonly Task[]): Promise<void> {
    if (tasks.length === 0) return;
    await within.rows(INSERT, taskValues(tasks));
    this.announceAfter(within);
  }

  /** Says after the commit that something is owed: for statements that owe by themselves ({@link addTasksAfter}). */
  announceAfter(within: Transaction): void {
    within.afterCommit(this.announce);
  }

  /**
   * Takes up to a batch of due tasks, longest due first; nobody else gets them while the lease runs.
   *
   * @param done tasks of an earlier lease that have been done
   */
  async lease(done: readonly string[] = []): Promise<PendingTask[]> {
    const rows = await this.database.rows(LEASE, { done });
    return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }

  /** Whether a pass that took `count` tasks may have left some. */
  isFull(count: number): boolean {
    return count === BATCH;
  }

  /** Removes tasks that have been done. */
  async settle(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.rows(SETTLE, { ids });
  }

  /** Puts off tasks that were taken and could not be done; how often the worst of them has failed. */
  async fail(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const rows = await this.database.rows(FAIL, { ids });
    return Math.max(0, ...rows.map((row) => row.failures));
  }

  /** The kinds of which a task is still not done after `offers` offers. */
  async neglected(offers: number): Promise<TaskKind[]> {
    const rows = await this.database.rows(NEGLECTED, { offers });
    return rows.map((row) => row.kind);
  }

  /** Gives leased tasks back, to be offered again in a second. */
  async release(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.rows(RELEASE, { ids });
  }
}
