import type { DeliveryReason } from '../domain/delivery.js';
import type { NotificationType } from '../domain/notification.js';
import type { NoticeFacts, WaitingTurn } from './notice-texts.js';

/** One way to a user, as the ledger names it; never the address itself. */
export interface Target {
  /** Null where a user has one of the kind at most. */
  readonly id: string | null;
  readonly label: string | null;
}

/** A match in which the user is asked. */
export interface WaitingMatch extends WaitingTurn {
  readonly matchId: string;
}

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

/** What became of one try. Reasons tell what the other side answered, never an address. */
export type Sent =
  | { readonly outcome: 'DELIVERED' }
  | { readonly outcome: 'RETRY'; readonly reason: string }
  | { readonly outcome: 'FAILED'; readonly reason: string }
  | { readonly outcome: 'SUPPRESSED'; readonly reason: DeliveryReason };

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
