import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../../platform/config/config.module.js';
import type { Config } from '../../../../platform/config/config.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { OutboundHttp } from '../../../../platform/outbound/outbound-http.js';
import type { OutboundAnswer } from '../../../../platform/outbound/outbound-http.js';
import type { Claimed, Outcome } from '../../../deliveries/application/index.js';
import { Channel, suppress } from '../../application/channel.js';
import type { OutgoingNotification, Targets } from '../../application/channel.js';
import { PushSubscriptions } from '../../application/index.js';
import type { PushSubscription } from '../../application/index.js';
import { notificationLink } from '../../application/notification-link.js';
import { notificationText } from '../../application/notification-texts.js';
import { PushKeys } from '../../application/push-keys.js';
import { PushRegistry } from '../../application/push-registry.js';
import type { NotificationDeliveryReason } from '../../domain/delivery.js';

/** How long a push service keeps a notification that has no deadline. */
const DAY_SECONDS = 24 * 3600;

/** Web Push (RFC 8030): encrypted for the browser, signed by the service. */
@Injectable()
export class PushChannel extends Channel {
  static readonly key = 'PUSH';
  static readonly meaning = 'By Web Push, to each push subscription.';
  readonly key = PushChannel.key;
  readonly collects = false;

  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly registry: PushRegistry,
    private readonly keys: PushKeys,
    private readonly http: OutboundHttp,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  isOnByDefault(): boolean {
    return true;
  }

  async targets(userIds: readonly string[]): Promise<Targets> {
    const found = await this.subscriptions.targetsOf(userIds);
    return new Map(userIds.map((id) => [id, found.get(id) ?? 'NO_SUBSCRIPTION']));
  }

  async send(
    { targetId, now }: Claimed,
    notice: OutgoingNotification,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const subscription = await this.subscriptions.find(targetId!, notice.userId);
    if (!subscription) return suppress('NO_SUBSCRIPTION');
    const request = await this.requestFor(subscription, notice);
    const answer = await this.http.post({ ...request, signal });
    if (!answer.ok && answer.failure === 'ABORTED') return { status: 'LATER', at: now };
    const outcome = outcomeOf(answer);
    if (outcome.reason === GONE) await this.registry.remove(notice.userId, subscription.id);
    return outcome;
  }

  private async requestFor(
    { endpoint, p256dh, auth }: PushSubscription,
    notice: OutgoingNotification,
  ) {
    const { default: webPush } = await import('web-push'); // loaded only when something is pushed
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(this.payloadOf(notice)),
      {
        vapidDetails: { subject: subjectOf(this.config), ...(await this.keys.pair()) },
        TTL: timeToLive(notice),
        urgency: notice.type === 'YOUR_TURN' || notice.type === 'REMINDER' ? 'high' : 'normal',
        ...(notice.matchId && { topic: notice.matchId.replaceAll('-', '') }),
      },
    );
    return { url: endpoint, headers: textHeaders(headers), body };
  }

  private payloadOf(notice: OutgoingNotification): object {
    const { type, language } = notice;
    const matchId = notice.matchId && toGlobalId('Match', notice.matchId);
    const url = `${this.config.PUBLIC_URL}${notificationLink(notice).path}`;
    return { type, matchId, title: notificationText(notice).subject, language, url };
  }
}

const GONE: NotificationDeliveryReason = 'GONE';

function outcomeOf(answer: OutboundAnswer): Outcome {
  if (!answer.ok) return { status: 'RETRY', reason: answer.failure };
  const { status } = answer;
  if (status >= 200 && status < 300) return { status: 'DELIVERED' };
  if (status === 404 || status === 410) return { status: 'FAILED', reason: GONE };
  const isLasting = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { status: isLasting ? 'FAILED' : 'RETRY', reason: `HTTP_${status}` };
}

/** A push service need not deliver a turn after its deadline. */
function timeToLive({ deadline, now }: OutgoingNotification): number {
  if (!deadline) return DAY_SECONDS;
  return Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 1000));
}

/** The contact of the service for push services. */
function subjectOf({ PUBLIC_URL }: Config): string {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === 'https:' ? PUBLIC_URL : `mailto:no-reply@${hostname}`;
}

/** Without `Content-Length`, which the HTTP client sets. */
function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const others = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
  return Object.fromEntries(others.map(([name, value]) => [name, String(value)]));
}
