import { expect } from '@jest/globals';
import { DataSource } from 'typeorm';
import { openCoreModules } from '../../support/core.js';
import { DeadlineHandler } from '../../../src/modules/moves/application/deadline.handler.js';
import { OverdueSweep } from '../../../src/modules/moves/application/overdue.sweep.js';
import { Database } from '../../../src/platform/database/database.js';
import { Heartbeat } from '../../../src/modules/clock/storage/heartbeat.js';
import {
  isOverdue,
  MatchClocks,
  timeAdvance,
} from '../../../src/modules/matches/application/index.js';
import { Departures } from '../../../src/modules/moves/application/departures.js';
import { MoveStore } from '../../../src/modules/moves/storage/move-store.js';
import { ReminderSweep } from '../../../src/modules/notifications/application/reminder.sweep.js';
import { idOf } from '../../../src/platform/api/ids.js';
import { Consumers } from '../../../src/platform/events/consumers.js';
import type { DomainEvent } from '../../../src/platform/events/event.js';
import { JobHandlers } from '../../../src/platform/tasks/job-handlers.js';
import { Workers } from '../../../src/platform/tasks/workers.js';
import { storedClock } from '../../support/clock-columns.js';
import type { StoredClock } from '../../support/clock-columns.js';
import type { TestService } from '../../support/service.js';

/** A worker's process that sweeps only when the test says so. */
export interface Sweeper {
  /** Ends overdue matches, once. */
  sweep(): Promise<void>;
  /** Ends matches that are overdue by the deadline in force. */
  end(): Promise<void>;
  /** Does the work of a match's prompt. */
  endOne(matchId: string): Promise<void>;
  /** Reads an overdue match. The returned function writes its end, and returns whether it was written. */
  prepareTimeout(matchId: string): Promise<() => Promise<boolean>>;
  /** Writes the deadlines in force into the rows. */
  settle(ids: readonly string[]): Promise<void>;
  /** Tries the matches again that were set aside and are due. */
  retry(): Promise<void>;
  /** Writes the events of due reminders, in one pass of their sweep. */
  remind(): Promise<void>;
  /** Adds prompts for the deadlines of the next minute to the queue. */
  prompt(): Promise<void>;
  /** Takes jobs from now on. */
  work(): Promise<void>;
  /** Notifies of the waiting events of a type, however late. */
  notify(type: string): Promise<void>;
  beat(): Promise<number>;
  /** Sets a match's deadline to `seconds` from now; negative for the past. */
  setDeadline(matchId: string, seconds: number): Promise<void>;
  columns(matchId: string): Promise<StoredClock>;
  query<T>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export async function startSweeper(service: TestService): Promise<Sweeper> {
  const app = await openCoreModules(service.config);
  const source = app.get(DataSource);
  const overdue = app.get(OverdueSweep, { strict: false });
  const prompts = app.get(DeadlineHandler, { strict: false });
  const heartbeat = new Heartbeat(app.get(Database));
  const store = app.get(MoveStore, { strict: false });
  const clocks = app.get(MatchClocks, { strict: false });
  const workers = new Workers(service.config, app.get(JobHandlers));
  return {
    sweep: async () => {
      await overdue.settle();
      await overdue.end();
    },
    end: () => overdue.end(),
    endOne: (matchId) => overdue.endOne(idOf('Match', matchId)!),
    prepareTimeout: async (matchId) => {
      const { match, moment } = await store.load(idOf('Match', matchId)!, null);
      expect(isOverdue(match!, moment)).toBe(true);
      const depart = await app.get(Departures, { strict: false }).prepare();
      const late = timeAdvance(depart(match!, match!.toAct!, 'TIMEOUT'), match!, moment);
      return async () => (await store.commit(late, [], null)) !== null;
    },
    settle: async (ids) => {
      expect(await clocks.settle(ids)).toEqual([]);
    },
    retry: () => overdue.retry(),
    remind: () => app.get(ReminderSweep, { strict: false }).addDue(),
    prompt: () => prompts.enqueue(),
    work: () => workers.onApplicationBootstrap(),
    notify: async (type) => {
      const notifications = app.get(Consumers).find('notifications')!;
      const taken = `DELETE FROM outbox WHERE events->0->>'type' = $1 RETURNING events`;
      const [rows] = await source.query<[{ events: DomainEvent[] }[]]>(taken, [type]);
      for (const { events } of rows) await notifications.handle(events);
    },
    beat: () => heartbeat.beat(),
    setDeadline: (matchId, seconds) =>
      source.query(
        'UPDATE matches SET deadline = clock_timestamp() + make_interval(secs => $2) WHERE id = $1',
        [idOf('Match', matchId), seconds],
      ),
    columns: (matchId) => storedClock(app, matchId),
    query: (sql, values = []) => source.query(sql, values),
    close: async () => {
      await workers.onModuleDestroy();
      await app.close();
    },
  };
}
