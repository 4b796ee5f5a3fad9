/**
 * A play-off is a deal for two in a match of more. Inside the deal its seats are 0 and 1; outside they are
 * the match's seats. Only this file translates between them.
 */
import type { DealEvent, PublicEvent } from '../events.js';
import type { DealStanding, DealtCards, Observer, Seat, Worth } from '../variant.js';
import type { DealResult, DealView, TakenTrick } from '../view.js';
import type { Deal } from './types.js';

/** The deal's own number of a match's seat or observer. A player who sits out is an onlooker. */
export function inside(deal: Deal, observer: Observer): Observer {
  const seat = observer === 'onlooker' ? -1 : deal.seats.indexOf(observer);
  return seat < 0 ? 'onlooker' : seat;
}

/** The match's seat of a deal's own seat. */
export const outside = (seats: readonly Seat[], seat: Seat): Seat => seats[seat]!;

const maybe = (seats: readonly Seat[], seat: Seat | null): Seat | null =>
  seat === null ? null : outside(seats, seat);

/** `values` by the deal's seats as values by the match's seats; a seat that sits out has `absent`. */
export const spread = <T>(
  seats: readonly Seat[],
  values: readonly T[],
  seatCount: number,
  absent: T,
): T[] =>
  Array.from({ length: seatCount }, (_, seat) =>
    seats.includes(seat) ? values[seats.indexOf(seat)]! : absent,
  );

/** The hands of a record, where a seat that sits out has [], as the deal's own hands. */
export const cardsInside = (seats: readonly Seat[], cards: DealtCards): DealtCards => ({
  hands: seats.map((seat) => cards.hands[seat] ?? []),
  talon: cards.talon,
  ...(cards.uncut && { uncut: cards.uncut }),
});

export const cardsOutside = (
  seats: readonly Seat[],
  cards: DealtCards,
  seatCount: number,
): DealtCards => ({
  hands: spread(seats, cards.hands, seatCount, []),
  talon: cards.talon,
  ...(cards.uncut && { uncut: cards.uncut }),
});

export const resultOutside = (
  seats: readonly Seat[],
  result: DealResult,
  seatCount: number,
): DealResult => ({
  winners: result.winners.map((w) => outside(seats, w)),
  gamePoints: spread(seats, result.gamePoints, seatCount, 0),
  reason: result.reason,
});

export const worthOutside = (seats: readonly Seat[], worth: Worth): Worth => ({
  ...worth,
  measures: worth.measures.map((measure) => ({
    ...measure,
    seats: measure.seats.map((seat) => outside(seats, seat)),
  })),
});

export const standingOutside = (
  seats: readonly Seat[],
  s: DealStanding,
  seatCount: number,
): DealStanding => ({
  ...s,
  cardPoints: spread(seats, s.cardPoints, seatCount, 0),
  tricks: spread(seats, s.tricks, seatCount, 0),
  closedBy: maybe(seats, s.closedBy),
  declarer: maybe(seats, s.declarer),
});

/** An event with the match's seats. */
export function eventOutside<E extends DealEvent | PublicEvent>(seats: readonly Seat[], e: E): E {
  const seated = 'seat' in e ? { ...e, seat: outside(seats, e.seat) } : e;
  if ('draws' in seated)
    return { ...seated, draws: seated.draws.map((d) => ({ ...d, seat: outside(seats, d.seat) })) };
  if (seated.type === 'DEAL_ENDED')
    return { ...seated, winners: seated.winners.map((w) => outside(seats, w)) };
  return seated;
}

/**
 * A view with the match's seats, for people: without {@link DealView.memory}. A seat that sits out has no
 * cards and takes no tricks.
 */
export function viewOutside(
  seats: readonly Seat[],
  v: DealView,
  observer: Observer,
  seatCount: number,
): Omit<DealView, 'memory'> {
  const absent = (seat: Seat) => ({ seat, count: 0, cards: [], known: [] });
  const hands = spread(seats, v.hands, seatCount, absent(0)).map((h, seat) => ({ ...h, seat }));
  const reseat = <T extends { readonly seat: Seat }>(list: readonly T[]): T[] =>
    list.map((item) => ({ ...item, seat: outside(seats, item.seat) }));
  const trick = ({ cards, taker }: TakenTrick): TakenTrick => ({
    cards: reseat(cards),
    taker: outside(seats, taker),
  });
  return {
    variant: v.variant,
    options: v.options,
    observer,
    seatCount,
    phase: v.phase,
    trump: v.trump,
    trumpCard: v.trumpCard,
    talonCount: v.talonCount,
    talon: v.talon,
    aside: v.aside,
    contract: v.contract,
    double: v.double,
    legal: v.legal,
    dealer: outside(seats, v.dealer),
    closedBy: maybe(seats, v.closedBy),
    declarer: maybe(seats, v.declarer),
    talkers: v.talkers.map((seat) => outside(seats, seat)),
    hands,
    trick: reseat(v.trick),
    lastTrick: v.lastTrick && trick(v.lastTrick),
    cardPoints: spread(seats, v.cardPoints, seatCount, 0),
    tricks: spread(seats, v.tricks, seatCount, 0),
    bids: reseat(v.bids),
    marriages: reseat(v.marriages),
    firstTricks: spread(
      seats,
      v.firstTricks.map((it) => it && trick(it)),
      seatCount,
      null,
    ),
    ownTricks: v.ownTricks && v.ownTricks.map(trick),
    toAct: maybe(seats, v.toAct),
    ended: v.ended && { ...v.ended, winners: v.ended.winners.map((w) => outside(seats, w)) },
  };
}
