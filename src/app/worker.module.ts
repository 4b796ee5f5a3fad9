import { Module } from '@nestjs/common';
import { SweepRunner } from '../platform/queue/sweeps.js';
import { TaskWorkers } from '../platform/queue/task-workers.js';

/** The worker: takes what is owed from the queues, and sweeps up what was left undone. */
@Module({ providers: [TaskWorkers, SweepRunner] })
export class WorkerModule {}
