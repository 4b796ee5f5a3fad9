import { Injectable } from '@nestjs/common';
import type { TaskPayload } from '../../../platform/outbox/task.js';
import type { TaskHandler } from '../../../platform/queue/task-handlers.js';
import { Deliver } from './deliver.use-case.js';

/** Makes a delivery as soon as it is owed; what comes later is the sweep's. */
@Injectable()
export class DeliveryHandler implements TaskHandler {
  readonly kind = 'delivery';
  readonly concurrency = 8;

  constructor(private readonly deliver: Deliver) {}

  handle({ deliveryId }: TaskPayload): Promise<void> {
    return this.deliver.one(String(deliveryId));
  }
}
