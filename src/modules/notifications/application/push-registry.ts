import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { OutboundHttp } from '../../../platform/outbound/outbound-http.js';
import { Letters } from '../../mail/application/index.js';
import { isCleanText } from '../../users/application/index.js';
import { areKeys } from '../domain/push-subscription.js';
import type { PushTarget } from '../domain/push-subscription.js';
import { PushStore } from '../storage/push-store.js';
import type { PushSubscription } from '../storage/push-subscriptions.js';
import { notificationFailure } from './failures.js';

export const MAX_SUBSCRIPTIONS = 20;
const MAX_LABEL_LENGTH = 50;

/** Adds and removes the browsers to which a user wants notifications to be pushed. */
@Injectable()
export class PushRegistry {
  constructor(
    private readonly store: PushStore,
    private readonly http: OutboundHttp,
    private readonly letters: Letters,
  ) {}

  /**
   * It ends with the session, token or grant by which the viewer adds it. A token or an app may add a device that the
   * user does not know, so that the user gets an e-mail about each new one.
   */
  async add(
    { userId, sessionId, tokenId, grantId }: Viewer,
    target: PushTarget,
    label: string | null,
  ): Promise<Result<PushSubscription, readonly Failure[]>> {
    const failures = this.failuresOf(target, label);
    if (failures.length > 0) return refuse(failures);
    const maker = { credentialId: sessionId ?? tokenId, grantId };
    const subscription = { ...target, label };
    const limit = MAX_SUBSCRIPTIONS;
    const value = await this.store.put(userId, maker, subscription, limit, async (within) => {
      if (sessionId === null) await this.letters.addChange(userId, 'PUSH_ADDED', within);
    });
    return value ? ok(value) : refuse([notificationFailure('TOO_MANY_PUSH_SUBSCRIPTIONS')]);
  }

  /** Null when it was removed. */
  async remove(userId: string, id: string): Promise<Failure | null> {
    const removed = await this.store.remove(id, userId);
    return removed
      ? null
      : notificationFailure('PUSH_SUBSCRIPTION_NOT_FOUND', 'pushSubscriptionId');
  }

  private failuresOf(target: PushTarget, label: string | null): Failure[] {
    const problem = this.http.problemOf(target.endpoint);
    const isGoodLabel = label === null || isLabel(label);
    return [
      ...(problem ? [notificationFailure(ENDPOINT_FAILURES[problem], 'endpoint')] : []),
      ...(areKeys(target) ? [] : [notificationFailure('PUSH_KEYS_INVALID', 'p256dh')]),
      ...(isGoodLabel ? [] : [notificationFailure('PUSH_LABEL_INVALID', 'label')]),
    ];
  }
}

const ENDPOINT_FAILURES = {
  INVALID: 'PUSH_ENDPOINT_INVALID',
  FORBIDDEN: 'PUSH_ENDPOINT_FORBIDDEN',
} as const;

const isLabel = (label: string): boolean =>
  label.trim() !== '' && label.length <= MAX_LABEL_LENGTH && isCleanText(label);
