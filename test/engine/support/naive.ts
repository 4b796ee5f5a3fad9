/**
 * The rules for two once more, slow and plain: strings and lists, no masks, nothing shared with the engine.
 * The engine is compared with them.
 */
export interface NaiveTrick {
  readonly leader: number;
  readonly cards: readonly [string, string];
}

const RANKS = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'];
const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };

const suit = (card: string) => card.charAt(0);
const height = (card: string) => RANKS.indexOf(card.charAt(1));
export const worth = (card: string): number => POINTS[card.charAt(1)] ?? 0;

/** Who takes a trick of two: the second by a higher card of the suit, or by trumping. */
export function naiveTaker({ leader, cards: [led, reply] }: NaiveTrick, trump: string | null) {
  const follower = 1 - leader;
  if (suit(reply) === suit(led)) return height(reply) < height(led) ? follower : leader;
  return suit(reply) === trump ? follower : leader;
}

/** Strict play: higher in suit, else lower in suit, else trump, else anything (rules 3.4). */
export function naiveReplies(hand: readonly string[], led: string, trump: string | null): string[] {
  const inSuit = hand.filter((c) => suit(c) === suit(led));
  const higher = inSuit.filter((c) => height(c) < height(led));
  if (higher.length > 0) return higher;
  if (inSuit.length > 0) return inSuit;
  const trumps = hand.filter((c) => suit(c) === trump);
  return trumps.length > 0 ? trumps : [...hand];
}

/** A deal counted from its events. */
export interface NaiveCount {
  readonly cardPoints: [number, number];
  readonly tricks: [number, number];
  closer: number | null;
  otherTricksAtClose: number;
  otherPointsAtClose: number;
  firstTo66: number | null;
}

interface CountedEvent {
  readonly type: string;
  readonly seat?: number;
  readonly cards?: readonly string[];
  readonly cardPoints?: number;
}

interface NaiveRules {
  readonly frozen: boolean;
  /** A marriage counts with the next trick of its player. */
  readonly nextTrick: boolean;
  readonly lastTrickBonus: number;
  /** How many tricks there are when all cards are played. */
  readonly allTricks: number;
}

/** Tricks and card points, counted from the events. */
export function naiveCount(events: readonly CountedEvent[], rules: NaiveRules): NaiveCount {
  const count: NaiveCount = {
    cardPoints: [0, 0],
    tricks: [0, 0],
    closer: null,
    otherTricksAtClose: 0,
    otherPointsAtClose: 0,
    firstTo66: null,
  };
  let played = 0;
  const waiting = [0, 0];
  const add = (seat: number, points: number) => {
    count.cardPoints[seat]! += points;
    if (count.cardPoints[seat]! >= 66 && count.firstTo66 === null) count.firstTo66 = seat;
  };
  for (const event of events) {
    const seat = event.seat ?? -1;
    const stands = rules.frozen && count.closer !== null && count.closer !== seat;
    if (event.type === 'TALON_CLOSED') {
      count.closer = seat;
      count.otherTricksAtClose = count.tricks[1 - seat]!;
      count.otherPointsAtClose = count.cardPoints[1 - seat]!;
    }
    if (event.type === 'MARRIAGE_ANNOUNCED') {
      if (rules.nextTrick) waiting[seat]! += event.cardPoints!;
      else add(seat, event.cardPoints!);
    }
    if (event.type === 'TRICK_TAKEN') {
      played++;
      if (stands) continue;
      count.tricks[seat]!++;
      const bonus = played === rules.allTricks && count.closer === null ? rules.lastTrickBonus : 0;
      add(
        seat,
        event.cards!.reduce((sum, c) => sum + worth(c), bonus + waiting[seat]!),
      );
      waiting[seat] = 0;
    }
  }
  return count;
}

const threeTwoOne = (count: NaiveCount, loser: number): number => {
  if (count.tricks[loser] === 0) return 3;
  return count.cardPoints[loser]! <= 32 ? 2 : 1;
};

export interface NaiveEnd {
  readonly reason: string;
  readonly winner: number | null;
  readonly gamePoints: number;
}

interface NaiveEndRules {
  /** A close that succeeds is priced by the opponent's tricks and points at the close. */
  readonly pricedAtClose: boolean;
  readonly claim: boolean;
  readonly falseClaimTwo: boolean;
  readonly countPoints: boolean;
  readonly carryOver: boolean;
}

/** The game points of `winner`, who has 66, the most card points, or the last trick. */
const won = (count: NaiveCount, winner: number, rules: NaiveEndRules): number => {
  if (!rules.pricedAtClose || count.closer !== winner) return threeTwoOne(count, 1 - winner);
  if (count.otherTricksAtClose === 0) return 3;
  return count.otherPointsAtClose <= 32 ? 2 : 1;
};

const failed = (count: NaiveCount) => (count.otherTricksAtClose === 0 ? 3 : 2);

/** The end of a deal in which `claimer` claimed (rules 5.8, 5.9). */
export function naiveClaim(count: NaiveCount, claimer: number, rules: NaiveEndRules): NaiveEnd {
  const other = 1 - claimer;
  const closedByOther = count.closer === other;
  if (count.cardPoints[claimer]! >= 66) {
    if (closedByOther)
      return { reason: 'CLOSE_BEATEN', winner: claimer, gamePoints: failed(count) };
    return { reason: 'CLAIM', winner: claimer, gamePoints: won(count, claimer, rules) };
  }
  const wrong = (gamePoints: number) => ({ reason: 'FALSE_CLAIM', winner: other, gamePoints });
  if (count.closer === claimer) return wrong(failed(count));
  if (rules.falseClaimTwo) return wrong(2);
  return wrong(closedByOther ? failed(count) : threeTwoOne(count, other));
}

/** The end of a deal that nobody claimed; `last` took the last trick or announced last. */
export function naiveEnd(count: NaiveCount, last: number, rules: NaiveEndRules): NaiveEnd {
  const { closer } = count;
  const by = (reason: string, winner: number) => ({
    reason,
    winner,
    gamePoints: won(count, winner, rules),
  });
  if (!rules.claim && count.cardPoints[last]! >= 66) {
    if (closer === null || closer === last) return by('SIXTY_SIX', last);
    return { reason: 'CLOSE_BEATEN', winner: last, gamePoints: failed(count) };
  }
  if (closer !== null) {
    if (count.cardPoints[closer]! >= 66) return by('SIXTY_SIX', closer);
    return { reason: 'CLOSE_FAILED', winner: 1 - closer, gamePoints: failed(count) };
  }
  if (!rules.countPoints)
    return count.firstTo66 === null ? by('LAST_TRICK', last) : by('SIXTY_SIX', count.firstTo66);
  const [a, b] = count.cardPoints;
  if (a === b && rules.carryOver) return { reason: 'TIE', winner: null, gamePoints: 0 };
  if (a === b) return by('LAST_TRICK', last);
  const winner = a > b ? 0 : 1;
  return by(count.cardPoints[winner] >= 66 ? 'SIXTY_SIX' : 'MOST_POINTS', winner);
}
