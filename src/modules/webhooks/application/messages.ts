import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { idOf } from '../../../platform/api/ids.js';
import { eventBroken, EventProjector } from '../../events/application/index.js';
import type { ApiUserEvent } from '../../events/application/index.js';
import type { Claimed } from '../../deliveries/application/index.js';
import type { UserEventRef } from '../../events/domain/index.js';
import { awaits, Matches } from '../../matches/application/index.js';
import { TEST_TYPE } from '../domain/webhook.js';
import type { WebhookDeliveryReason } from '../domain/webhook.js';

/**
 * Builds the messages to webhooks. An event is read as its user may see it at the time of sending.
 */
@Injectable()
export class WebhookMessages {
  constructor(
    private readonly projector: EventProjector,
    private readonly matches: Matches,
  ) {}

  /**
   * The body of a message, or the reason why nothing is sent.
   *
   * @throws MatchBroken for a match that cannot be read now; the message is tried again, because the
   * match may be repaired
   */
  async bodyOf(
    { userId, type, createdAt }: Claimed,
    row: UserEventRef | null,
  ): Promise<Result<string, WebhookDeliveryReason>> {
    if (type === TEST_TYPE) return ok(bodyOf(type, createdAt, {}));
    const [projected] = row ? await this.projector.project(userId, [row]) : [];
    if (!projected) return refuse('NOT_SHOWN');
    return this.bodyOfEvent(userId, projected.event);
  }

  /**
   * The body of an event's message, or the reason why nothing is sent.
   *
   * @throws MatchBroken for a match that cannot be read now
   */
  async bodyOfEvent(
    userId: string,
    event: ApiUserEvent,
  ): Promise<Result<string, WebhookDeliveryReason>> {
    if (event.__typename === 'MatchEvent' && event.payload === null) throw eventBroken(event);
    if (await this.isOutOfDate(userId, event)) return refuse('OUT_OF_DATE');
    return ok(bodyOf(messageTypeOf(event), event.at, payloadOf(event)));
  }

  /** The body of the request to an address to confirm itself. */
  challengeBody({ type, createdAt }: Claimed, challenge: string): string {
    return bodyOf(type, createdAt, { challenge });
  }

  /** Whether the event is about a turn that is over. */
  private async isOutOfDate(userId: string, event: ApiUserEvent): Promise<boolean> {
    if (event.__typename !== 'NotificationEvent') return false;
    const { type, matchId, version } = event.notification;
    if (type !== 'YOUR_TURN' && type !== 'REMINDER') return false;
    return !awaits(await this.matches.find(idOf('Match', matchId!)!), userId, version);
  }
}

/** The type of an event's message. */
export const messageTypeOf = (event: ApiUserEvent): string =>
  event.__typename === 'MatchEvent' ? 'MATCH_EVENT' : event.notification.type;

/** The event as it is sent, without the match that was read with it. */
function payloadOf(event: ApiUserEvent): object {
  if (event.__typename !== 'MatchEvent') return event;
  const { __typename, cursor, matchId, version, type, seat, token, at, payload } = event;
  return { __typename, cursor, matchId, version, type, seat, token, at, payload };
}

/** The envelope of Standard Webhooks. */
function bodyOf(type: string, timestamp: Date, data: object): string {
  return JSON.stringify({ type, timestamp, data });
}
