/**
 * The events of a deal, as `apply` returns them. An event holds everything; `seen` masks what an observer may
 * not know. Hidden cards do not decide which events an action brings.
 */
import type { CardToken, Observer, Seat } from './terms.js';
import type { ContractName } from './contracts/index.js';
import type { SuitLetter } from './kernel/index.js';

/** Why a deal ended (rules 2.11). */
export const DEAL_REASONS = [
  'SIXTY_SIX',
  'CLAIM',
  'FALSE_CLAIM',
  'LAST_TRICK',
  'CLOSE_FAILED',
  'CLOSE_BEATEN',
  'TIE',
  'MOST_POINTS',
  'CONTRACT_MADE',
  'CONTRACT_FAILED',
  'ALL_PLAYED',
  'IRREGULAR_PLAY',
  'RESIGNED',
  'TIMEOUT',
  'ABANDONED',
] as const;
export type DealReason = (typeof DEAL_REASONS)[number];

/** A card drawn or dealt. Its seat sees it; the others see it only if it lay open. Null where it is masked. */
export interface DrawnCard<C> {
  readonly seat: Seat;
  readonly card: C;
  readonly open: boolean;
}

/**
 * The kinds of draws: cards come to hands from the talon (`CARDS_DRAWN`, `TALON_TAKEN`) or with a packet
 * (`CARDS_DEALT`), or are laid open in them (`HANDS_OPENED`, Plauderer).
 */
const DRAW_KINDS = ['CARDS_DRAWN', 'CARDS_DEALT', 'TALON_TAKEN', 'HANDS_OPENED'] as const;
type DrawKind = (typeof DRAW_KINDS)[number];
type DrawsOf<C> = {
  readonly [K in DrawKind]: { readonly type: K; readonly draws: readonly DrawnCard<C>[] };
};

/** An event; `C` is the type of a card that may be hidden. */
type EventOf<C> =
  | { readonly type: 'CARD_PLAYED'; readonly seat: Seat; readonly card: C }
  | {
      readonly type: 'MARRIAGE_ANNOUNCED';
      readonly seat: Seat;
      readonly suit: SuitLetter;
      /**
       * The card points that it counts, at once or with a trick; 0 for the opponent of a closer under
       * `frozen`.
       */
      readonly cardPoints: number;
    }
  | { readonly type: 'TRUMP_NAMED'; readonly seat: Seat; readonly trump: SuitLetter }
  | {
      readonly type: 'TRUMP_EXCHANGED';
      readonly seat: Seat;
      readonly gave: C;
      readonly took: C;
    }
  | { readonly type: 'TALON_CLOSED'; readonly seat: Seat }
  | { readonly type: 'DECK_CUT'; readonly seat: Seat; readonly knocked: boolean }
  | {
      /** A turned card has named trump (Aufschlagen). */
      readonly type: 'TRUMP_TURNED';
      readonly seat: Seat;
      readonly card: C;
      readonly trump: SuitLetter;
    }
  | { readonly type: 'REDEAL_DEMANDED'; readonly seat: Seat }
  | {
      readonly type: 'BID';
      readonly seat: Seat;
      readonly contract: ContractName;
      readonly withoutTalon: boolean;
    }
  | { readonly type: 'PASSED'; readonly seat: Seat }
  | {
      /** The bidding has ended; `seat` declares. */
      readonly type: 'CONTRACT_WON';
      readonly seat: Seat;
      readonly contract: ContractName;
    }
  | {
      /** The declarer has laid two cards aside; null where they are masked. */
      readonly type: 'CARDS_LAID_ASIDE';
      readonly seat: Seat;
      readonly cards: readonly C[];
    }
  | { readonly type: 'DOUBLED'; readonly seat: Seat; readonly double: number }
  | { readonly type: 'CLAIMED'; readonly seat: Seat }
  | { readonly type: 'TRICK_TAKEN'; readonly seat: Seat; readonly cards: readonly C[] }
  | DrawsOf<C>[DrawKind]
  | {
      readonly type: 'DEAL_ENDED';
      readonly reason: DealReason;
      readonly winners: readonly Seat[];
    };

/** An event of a deal with all its cards. */
export type DealEvent = EventOf<CardToken>;

/** A card in a reader's event: null where it is masked. */
export type SeenCard = CardToken | null;

/** An event as an observer may see it: hidden cards are null. */
export type PublicEvent = EventOf<SeenCard>;

/** The kinds of events in which cards come to hands or are laid open in them. */
type Draws = Extract<DealEvent, { readonly draws: unknown }>;

/**
 * Events that show the acting player something new (`MUST_BE_LAST`). The end of the turn and of the deal do
 * so too.
 */
export const REVEALING: ReadonlySet<DealEvent['type']> = new Set<DealEvent['type']>(DRAW_KINDS);

/** An event as `observer` may see it: hidden cards masked. */
export function seenEventOf(event: DealEvent, observer: Observer): PublicEvent {
  if ('draws' in event) return seenDraws(event, observer);
  if (event.type !== 'CARDS_LAID_ASIDE' || event.seat === observer) return event;
  return { ...event, cards: event.cards.map(() => null) };
}

/** A draw as `observer` may see it. */
function seenDraws(event: Draws, observer: Observer): PublicEvent {
  const seen = (d: DrawnCard<CardToken>) => d.open || d.seat === observer;
  return { type: event.type, draws: event.draws.map((d) => (seen(d) ? d : { ...d, card: null })) };
}

/**
 * An event without the cards that are not `shown`. The shown cards of a draw come first, so that the order
 * reveals nothing.
 */
export function maskedEvent(e: PublicEvent, shown: ReadonlySet<CardToken>): PublicEvent {
  const mask = (card: SeenCard) => (card !== null && shown.has(card) ? card : null);
  if ('card' in e) return { ...e, card: mask(e.card) };
  if ('cards' in e) return { ...e, cards: e.cards.map(mask) };
  if ('gave' in e) return { ...e, gave: mask(e.gave), took: mask(e.took) };
  if (!('draws' in e)) return e;
  const draws = e.draws.map((d) => ({ ...d, card: mask(d.card) }));
  return { ...e, draws: draws.sort((a, b) => Number(a.card === null) - Number(b.card === null)) };
}

/** Whether the card of an event, or one of its cards, is masked. */
export function isMasked(e: PublicEvent): boolean {
  if ('card' in e) return e.card === null;
  return 'cards' in e && e.cards.includes(null);
}
