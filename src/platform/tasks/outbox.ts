import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/database.js';
import { backoffSeconds } from '../database/backoff.js';
import { statement } from '../database/statement.js';
import { Announcer } from '../live/announcer.js';
import { liveMessageOf, SHARE, SHARED_KINDS } from './task.js';
import type { PendingTask, Task, TaskKind } from './task.js';

/** The greatest number of rows in one pass of the relay. */
const BATCH = 500;

/** The parameters of {@link addTasksAfter}: a JSON array of tasks. */
export interface TaskValues {
  readonly tasks: string;
}

export const taskValues = (tasks: readonly Task[]): TaskValues => ({
  tasks: JSON.stringify(tasks),
});

/**
 * The part of a statement that adds tasks, once for each row of `written`.
 *
 * @param written the WITH query that wrote the rows
 * @param tasks a JSON array of tasks, in SQL: the parameter, or a column of `written`
 */
export const addTasksAfter = (written: string, tasks = ':tasks::jsonb'): string => `
  INSERT INTO outbox (kind, payload) SELECT task.kind, task.payload
  FROM ${written}, jsonb_to_recordset(${tasks}) AS task(kind text, payload jsonb)`;

/** The part of a statement that adds tasks. `tasks` selects the kind and the payload of each. */
export const addTasks = (tasks: string): string => `INSERT INTO outbox (kind, payload) ${tasks}`;

const INSERT = statement<object, TaskValues>(
  'outbox-insert',
  `INSERT INTO outbox (kind, payload)
   SELECT kind, payload FROM jsonb_to_recordset(:tasks::jsonb) AS task(kind text, payload jsonb)`,
);

const SHARED = SHARED_KINDS.map((kind) => `'${kind}'`).join(', ');

/** The number of earlier tasks of the same user and kind, which gives a fair order. Failed tasks do not count. */
const AHEAD = `
  CASE WHEN kind IN (${SHARED}) THEN
    (SELECT count(*)::integer FROM (
       SELECT FROM outbox before WHERE before.kind IN (${SHARED}) AND before.kind = outbox.kind
         AND before.id < outbox.id
         AND before.failures = 0
         AND before.payload->>'forUser' = outbox.payload->>'forUser' LIMIT ${SHARE}) AS earlier)
  END`;

/**
 * Leases due tasks, longest due first, and deletes the tasks of `:done`. Only due rows are read, by the index, however
 * many others are leased. A task that is not settled is offered again after 5 seconds, then 10, 20 … up to 5 minutes.
 * So an emptied queue or a dead worker only delays it.
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

/** An offer that reached no queue does not count, so that it does not lengthen the next lease. */
const RELEASE = statement<object, Ids>(
  'outbox-release',
  `UPDATE outbox SET offers = greatest(offers - 1, 0), offer_at = now() + interval '1 second'
   WHERE id = ANY(:ids::bigint[])`,
);

/** The wait after a failure, in seconds; it grows with each failure. */
const FAILED_SECONDS = backoffSeconds(10, 600, 'failures');

const FAIL = statement<{ failures: number }, Ids>(
  'outbox-fail',
  `UPDATE outbox SET failures = failures + 1, offers = 0,
     offer_at = now() + make_interval(secs => ${FAILED_SECONDS})
   WHERE id = ANY(:ids::bigint[]) RETURNING failures`,
);

/** The kinds with a task that has been offered so often that a worker should have done it by now. */
const NEGLECTED = statement<{ kind: TaskKind }, { offers: number }>(
  'outbox-neglected',
  'SELECT DISTINCT kind FROM outbox WHERE offers >= :offers',
);

/**
 * The tasks to do after a commit, written in the same transaction. A row is deleted only when its task has been done:
 * if a process dies before, the task is offered again. Handlers are idempotent.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly announcer: Announcer,
  ) {}

  /** Adds tasks in a transaction. */
  async add(within: Transaction, tasks: readonly Task[]): Promise<void> {
    if (tasks.length === 0) return;
    await within.rows(INSERT, taskValues(tasks));
    this.announceAfter(within, tasks);
  }

  /** Announces tasks after the commit: for statements with {@link addTasksAfter}. */
  announceAfter(within: Transaction, tasks: readonly Task[]): void {
    if (tasks.length > 0) within.afterCommit(() => this.announce(tasks));
  }

  /** Announces tasks that have been committed. Watchers are informed at once; if nobody else waits, the relay gathers them. */
  announce(tasks: readonly Task[]): void {
    const messages = tasks.filter(({ kind }) => kind === 'live');
    for (const { payload } of messages) this.announcer.announce(liveMessageOf(payload));
    this.announcer.tasksAdded(messages.length === tasks.length ? 'soon' : 'now');
  }

  /**
   * Leases up to a batch of due tasks, longest due first. Nobody else gets them until the lease ends.
   *
   * @param done tasks of an earlier lease that have been done
   */
  async lease(done: readonly string[] = []): Promise<PendingTask[]> {
    const rows = await this.database.rows(LEASE, { done });
    return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }

  /** Whether there may be more due tasks after a pass that took `count` of them. */
  isFull(count: number): boolean {
    return count === BATCH;
  }

  /** Deletes tasks that have been done. */
  async settle(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.rows(SETTLE, { ids });
  }

  /** Postpones tasks that have failed. Returns the greatest number of failures among them. */
  async fail(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const rows = await this.database.rows(FAIL, { ids });
    return Math.max(0, ...rows.map((row) => row.failures));
  }

  /** The kinds with a task that is still not done after `offers` offers. */
  async neglected(offers: number): Promise<TaskKind[]> {
    const rows = await this.database.rows(NEGLECTED, { offers });
    return rows.map((row) => row.kind);
  }

  /** Releases leased tasks, which are offered again in a second. */
  async release(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.rows(RELEASE, { ids });
  }
}
