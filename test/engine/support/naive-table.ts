/**
 * The rules of strict play for three and four once more, slow and plain: strings and lists, and a table of contracts
 * copied from rules 10.1. It shares nothing with the engine.
 */
import { worth } from './naive.js';

const NATURAL = 'ATKQJ987';
const ACE_LOWEST = 'TKQJA';

/** Value, whether there is trump, whether the ace is lowest, who leads, and the aim. */
type Row = readonly [
  value: number,
  trump: boolean,
  aceLowest: boolean,
  leads: 'declarer' | 'caller',
  aim: 'none' | 'all' | '66 in time' | 'normal',
];

export const NAIVE_CONTRACTS: Readonly<Record<string, Row>> = {
  NORMAL: [0, true, false, 'caller', 'normal'],
  BETTLER: [4, false, false, 'declarer', 'none'],
  ASSENBETTLER: [5, false, true, 'declarer', 'none'],
  ASS_BETTLER: [5, false, false, 'declarer', 'none'],
  SCHNAPSER: [6, true, false, 'caller', '66 in time'],
  PLAUDERER: [7, false, false, 'declarer', 'none'],
  GANG: [9, false, false, 'declarer', 'all'],
  ZEHNERGANG: [10, false, true, 'declarer', 'all'],
  BAUERNLOCH: [12, true, true, 'caller', 'all'],
  BAUERNSCHNAPSER: [12, true, false, 'declarer', 'all'],
  KONTRASCHNAPSER: [12, true, false, 'caller', '66 in time'],
  FARBRINGERL: [18, false, false, 'declarer', 'all'],
  KONTRABAUERNSCHNAPSER: [24, true, false, 'caller', 'all'],
  HERRENSCHNAPSER: [24, true, false, 'caller', 'all'],
};

export interface NaivePlay {
  readonly trump: string | null;
  readonly aceLowest: boolean;
  readonly underTrump: boolean;
}

const suit = (card: string) => card.charAt(0);

/** Whether `card`, played later, is better than `best`. */
function isBetter(card: string, best: string, { trump, aceLowest }: NaivePlay): boolean {
  const order = aceLowest ? ACE_LOWEST : NATURAL;
  if (suit(card) === suit(best))
    return order.indexOf(card.charAt(1)) < order.indexOf(best.charAt(1));
  return suit(card) === trump;
}

/** The place of the card that takes the trick. */
export function naivePlace(cards: readonly string[], play: NaivePlay): number {
  let best = 0;
  cards.forEach((card, i) => {
    if (i > 0 && isBetter(card, cards[best]!, play)) best = i;
  });
  return best;
}

/** Rules 3.4, 3.5: a higher card of the suit, else any of the suit, else a higher trump, else anything. */
export function naiveFollow(hand: readonly string[], table: readonly string[], play: NaivePlay) {
  const best = table[naivePlace(table, play)]!;
  const inSuit = hand.filter((c) => suit(c) === suit(table[0]!));
  const isTrumped = suit(best) === play.trump && suit(table[0]!) !== play.trump;
  if (inSuit.length > 0) {
    const higher = inSuit.filter((c) => isBetter(c, best, play));
    return isTrumped || higher.length === 0 ? inSuit : higher;
  }
  const trumps = hand.filter((c) => suit(c) === play.trump);
  const over = trumps.filter((c) => isBetter(c, best, play));
  if (over.length > 0) return over;
  return play.underTrump && trumps.length > 0 ? trumps : [...hand];
}

/** The announcements and tricks, in order. */
export interface CountedEvent {
  readonly type: string;
  readonly seat?: number;
  readonly cards?: readonly string[];
  readonly cardPoints?: number;
}

/** The seats that win and lose together with a seat. */
export type Sides = (seat: number) => readonly number[];

export interface NaiveSums {
  readonly cardPoints: number[];
  readonly inTricks: number[];
  readonly tricks: number[];
}

