import type { DeliveryReason, Sent, Target } from '../domain/delivery.js';
import type { NotificationType } from '../domain/notification.js';
import type { NoticeFacts } from './notice-texts.js';

/** What is told on a channel: names, ids and times, never a card. */
export interface OutgoingNotice extends NoticeFacts {
  /** The delivery's: the same each time that it is tried. */
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  /** The match or challenge that it is about; nulls where there is none. */
  readonly matchId: string | null;
  readonly challengeId: string | null;
  /** By the clock of play. */
  readonly now: Date;
}

/** A way to tell users; a new one is a file in `adapters/channels` and a line in its list. */
export abstract class Channel {
  abstract readonly key: string;
  /** Whether a user who wishes it gets a day's turns together. */
  abstract readonly collects: boolean;
  /** Whether the type is told where the user has said nothing. */
  abstract isOnByDefault(type: NotificationType): boolean;
  /** Where the user can be reached; why nowhere. */
  abstract targets(userId: string): Promise<readonly Target[] | DeliveryReason>;
  /** One try; it must end within a minute, for then another worker may try as well. */
  abstract send(target: Target, notice: OutgoingNotice): Promise<Sent>;
}

/** All channels. */
export class Channels {
  constructor(readonly all: readonly Channel[]) {}

  /** @throws Error for a key that none has */
  of(key: string): Channel {
    const channel = this.all.find((it) => it.key === key);
    if (!channel) throw new Error(`no channel is called ${key}`);
    return channel;
  }
}
