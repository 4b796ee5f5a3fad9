import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import type { Page } from '../../../platform/api/page.js';
import type { Transaction } from '../../../platform/database/database.js';
import { LiveBus } from '../../../platform/live/live-bus.js';
import { currentTrace } from '../../../platform/tracing/tracing.js';
import type { DeliveryAttempt, NewDelivery } from '../domain/delivery.js';
import type { Claimed, Delivery } from '../storage/delivery-statements.js';
import { DeliveryStore } from '../storage/delivery-store.js';

/** The topic on which workers hear of new deliveries. A lost hint costs a second, until the next sweep. */
export const DELIVERIES_TOPIC = 'deliveries';

/** With the current trace, unless it names its own; unchanged if nothing is traced. */
function traced(delivery: NewDelivery): NewDelivery {
  const traceparent = currentTrace();
  return traceparent === null
    ? delivery
    : { ...delivery, about: { traceparent, ...delivery.about } };
}

/** Messages to users outside the service: added by the modules, made by the worker. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly store: DeliveryStore,
    private readonly live: LiveBus,
  ) {}

  /** Adds deliveries, except those that there are already; returns the new ones. Workers hear of it after the commit. */
  add(deliveries: readonly NewDelivery[], within: Transaction): Promise<Delivery[]> {
    within.afterCommit(this.tellWorkers);
    return this.store.add(deliveries.map(traced), within);
  }

  /** The deliveries of each of these subjects. */
  async of(subjectIds: readonly string[]): Promise<ReadonlyMap<string, Delivery[]>> {
    const rows = await this.store.ofSubjects(subjectIds);
    return groupBy(rows, ({ subjectId }) => subjectId!);
  }

  find(id: string, userId: string, channels: readonly string[]): Promise<Delivery | null> {
    return this.store.find(id, userId, channels);
  }

  /** The kept attempts of each of these deliveries, oldest first. */
  attempts(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DeliveryAttempt[]>> {
    return this.store.attempts(ids);
  }

  /** The user's deliveries without a position, newest first; one more than the page holds if there are more. */
  list(
    userId: string,
    channels: readonly string[],
    page: Page<[string, string]>,
  ): Promise<Delivery[]> {
    return this.store.list(userId, channels, page);
  }

  /** All deliveries of the digest to which a delivery belongs. */
  digestOf(claimed: Claimed): Promise<Delivery[]> {
    return this.store.digestOf(claimed);
  }

  private readonly tellWorkers = (): void =>
    this.live.send({ topic: DELIVERIES_TOPIC, ref: 'added' });
}
