import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DOMAIN_EVENT_TYPES } from '../modules/domain-events.js';
import { Consumers } from '../platform/events/consumers.js';
import { EventQueues } from '../platform/events/event-queues.js';
import { EventRows } from '../platform/events/event-rows.js';
import { Relay } from '../platform/events/relay.js';
import { JobHandlers } from '../platform/tasks/job-handlers.js';
import { Sweeps, SweepRunner } from '../platform/tasks/sweeps.js';
import { SweepMetrics } from '../platform/tasks/sweep-metrics.js';
import { Workers } from '../platform/tasks/workers.js';

/** Events that were reported to nobody wait at most so long. */
const OUTBOX_MILLIS = 1000;

/** A queue counts as neglected when events were offered to it so often. */
const NEGLECTED_OFFERS = 3;
const WATCH_MILLIS = 5000;

/** The worker: hands events to their consumers, does the jobs of the queues, and runs the sweeps. */
@Module({ providers: [Workers, SweepMetrics, SweepRunner] })
export class WorkerModule implements OnModuleInit {
  constructor(
    private readonly relay: Relay,
    private readonly queues: EventQueues,
    private readonly handlers: JobHandlers,
    events: EventRows,
    workers: Workers,
    sweeps: Sweeps,
    consumers: Consumers,
  ) {
    consumers.knowOnly(DOMAIN_EVENT_TYPES);
    const watch = async () => {
      for (const queue of await events.neglected(NEGLECTED_OFFERS)) workers.renewIfSilent(queue);
    };
    sweeps.register({ name: 'outbox', everyMillis: OUTBOX_MILLIS, run: () => relay.drain() });
    sweeps.register({ name: 'workers', everyMillis: WATCH_MILLIS, run: watch });
  }

  /** When all modules have registered their consumers. */
  onModuleInit(): void {
    this.relay.listen();
    for (const handler of this.queues.handlers(() => this.relay.kick()))
      this.handlers.register(handler);
  }
}
