import { Module } from '@nestjs/common';
import { Announcer } from '../platform/live/announcer.js';
import { Relay } from '../platform/tasks/relay.js';
import { SweepRunner } from '../platform/tasks/sweeps.js';
import { TaskWorkers } from '../platform/tasks/task-workers.js';

/** The worker: runs the relay, the handlers of the queues, and the sweeps. */
@Module({ providers: [TaskWorkers, SweepRunner] })
export class WorkerModule {
  constructor(announcer: Announcer, relay: Relay) {
    announcer.attachRelay(relay);
  }
}
