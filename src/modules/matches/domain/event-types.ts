import type { LeaveReason, MatchEvent, Seat } from '../../../engine/index.js';
import type { StoredDraw } from './stored-deal.js';

/** The events that the engine does not make; their payload is completely public. */
type ServiceEvent =
  | {
      readonly type: 'MATCH_STARTED';
      /** The users, by seat. */
      readonly seats: readonly string[];
    }
  | ({ readonly type: 'DEALER_DRAWN' } & Pick<StoredDraw, 'rounds' | 'dealer'> & {
        /**
         * Link 1 of the hash chain, in the match's first draw. The link of a play-off's deal also proves its
         * draw.
         */
        readonly link?: string;
      })
  | { readonly type: 'SEAT_LEFT'; readonly seat: Seat; readonly reason: LeaveReason }
  | { readonly type: 'ABORT_OFFERED'; readonly seat: Seat }
  | { readonly type: 'ABORT_WITHDRAWN'; readonly seat: Seat }
  | { readonly type: 'MATCH_ABORTED' }
  | { readonly type: 'TIME_GIVEN'; readonly seat: Seat; readonly seconds: number }
  | {
      readonly type: 'MATCH_RESTORED';
      /** The deal that is dealt again; null if the match is called off. */
      readonly deal: number | null;
      /** Link 0 of the hash chain from that deal on, in hex. */
      readonly commitment: string | null;
    };

type AnyEvent = ServiceEvent | MatchEvent;
export type EventType = AnyEvent['type'];

/** An event of one type, with its complete payload. */
export type EventOf<T extends EventType> = Extract<AnyEvent, { readonly type: T }>;

interface Kind<T extends EventType> {
  /** What happened. */
  readonly says: string;
  /** The fields of its payload; no other field is ever published. */
  readonly fields: readonly Exclude<keyof EventOf<T>, 'type'>[];
  /** The fields that may be missing. */
  readonly optional?: readonly Exclude<keyof EventOf<T>, 'type'>[];
}
type Kinds<T extends EventType> = { readonly [K in T]: Kind<K> };

const OF_SERVICE: Kinds<ServiceEvent['type']> = {
  MATCH_STARTED: { says: 'The match has begun.', fields: ['seats'] },
  DEALER_DRAWN: {
    says: 'The players have drawn for the first deal.',
    fields: ['rounds', 'dealer', 'link'],
    optional: ['link'],
  },
  SEAT_LEFT: {
    says: 'A player has left the match; a house bot plays on.',
    fields: ['seat', 'reason'],
  },
  ABORT_OFFERED: { says: 'A player offers to call the match off.', fields: ['seat'] },
  ABORT_WITHDRAWN: { says: 'The offer to call the match off is withdrawn.', fields: ['seat'] },
  MATCH_ABORTED: { says: 'The match has been called off.', fields: [] },
  TIME_GIVEN: { says: 'A moderator has given a player time.', fields: ['seat', 'seconds'] },
  MATCH_RESTORED: {
    says: 'The service was restored from a backup: what came after it is lost.',
    fields: ['deal', 'commitment'],
  },
};

const OF_ENGINE: Kinds<MatchEvent['type']> = {
  DEAL_STARTED: { says: 'A deal begins.', fields: ['number', 'dealer', 'seats', 'playOff'] },
  DECK_CUT: { says: 'The deck was cut, or knocked on.', fields: ['seat', 'knocked'] },
  CARDS_DEALT: { says: 'A packet of cards was dealt.', fields: ['draws'] },
  TRUMP_NAMED: { says: 'A player names trump.', fields: ['seat', 'trump'] },
  TRUMP_TURNED: { says: 'A turned card names trump.', fields: ['seat', 'card', 'trump'] },
  REDEAL_DEMANDED: { says: 'A player demands that the cards are dealt again.', fields: ['seat'] },
  BID: { says: 'A player bids a contract.', fields: ['seat', 'contract', 'withoutTalon'] },
  PASSED: { says: 'A player passes.', fields: ['seat'] },
  CONTRACT_WON: { says: 'The bidding has ended.', fields: ['seat', 'contract'] },
  TALON_TAKEN: { says: 'The declarer takes the talon.', fields: ['draws'] },
  CARDS_LAID_ASIDE: { says: 'The declarer lays two cards aside.', fields: ['seat', 'cards'] },
  DOUBLED: { says: 'A player doubles the value of the deal.', fields: ['seat', 'double'] },
  TRUMP_EXCHANGED: { says: 'The trump card is exchanged.', fields: ['seat', 'gave', 'took'] },
  MARRIAGE_ANNOUNCED: {
    says: 'A player announces a marriage.',
    fields: ['seat', 'suit', 'cardPoints'],
  },
  TALON_CLOSED: { says: 'A player closes the talon.', fields: ['seat'] },
  CARD_PLAYED: { says: 'A player plays a card.', fields: ['seat', 'card'] },
  TRICK_TAKEN: { says: 'A player takes a trick.', fields: ['seat', 'cards'] },
  CARDS_DRAWN: { says: 'Cards are drawn from the talon.', fields: ['draws'] },
  HANDS_OPENED: { says: 'All hands lie open from now on.', fields: ['draws'] },
  CLAIMED: { says: 'A player claims 66.', fields: ['seat'] },
  DEAL_ENDED: { says: 'The deal has ended.', fields: ['reason', 'winners'] },
  DEAL_SCORED: { says: 'The deal is scored.', fields: ['number', 'result', 'score'] },
  MATCH_ENDED: { says: 'The match has ended.', fields: ['outcome'] },
};

/** Every type of event: what happened, and the fields of its payload. */
export const EVENT_TYPES: Kinds<EventType> = { ...OF_SERVICE, ...OF_ENGINE };

/** The public part of an event's payload: only the fields of its type. */
export function publishedPayload(
  type: EventType,
  payload: object,
): Readonly<Record<string, unknown>> {
  const fields: readonly string[] = EVENT_TYPES[type].fields;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => fields.includes(name)));
}

/** Whether a payload has all required fields of its type. */
export function hasRequiredFields(type: EventType, payload: object): boolean {
  const { fields, optional = [] }: { fields: readonly string[]; optional?: readonly string[] } =
    EVENT_TYPES[type];
  return fields.every((name) => name in payload || optional.includes(name));
}

export const isServiceEvent = (type: EventType): boolean => type in OF_SERVICE;
