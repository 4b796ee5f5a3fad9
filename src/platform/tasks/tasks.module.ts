import { Global, Module } from '@nestjs/common';
import { DirectTasks } from './direct-tasks.js';
import { Sweeps } from './sweeps.js';
import { TaskHandlers } from './task-handlers.js';
import { TaskQueues } from './task-queues.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { Outbox } from './outbox.js';
import { Relay } from './relay.js';

/** If a process died, its tasks wait at most this long after their leases. */
const SWEEP_MILLIS = 1000;

@Global()
@Module({
  providers: [DirectTasks, Outbox, OutboxMetrics, Relay, TaskQueues, TaskHandlers, Sweeps],
  exports: [Outbox, Relay, TaskQueues, TaskHandlers, Sweeps],
})
export class TasksModule {
  constructor(sweeps: Sweeps, relay: Relay) {
    sweeps.register({ name: 'outbox', everyMillis: SWEEP_MILLIS, run: () => relay.drain() });
  }
}
