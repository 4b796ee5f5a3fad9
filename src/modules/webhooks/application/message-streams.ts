import { Injectable } from '@nestjs/common';
import type { LeftOut } from '../../../platform/live/left-out.js';
import { projected } from '../../../platform/live/stream.js';
import type { Stream } from '../../../platform/live/stream.js';
import { EventStreams } from '../../events/application/index.js';
import type { ApiUserEvent } from '../../events/application/index.js';
import { MatchBroken } from '../../matches/application/index.js';
import { messageTypeOf, WebhookMessages } from './messages.js';

/** A message as a webhook would post it, and the event that it is about. */
export interface StreamedMessage {
  readonly event: ApiUserEvent;
  readonly type: string;
  readonly body: string;
}

/** Streams the messages that a webhook of a user would be sent, without an address. */
@Injectable()
export class WebhookMessageStreams {
  constructor(
    private readonly events: EventStreams,
    private readonly messages: WebhookMessages,
  ) {}

  /**
   * The messages after a position, then each new one.
   *
   * @param types null: all notifications, but no events of matches
   * @throws ApiError EVENTS_CLEARED
   */
  async ofUser(
    userId: string,
    types: readonly string[] | null,
    after: number | null,
  ): Promise<Stream<StreamedMessage | LeftOut>> {
    return projected(await this.events.ofUser(userId, after), async (event) => {
      if ('leftOut' in event) return event;
      const type = messageTypeOf(event);
      const isWanted = types === null ? type !== 'MATCH_EVENT' : types.includes(type);
      const body = isWanted ? await this.bodyOf(userId, event) : null;
      return body === null ? { leftOut: 1 } : { event, type, body };
    });
  }

  /** Null if nothing is sent, or if the match is broken: a webhook is sent the event when it has been repaired. */
  private async bodyOf(userId: string, event: ApiUserEvent): Promise<string | null> {
    try {
      const body = await this.messages.bodyOfEvent(userId, event);
      return body.ok ? body.value : null;
    } catch (error) {
      if (error instanceof MatchBroken) return null;
      throw error;
    }
  }
}
