import { Injectable, Logger } from '@nestjs/common';
import { isUnavailable } from '../database/unavailable.js';
import { errorText } from '../errors.js';
import { Outbox } from './outbox.js';
import { TaskHandlers } from './task-handlers.js';
import { isDirect } from './task.js';
import type { PendingTask } from './task.js';

/**
 * Does the tasks of the direct kinds in this process, without jobs. Nobody waits for them: they must not hold up a pass
 * of the relay. If the process dies, their leases end, and they are offered again.
 */
@Injectable()
export class DirectTasks {
  private readonly logger = new Logger(DirectTasks.name);
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly handlers: TaskHandlers,
    private readonly outbox: Outbox,
  ) {}

  /** Begins to do tasks that have been leased. Never fails. */
  begin(tasks: readonly PendingTask[]): void {
    if (tasks.length === 0) return;
    const done = this.doAll(tasks).finally(() => this.running.delete(done));
    this.running.add(done);
  }

  /** Resolves when the tasks that have been begun by now are done or postponed. */
  async finished(): Promise<void> {
    await Promise.all(this.running);
  }

  private async doAll(tasks: readonly PendingTask[]): Promise<void> {
    const attempts = await Promise.all(tasks.map((task) => this.attempt(task)));
    try {
      await this.record(attempts);
    } catch (error) {
      // They are offered again when their leases end.
      this.logger.warn(
        `what was done of ${tasks.length} tasks was not recorded: ${errorText(error)}`,
      );
    }
  }

  private async attempt(task: PendingTask): Promise<Attempt> {
    try {
      if (!isDirect(task.kind)) throw new TypeError(`tasks of ${task.kind} need a queue`);
      await this.handlers.of(task.kind).handle(task.payload);
      return { task, outcome: 'done' };
    } catch (error) {
      return {
        task,
        outcome: isUnavailable(error) ? 'prevented' : 'failed',
        why: errorText(error),
      };
    }
  }

  /** A task that has failed is counted, and offered again after a wait that grows. In an outage it is not counted. */
  private async record(attempts: readonly Attempt[]): Promise<void> {
    const having = (wanted: Attempt['outcome']) => attempts.filter((it) => it.outcome === wanted);
    const prevented = having('prevented');
    if (prevented.length > 0)
      this.logger.warn(`${prevented.length} tasks are tried again: ${prevented[0]!.why}`);
    await this.outbox.settle(idsOf(having('done')));
    await this.outbox.release(idsOf(prevented));
    for (const { task, why } of having('failed')) {
      const failures = await this.outbox.fail([task.id]);
      this.logger.warn(`${task.kind}-${task.id} has failed ${failures} times: ${why}`);
    }
  }
}

/** What became of a task, and why it was not done. */
interface Attempt {
  readonly task: PendingTask;
  readonly outcome: 'done' | 'prevented' | 'failed';
  readonly why?: string;
}

const idsOf = (attempts: readonly Attempt[]): string[] => attempts.map(({ task }) => task.id);
