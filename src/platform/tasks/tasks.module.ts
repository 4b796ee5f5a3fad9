import { Global, Module } from '@nestjs/common';
import { JobHandlers } from './job-handlers.js';
import { Queues } from './queues.js';
import { Sweeps } from './sweeps.js';

@Global()
@Module({
  providers: [JobHandlers, Queues, Sweeps],
  exports: [JobHandlers, Queues, Sweeps],
})
export class TasksModule {}
