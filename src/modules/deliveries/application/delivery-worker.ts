import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { runEach, takeAll } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { errorText } from '../../../platform/errors.js';
import { Metrics } from '../../../platform/http/metrics.js';
import { beginSpan } from '../../../platform/tracing/tracing.js';
import type { SpanStart } from '../../../platform/tracing/tracer.js';
import { readTraceParent } from '../../../platform/tracing/traceparent.js';
import { secondsAfter } from '../domain/delivery.js';
import type { Claimed } from '../storage/delivery-statements.js';
import { DeliveryStore } from '../storage/delivery-store.js';
import type { ClaimEnd } from '../storage/delivery-store.js';
import { DeliveryChannels } from './channel.js';
import type { DeliveryChannel, Outcome } from './channel.js';
import { SuspendedAttempts } from './suspended-attempts.js';

/**
 * Makes the deliveries that are due. A worker that claims a delivery has it alone until the claim ends. If it dies before
 * it has stored the outcome, the delivery is made again under the same id: it may arrive twice, but is never lost.
 */
@Injectable()
export class DeliveryWorker implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryWorker.name);
  private readonly stop = new AbortController();
  private readonly attempts: Counter<'channel' | 'outcome'>;
  /** The deliveries that this process is making, by channel. */
  private readonly running = new Map<DeliveryChannel, Set<Promise<void>>>();

  constructor(
    private readonly store: DeliveryStore,
    private readonly channels: DeliveryChannels,
    private readonly database: Database,
    private readonly attempted: SuspendedAttempts,
    metrics: Metrics,
  ) {
    this.attempts = metrics.counter({
      name: 'bummerl_deliveries_total',
      help: 'Attempts to deliver, by channel and outcome: DELIVERED, SUPPRESSED (not wanted any more), LATER (quiet hours, digest), RETRY (failed, is tried again), FAILED (given up).',
      labelNames: ['channel', 'outcome'],
    });
  }

  /**
   * Starts as many deliveries as there is room for on each channel, and does not wait for them: a slow target delays only
   * its own deliveries.
   */
  async begin(): Promise<void> {
    await runEach(
      this.database,
      this.channels.all.map((channel) => () => this.fill(channel)),
    );
  }

  /** Makes all deliveries that are due. */
  async drain(): Promise<void> {
    try {
      await this.begin();
    } finally {
      await this.finished();
    }
  }

  onModuleDestroy(): void {
    this.stop.abort();
  }

  /** After the last sweep. */
  beforeApplicationShutdown(): Promise<void> {
    return this.finished();
  }

  private async finished(): Promise<void> {
    while (this.making().length > 0) await Promise.all(this.making());
  }

  private making(): Promise<void>[] {
    return [...this.running.values()].flatMap((deliveries) => [...deliveries]);
  }

  private fill(channel: DeliveryChannel): Promise<void> {
    const running = this.running.get(channel) ?? new Set();
    this.running.set(channel, running);
    const most = channel.concurrency;
    return takeAll(this.database, `deliveries ${channel.key}`, most, async (wanted, passedOver) => {
      const limit = Math.min(wanted, most - running.size);
      if (limit <= 0 || this.stop.signal.aborted) return 0;
      const claimed = await this.store.claim(channel.key, { limit, passedOver });
      for (const delivery of claimed) this.start(channel, delivery, running);
      return claimed.length;
    });
  }

  private start(channel: DeliveryChannel, delivery: Claimed, running: Set<Promise<void>>): void {
    const work = this.make(channel, delivery)
      .finally(() => running.delete(work))
      .then(() => this.goOn(channel));
    running.add(work);
  }

  /** There is room again, and the next delivery to the target may be due. */
  private async goOn(channel: DeliveryChannel): Promise<void> {
    try {
      await this.fill(channel);
    } catch (error) {
      this.logger.warn(`the next sweep goes on: ${errorText(error)}`);
    }
  }

  private async make(channel: DeliveryChannel, claimed: Claimed): Promise<void> {
    const span = beginSpan(spanOf(claimed));
    const attempt = () => this.attempt(channel, claimed);
    const outcome = await (span ? span.run(attempt) : attempt());
    span?.set({ 'bummerl.outcome': outcome.status });
    span?.end(outcome.status === 'RETRY' || outcome.status === 'FAILED' ? 'FAILED' : undefined);
    try {
      const end = claimEndOf(outcome, claimed, channel.waits);
      await this.store.settle(claimed, end);
      this.attempts.inc({ channel: channel.key, outcome: outcomeOf(outcome, end) });
    } catch (error) {
      this.logger.warn(`delivery ${claimed.id} is made again: ${errorText(error)}`);
      await this.rest(claimed);
    }
  }

  private async attempt(channel: DeliveryChannel, claimed: Claimed): Promise<Outcome> {
    const reachesSuspended = channel.reachesSuspended?.(claimed.type) ?? false;
    if (claimed.isSuspended && !reachesSuspended)
      return { status: 'SUPPRESSED', reason: 'SUSPENDED' };
    const stop = this.stop.signal;
    try {
      if (reachesSuspended) return await channel.deliver(claimed, stop);
      return await this.attempted.cuttable(claimed.userId, (cut) =>
        channel.deliver(claimed, AbortSignal.any([stop, cut])),
      );
    } catch (error) {
      this.logger.warn(`delivery ${claimed.id}: ${errorText(error)}`);
      return { status: 'RETRY', reason: 'FAULT' };
    }
  }

  /** A target whose outcome cannot be stored waits, so that it is not sent the same for ever. */
  private async rest({ targetId }: Claimed): Promise<void> {
    if (targetId === null) return;
    try {
      await this.store.rest(targetId);
    } catch (error) {
      this.logger.warn(`target ${targetId} cannot be delayed: ${errorText(error)}`);
    }
  }
}

/** An attempt belongs to the trace of what has caused the delivery. */
const spanOf = ({ channel, type, attempts, about }: Claimed): SpanStart => ({
  name: `deliver ${channel}`,
  kind: 'CLIENT',
  parent: readTraceParent(about['traceparent']),
  attributes: {
    'bummerl.channel': channel,
    'bummerl.delivery_type': type,
    'bummerl.attempt': attempts,
  },
});

/** What an outcome leaves out. */
const NOTHING = {
  reason: null,
  at: null,
  inDigest: false,
  together: null,
  statusCode: null,
  targetWorks: null,
  attempt: null,
  also: null,
} as const;

function claimEndOf(
  outcome: Outcome,
  { attempts, digestAt }: Claimed,
  waits: readonly number[],
): ClaimEnd {
  const { status, at, inDigest, statusCode, ...stored } = { ...NOTHING, ...outcome };
  const seconds = status === 'RETRY' ? secondsAfter(attempts, waits, Math.random()) : null;
  const isPending = status === 'LATER' || seconds !== null;
  return {
    ...stored,
    status: isPending ? 'PENDING' : settled(status),
    made: status !== 'LATER' && status !== 'SUPPRESSED',
    dueAt: at,
    seconds,
    digestAt: inDigest ? at : digestAt,
    lastStatusCode: statusCode,
  };
}

/** An attempt that failed is tried again or was the last one. */
const outcomeOf = ({ status }: Outcome, end: ClaimEnd): string =>
  status === 'RETRY' && end.status !== 'PENDING' ? end.status : status;

const settled = (status: Outcome['status']) =>
  status === 'RETRY' || status === 'LATER' ? 'FAILED' : status;
