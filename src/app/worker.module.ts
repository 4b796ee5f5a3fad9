import { Module } from '@nestjs/common';
import { SweepRunner } from '../platform/tasks/sweeps.js';
import { TaskWorkers } from '../platform/tasks/task-workers.js';

/** The worker: takes what is owed from the queues, and sweeps up what was left undone. */
@Module({ providers: [TaskWorkers, SweepRunner] })
export class WorkerModule {}
