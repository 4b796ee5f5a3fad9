import { Global, Module } from '@nestjs/common';
import { Consumers } from './consumers.js';
import { EventQueues } from './event-queues.js';
import { EventRows } from './event-rows.js';
import { EventHints } from './hints.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { Outbox } from './outbox.js';
import { Relay } from './relay.js';

/** What happened: each commit writes its events, and consumers register here for what concerns them. */
@Global()
@Module({
  providers: [Consumers, EventHints, EventQueues, EventRows, Outbox, OutboxMetrics, Relay],
  exports: [Consumers, EventHints, EventQueues, EventRows, Outbox, Relay],
})
export class DomainEventsModule {}
