import { Injectable } from '@nestjs/common';
import { TryLimits } from '../../auth/application/index.js';
import { Deliveries } from '../../deliveries/application/index.js';
import type { Claimed, Outcome } from '../../deliveries/application/index.js';
import { MatchClocks } from '../../matches/application/index.js';
import { decideDelivery } from '../domain/decision.js';
import type { Decision } from '../domain/decision.js';
import { CAUSED_BY_OTHERS } from '../domain/notification.js';
import { RecipientStore } from '../storage/recipient-store.js';
import type { AddressedNotification } from '../storage/recipient-store.js';
import { suppress } from './channel.js';
import { TurnNotices } from './turn-notices.js';
import type { Channel } from './channel.js';
import { Subjects } from './subjects.js';

/** Sends notifications on their channels. It decides again right before sending. */
@Injectable()
export class NotificationSender {
  constructor(
    private readonly recipients: RecipientStore,
    private readonly subjects: Subjects,
    private readonly deliveries: Deliveries,
    private readonly clocks: MatchClocks,
    private readonly limits: TryLimits,
    private readonly notices: TurnNotices,
  ) {}

  async deliver(channel: Channel, claimed: Claimed, stop: AbortSignal): Promise<Outcome> {
    const notice = await this.recipients.of(claimed.subjectId!);
    if (!notice) return suppress('OUT_OF_DATE');
    const decision = await this.decide(channel, claimed, notice);
    switch (decision.kind) {
      case 'SUPPRESS':
        return suppress(decision.reason);
      case 'POSTPONE':
        return { status: 'LATER', at: decision.until };
      case 'COLLECT':
        return { status: 'LATER', at: decision.at, inDigest: true };
      case 'SEND':
        return claimed.digestAt
          ? this.sendDigest(channel, claimed, notice, stop)
          : this.send(channel, claimed, notice, stop);
    }
  }

  private async decide(
    channel: Channel,
    { now, digestAt }: Claimed,
    notice: AddressedNotification,
  ): Promise<Decision> {
    return decideDelivery({
      ...notice,
      now,
      digestAt,
      channel: channel.key,
      isOnByDefault: (type) => channel.isOnByDefault(type),
      collects: channel.collects,
      isCurrent: await this.subjects.isCurrent(notice),
      deadline: await this.subjects.deadlineOf(notice),
    });
  }

  private async send(
    channel: Channel,
    claimed: Claimed,
    notice: AddressedNotification,
    stop: AbortSignal,
  ): Promise<Outcome> {
    if (!(await this.isWithinLimit(claimed, notice))) return suppress('TOO_MANY');
    const began = performance.now();
    const outcome = await channel.send(
      claimed,
      await this.subjects.outgoing(claimed, notice, null),
      stop,
    );
    if (outcome.status === 'DELIVERED')
      this.notices.delivered(claimed, notice, performance.now() - began);
    return outcome;
  }

  /** Counted once, at the first attempt. */
  private async isWithinLimit(
    { userId, channel, attempts }: Claimed,
    { type }: AddressedNotification,
  ): Promise<boolean> {
    if (!CAUSED_BY_OTHERS.has(type) || attempts > 1) return true;
    const call = { limit: 'called' as const, key: `${channel}:${userId}` };
    return (await this.limits.reachedAfter([call])) === null;
  }

  /** Sends one e-mail for all turns that wait. Collected turns that no longer wait are out of date. */
  private async sendDigest(
    channel: Channel,
    claimed: Claimed,
    notice: AddressedNotification,
    stop: AbortSignal,
  ): Promise<Outcome> {
    await this.clocks.settleTurnsOf(claimed.userId);
    const waiting = await this.recipients.waiting(claimed.userId);
    if (waiting.length === 0) return suppress('OUT_OF_DATE');
    const outgoing = await this.subjects.outgoing(claimed, notice, waiting);
    const outcome = await channel.send(claimed, outgoing, stop);
    if (outcome.status !== 'DELIVERED') return outcome;
    const waits = new Set(waiting.map(({ matchId }) => matchId));
    const turns = await this.deliveries.digestOf(claimed);
    const sent = turns.filter(({ about }) => waits.has(about['matchId'] ?? ''));
    return { ...outcome, together: sent.map(({ id }) => id) };
  }
}
