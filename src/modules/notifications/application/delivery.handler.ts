import { Injectable, Logger } from '@nestjs/common';
import { takeAll } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import { errorText } from '../../../platform/errors.js';
import type { TaskPayload } from '../../../platform/tasks/task.js';
import type { TaskHandler } from '../../../platform/tasks/task-handlers.js';
import { TryLimits } from '../../auth/application/index.js';
import { MatchClocks } from '../../matches/application/index.js';
import { decideDelivery } from '../domain/decision.js';
import type { Decision } from '../domain/decision.js';
import { MAX_ATTEMPTS } from '../domain/delivery.js';
import type { Sent, WaitingMatch } from '../domain/delivery.js';
import { CAUSED_BY_OTHERS } from '../domain/notification.js';
import { NotificationDeliveryStore } from '../storage/delivery-store.js';
import type { ClaimedDelivery } from '../storage/delivery-store.js';
import { Channels } from './channel.js';
import { Subjects } from './subjects.js';

const DELIVERED: Sent = { outcome: 'DELIVERED' };

/** How many deliveries one batch of the sweep makes at the same time. */
const BATCH = 16;

/**
 * Makes deliveries. A worker that claims a delivery has it alone until the lease ends. It decides again right
 * before sending, and settles the delivery afterwards. If the worker dies in between, the notification is
 * sent twice, but never lost.
 */
@Injectable()
export class DeliveryHandler implements TaskHandler {
  readonly kind = 'delivery';
  readonly concurrency = 8;
  private readonly logger = new Logger(DeliveryHandler.name);

  constructor(
    private readonly store: NotificationDeliveryStore,
    private readonly channels: Channels,
    private readonly subjects: Subjects,
    private readonly clocks: MatchClocks,
    private readonly limits: TryLimits,
    private readonly database: Database,
  ) {}

  /** Makes a new delivery at once, if it is due; the sweep makes the others. */
  async handle({ deliveryId }: TaskPayload): Promise<void> {
    const claimed = await this.store.claim(String(deliveryId));
    if (claimed) await this.makeSafely(claimed);
  }

  /** Makes the deliveries that are due: postponed ones, retries, and the deliveries of dead workers. */
  due(): Promise<void> {
    return takeAll(this.database, 'due deliveries', BATCH, async (limit, passedOver) => {
      const claimed = await this.store.claimDue({ limit, passedOver });
      await Promise.all(claimed.map((delivery) => this.makeInBatch(delivery)));
      return claimed.length;
    });
  }

  /** A delivery that cannot be postponed either is due again when its lease ends. */
  private async makeInBatch(claimed: ClaimedDelivery): Promise<void> {
    try {
      await this.makeSafely(claimed);
    } catch (error) {
      await this.database.ask();
      this.logger.warn(`delivery ${claimed.id} cannot be put off: ${errorText(error)}`);
    }
  }

  /**
   * A delivery that fails through an error of this service waits longer after each attempt, like a refused
   * delivery. It does not stop the others.
   */
  private async makeSafely(claimed: ClaimedDelivery): Promise<void> {
    try {
      await this.make(claimed);
    } catch (error) {
      this.logger.warn(`delivery ${claimed.id}: ${errorText(error)}`);
      await this.tryAgain(claimed, 'FAULT');
    }
  }

  private async make(claimed: ClaimedDelivery): Promise<void> {
    const decision = await this.decisionFor(claimed);
    switch (decision.kind) {
      case 'SUPPRESS':
        return this.store.settle(claimed, { outcome: 'SUPPRESSED', reason: decision.reason });
      case 'POSTPONE':
        return this.store.postpone(claimed, decision.until);
      case 'COLLECT':
        return this.store.collect(claimed, decision.at);
      case 'SEND':
        return this.send(claimed);
    }
  }

  private async decisionFor(claimed: ClaimedDelivery): Promise<Decision> {
    const channel = this.channels.of(claimed.channel);
    return decideDelivery({
      ...claimed,
      isOnByDefault: (type) => channel.isOnByDefault(type),
      collects: channel.collects,
      isCurrent: await this.subjects.isCurrent(claimed),
      deadline: await this.subjects.deadlineOf(claimed),
    });
  }

  private async send(claimed: ClaimedDelivery): Promise<void> {
    if (claimed.digestAt) return this.sendDigest(claimed);
    if (!(await this.isWithinLimit(claimed))) {
      return this.store.settle(claimed, { outcome: 'SUPPRESSED', reason: 'TOO_MANY' });
    }
    return this.record(claimed, await this.attempt(claimed, null));
  }

  /** Counted once, at the first attempt. */
  private async isWithinLimit({ userId, channel, type, attempts }: ClaimedDelivery) {
    if (!CAUSED_BY_OTHERS.has(type) || attempts > 1) return true;
    const call = { limit: 'called' as const, key: `${channel}:${userId}` };
    return (await this.limits.waitAfter([call])) === null;
  }

  /** Sends one e-mail for all turns that wait. Collected turns that no longer wait are out of date. */
  private async sendDigest(claimed: ClaimedDelivery): Promise<void> {
    await this.clocks.settleTurnsOf(claimed.userId);
    const waiting = await this.store.waiting(claimed.userId);
    const matchIds = waiting.map(({ matchId }) => matchId);
    const sent = waiting.length > 0 ? await this.attempt(claimed, waiting) : DELIVERED;
    if (sent.outcome === 'DELIVERED') return this.store.settleDigest(claimed, matchIds);
    return this.record(claimed, sent);
  }

  private record(claimed: ClaimedDelivery, sent: Sent): Promise<void> {
    return sent.outcome === 'RETRY'
      ? this.tryAgain(claimed, sent.reason)
      : this.store.settle(claimed, sent);
  }

  private async attempt(
    claimed: ClaimedDelivery,
    waiting: readonly WaitingMatch[] | null,
  ): Promise<Sent> {
    const notice = await this.subjects.outgoing(claimed, waiting);
    return this.channels.of(claimed.channel).send(claimed.target, notice);
  }

  private tryAgain(claimed: ClaimedDelivery, reason: string): Promise<void> {
    return claimed.attempts >= MAX_ATTEMPTS
      ? this.store.settle(claimed, { outcome: 'FAILED', reason })
      : this.store.retry(claimed, reason);
  }
}