/** Card points and tricks by seat; marriages count where the side has a trick. */
export function naiveSums(
  events: readonly CountedEvent[],
  seatCount: number,
  sides: Sides,
  lastTrick: { readonly bonus: number; readonly allTricks: number },
): NaiveSums {
  const sums = [0, 1, 2].map(() => new Array<number>(seatCount).fill(0));
  const [cardPoints, inTricks, tricks] = sums as [number[], number[], number[]];
  const taken = events.filter((e) => e.type === 'TRICK_TAKEN');
  taken.forEach(({ seat, cards }, i) => {
    const bonus = i + 1 === lastTrick.allTricks ? lastTrick.bonus : 0;
    inTricks[seat!]! += cards!.reduce((sum, c) => sum + worth(c), bonus);
    tricks[seat!]!++;
  });
  const hasTrick = (seat: number) => sides(seat).some((s) => tricks[s]! > 0);
  for (let seat = 0; seat < seatCount; seat++) {
    const announced = events.filter((e) => e.type === 'MARRIAGE_ANNOUNCED' && e.seat === seat);
    const marriagePoints = announced.reduce((sum, e) => sum + e.cardPoints!, 0);
    cardPoints[seat] = inTricks[seat]! + (hasTrick(seat) ? marriagePoints : 0);
  }
  return { cardPoints, inTricks, tricks };
}

export interface NaiveResult {
  readonly reason: string;
  readonly winners: readonly number[];
  readonly gamePoints: number;
}

interface NaiveDeal {
  readonly contract: string;
  readonly declarer: number;
  readonly double: number;
  readonly allTricks: number;
  readonly lastTaker: number;
  readonly seatCount: number;
}

const sum = (values: readonly number[], seats: readonly number[]) =>
  seats.reduce((total, seat) => total + values[seat]!, 0);

/** How a contract has ended, null where it goes on (rules 10.1). */
export function naiveResult(deal: NaiveDeal, sums: NaiveSums, sides: Sides): NaiveResult | null {
  const [value, , , , aim] = NAIVE_CONTRACTS[deal.contract]!;
  const ours = sides(deal.declarer);
  const theirs = [...Array(deal.seatCount).keys()].filter((seat) => !ours.includes(seat));
  const played = sum(sums.tricks, [...ours, ...theirs]);
  const own = sums.tricks[deal.declarer]!;
  const isPlayedOut = played === deal.allTricks;
  const end = (reason: string, won: boolean): NaiveResult => {
    const losers = won ? theirs : ours;
    const tricks = sum(sums.tricks, losers);
    const points = sum(sums.cardPoints, losers);
    const byLosers = tricks === 0 ? 3 : points <= 32 ? 2 : 1;
    const gamePoints = (aim === 'normal' ? byLosers : value) * deal.double;
    return { reason, winners: won ? ours : theirs, gamePoints };
  };
  if (aim === 'normal') {
    if (sum(sums.cardPoints, ours) >= 66) return end('SIXTY_SIX', true);
    if (sum(sums.cardPoints, theirs) >= 66) return end('SIXTY_SIX', false);
    return isPlayedOut ? end('LAST_TRICK', ours.includes(deal.lastTaker)) : null;
  }
  if (aim === 'none') {
    if (own > 0) return end('CONTRACT_FAILED', false);
    return isPlayedOut ? end('CONTRACT_MADE', true) : null;
  }
  if (own < played) return end('CONTRACT_FAILED', false);
  if (aim === 'all') return isPlayedOut ? end('CONTRACT_MADE', true) : null;
  if (sums.cardPoints[deal.declarer]! >= 66) return end('CONTRACT_MADE', true);
  return played === deal.allTricks - 2 ? end('CONTRACT_FAILED', false) : null;
}

/** Rules 8.5, 8.6: the game points that the losers pay, or a tie. */
export function naivePayments({ cardPoints, inTricks, tricks }: NaiveSums): NaiveResult {
  const most = Math.max(...cardPoints);
  const best = cardPoints.flatMap((points, seat) => (points === most ? [seat] : []));
  if (best.length > 1) return { reason: 'TIE', winners: [], gamePoints: 0 };
  const losers = [0, 1, 2].filter((seat) => seat !== best[0]);
  const pays = (seat: number) => (tricks[seat] === 0 ? 3 : inTricks[seat]! < 33 ? 2 : 1);
  const gamePoints = losers.reduce((total, seat) => total + pays(seat), 0);
  return { reason: 'MOST_POINTS', winners: best, gamePoints };
}
