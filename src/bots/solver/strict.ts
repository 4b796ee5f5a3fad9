/**
 * Exact play in strict play: the talon is empty or closed. Values are game points for the leader, -3 to 3, by
 * alpha-beta without a transposition table: so few cards need none.
 *
 * In strict play (rules 3.4) a lead decides who takes the trick: a player who can beat it must. Replies to a lead
 * differ in the card that is given, never in who takes.
 *
 * Positions are passed as numbers: an object for each would cost more than the search. A side's tricks carry the
 * marriages that wait for its next one (`side.ts`).
 */
import type { CardIndex, Cards } from './cards.js';
import { ABOVE, LANE, PAIR, PARTNER, POINTS, isKing, pointsIn } from './cards.js';
import type { SolverRules } from './rules.js';
import { hasTrick, pendingIn, withPending } from './side.js';

const GOAL = 66;
const SCHNEIDER_FREE = 33;
/** Outside every value. */
const BEYOND = 4;
const LANES = [0xff, 0xff00, 0xff0000, 0xff000000 | 0];

/** The game points for winning against a side, by its tricks (`side.ts`) and card points. */
export const award = (tricks: number, points: number): number =>
  tricks <= 0 ? 3 : points < SCHNEIDER_FREE ? 2 : 1;

/** Who has closed, from the leader's point of view; under `frozen` it does not matter here. */
export const NO_CLOSER = 0;
export const LEADER = 1;
export const OTHER = -1;

export class StrictSearch {
  /** The trumps, empty while there are none. */
  trumps: Cards = 0;
  /** The cost of a failed close: 2, or 3 where the opponent had no trick at the close. */
  failed = 2;
  /** The value of a successful close, where it is priced at the close. */
  made = 1;
  /** Whether the tricks and points of the closer's opponent stand still at the close. */
  private readonly frozen: boolean;

  constructor(private readonly rules: SolverRules) {
    this.frozen = rules.frozen;
  }

  /** Sets the stakes of a close, by the opponent's tricks and points at that time. */
  close(tricks: number, points: number): void {
    this.failed = hasTrick(tricks) ? 2 : 3;
    this.made = award(tricks, points);
  }

  /** Whether `play` solves a closed deal; otherwise `makes` does, as only the closer's 66 matters. */
  plays(): boolean {
    return !this.frozen || this.rules.claims;
  }

  /** The points of a marriage led with `card`; 0 where none is announced. */
  announced(hand: Cards, card: CardIndex, tricks: number): number {
    if ((hand & PARTNER[card]!) === 0) return 0;
    if (this.rules.leadsKing && !isKing(card)) return 0;
    if (this.rules.trickBeforeMarriage && !hasTrick(tricks)) return 0;
    return (this.trumps & (1 << card)) !== 0 ? 40 : 20;
  }

  /** The most points that a hand can announce at once. */
  bestAnnouncement(hand: Cards, tricks: number): number {
    if (this.rules.marriagesPend) return 0;
    if (this.rules.trickBeforeMarriage && !hasTrick(tricks)) return 0;
    let most = 0;
    for (let suit = 0; suit < 4; suit++) {
      const pair = PAIR[suit]!;
      if ((hand & pair) === pair) most = Math.max(most, (pair & this.trumps) !== 0 ? 40 : 20);
    }
    return most;
  }

  /** The leader's cards that take their trick against every reply. */
  takers(leads: Cards, follows: Cards): Cards {
    const unbeaten = (follows & this.trumps) === 0;
    let takers = 0;
    for (let suit = 0; suit < 4; suit++) {
      const lane = LANES[suit]!;
      const against = follows & lane;
      if (against !== 0) takers |= leads & ABOVE[31 - Math.clz32(against)]!;
      else if (unbeaten || lane === this.trumps) takers |= leads & lane;
    }
    return takers;
  }

  /** The value of any position, with the closer given; hands, card points and tricks as in `play`. */
  value(hl: Cards, ho: Cards, pl: number, po: number, tl: number, to: number, closer: number) {
    if (closer === NO_CLOSER || this.plays()) {
      return this.play(hl, ho, pl, po, tl, to, closer, -BEYOND, BEYOND);
    }
    const rest = pointsIn(hl | ho);
    if (closer === LEADER) return this.makes(hl, ho, pl, tl, rest) ? award(to, po) : -this.failed;
    return this.makesFollowing(ho, hl, po, to, rest) ? -award(tl, pl) : this.failed;
  }

  /**
   * The value where everything counts: nobody has closed, or under `counting`.
   *
   * @param hl the leader's hand @param ho the other's @param pl @param po their card points
   * @param tl @param to their tricks @param closer who closed @param a @param b the window
   */
  play(
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    closer: number,
    a: number,
    b: number,
  ): number {
    const most = closer === NO_CLOSER ? award(to, po) : this.worth(closer, to, po);
    if (pl >= GOAL) return most;
    if (most <= a) return most;
    const least = this.least(pl, po, tl, to, closer);
    if (least >= b) return least;
    if (least > a) a = least;
    if (pl >= GOAL - 40 && pl + this.bestAnnouncement(hl, tl) >= GOAL) return most;
    const takers = this.takers(hl, ho);
    let best = least;
    for (let rest = takers; rest !== 0;) {
      const c = 31 - Math.clz32(rest);
      rest &= ~(1 << c);
      const value = this.taking(c, hl, ho, pl, po, tl, to, closer, a, b, most);
      if (value > best) {
        best = value;
        if (best >= b || best >= most) return best;
        if (best > a) a = best;
      }
    }
    for (let rest = hl & ~takers; rest !== 0; rest &= rest - 1) {
      const c = 31 - Math.clz32(rest & -rest);
      const value = this.losing(c, hl, ho, pl, po, tl, to, closer, a, b);
      if (value > best) {
        best = value;
        if (best >= b || best >= most) return best;
        if (best > a) a = best;
      }
    }
    return best;
  }

  /** The value of 66 for the leader; `tricks` and `points` are the other side's. */
  worth(closer: number, tricks: number, points: number): number {
    if (closer === OTHER) return this.failed;
    return closer === LEADER && this.rules.pricesAtClose ? this.made : award(tricks, points);
  }

  /** The lowest value that the leader may get: that of a lost deal, or of a false claim where that costs less. */
  least(pl: number, po: number, tl: number, to: number, closer: number): number {
    const lost = closer === NO_CLOSER ? -award(tl, pl) : -this.worth(-closer, tl, pl);
    if (!this.rules.claims || closer === LEADER) return lost;
    if (!this.rules.mirrors) return Math.max(lost, -2);
    return Math.max(lost, closer === OTHER ? -this.failed : -award(to, po));
  }

  /** The value of a lead that takes its trick: the minimum over the replies. */
  private taking(
    c: CardIndex,
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    closer: number,
    a: number,
    b: number,
    most: number,
  ): number {
    const counts = closer !== OTHER || !this.frozen;
    const sum = counts ? pl + this.announced(hl, c, tl) + pendingIn(tl) + POINTS[c]! : pl;
    const tricks = counts ? 1 : tl;
    const left = hl & ~(1 << c);
    let least = b;
    let worst = 4;
    for (let rest = ho & LANE[c]! || ho; rest !== 0; rest &= rest - 1) {
      const r = 31 - Math.clz32(rest & -rest);
      const points = counts ? sum + POINTS[r]! : pl;
      let value: number;
      if (left === 0) value = this.allPlayed(points, po, tricks, to, closer);
      else if (points >= GOAL) value = most;
      else value = this.play(left, ho & ~(1 << r), points, po, tricks, to, closer, a, least);
      if (value < worst) {
        worst = value;
        if (worst <= a) return worst;
        if (worst < least) least = worst;
      }
    }
    return worst;
  }

  /** The value of a lead that is beaten: the minimum over the replies. */
  private losing(
    c: CardIndex,
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    closer: number,
    a: number,
    b: number,
  ): number {
    const counts = closer !== LEADER || !this.frozen;
    const announced = closer === OTHER && this.frozen ? 0 : this.announced(hl, c, tl);
    if (announced !== 0) {
      if (this.rules.marriagesPend) tl = withPending(tl, announced);
      else pl += announced;
    }
    const sum = po + pendingIn(to) + POINTS[c]!;
    const tricks = counts ? 1 : to;
    const left = hl & ~(1 << c);
    const inSuit = ho & LANE[c]!;
    const most = closer === NO_CLOSER ? award(tl, pl) : this.worth(-closer, tl, pl);
    let least = b;
    let worst = 4;
    for (let rest = inSuit ? inSuit & ABOVE[c]! : ho & this.trumps; rest !== 0; rest &= rest - 1) {
      const r = 31 - Math.clz32(rest & -rest);
      const points = counts ? sum + POINTS[r]! : po;
      let value: number;
      if (left === 0) value = -this.allPlayed(points, pl, tricks, tl, -closer);
      else if (points >= GOAL) value = -most;
      else value = -this.play(ho & ~(1 << r), left, points, pl, tricks, tl, -closer, -least, -a);
      if (value < worst) {
        worst = value;
        if (worst <= a) return worst;
        if (worst < least) least = worst;
      }
    }
    return worst;
  }

  /** The value for the taker of the last trick, who has `points` and `taken` with it; the other has `po` and `to`. */
  allPlayed(points: number, po: number, taken: number, to: number, closer: number): number {
    if (closer === LEADER) return points >= GOAL ? this.worth(LEADER, to, po) : -this.failed;
    if (closer === OTHER) return po >= GOAL ? -this.worth(LEADER, taken, points) : this.failed;
    const sum = points + this.rules.lastTrickBonus;
    if (this.rules.countsPoints) return this.byPoints(sum, po, to);
    const wasFirst = this.rules.claims && po >= GOAL;
    return wasFirst ? -award(1, sum) : award(to, po);
  }

  private byPoints(sum: number, other: number, tricks: number): number {
    if (!this.rules.claims && sum >= GOAL) return award(tricks, other);
    if (sum === other && this.rules.tiesCarry) return 0;
    return sum >= other ? award(tricks, other) : -award(1, sum);
  }

  /**
   * Whether a `frozen` closer on lead makes 66; only this decides the deal.
   *
   * @param rest the card points still in the two hands
   */
  makes(hc: Cards, ho: Cards, points: number, tricks: number, rest: number): boolean {
    if (points >= GOAL) return true;
    if (!this.mayReach(points, tricks, rest, hc)) return false;
    if (points >= GOAL - 40 && points + this.bestAnnouncement(hc, tricks) >= GOAL) return true;
    const takers = this.takers(hc, ho);
    for (let left = takers; left !== 0;) {
      const c = 31 - Math.clz32(left);
      left &= ~(1 << c);
      if (this.makesTaking(c, hc, ho, points, tricks, rest)) return true;
    }
    for (let left = hc & ~takers; left !== 0; left &= left - 1) {
      const c = 31 - Math.clz32(left & -left);
      if (this.makesLosing(c, hc, ho, points, tricks, rest)) return true;
    }
    return false;
  }

  /** Whether the remaining points and marriages may be enough for 66. */
  private mayReach(points: number, tricks: number, rest: number, hand: Cards): boolean {
    const sum = points + pendingIn(tricks) + rest;
    return sum >= GOAL || sum + this.announcements(hand) >= GOAL;
  }

  /** The points of all marriages in a hand. */
  private announcements(hand: Cards): number {
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      const pair = PAIR[suit]!;
      if ((hand & pair) === pair) sum += (pair & this.trumps) !== 0 ? 40 : 20;
    }
    return sum;
  }

  private makesTaking(
    c: CardIndex,
    hc: Cards,
    ho: Cards,
    points: number,
    tricks: number,
    rest: number,
  ): boolean {
    const sum = points + this.announced(hc, c, tricks) + pendingIn(tricks) + POINTS[c]!;
    const left = hc & ~(1 << c);
    for (let answers = ho & LANE[c]! || ho; answers !== 0; answers &= answers - 1) {
      const r = 31 - Math.clz32(answers & -answers);
      const now = sum + POINTS[r]!;
      if (now >= GOAL) continue;
      if (left === 0) return false;
      const remaining = rest - POINTS[c]! - POINTS[r]!;
      if (!this.makes(left, ho & ~(1 << r), now, 1, remaining)) return false;
    }
    return true;
  }

  private makesLosing(
    c: CardIndex,
    hc: Cards,
    ho: Cards,
    points: number,
    tricks: number,
    rest: number,
  ): boolean {
    const announced = this.announced(hc, c, tricks);
    if (announced !== 0) {
      if (this.rules.marriagesPend) tricks = withPending(tricks, announced);
      else points += announced;
    }
    const left = hc & ~(1 << c);
    if (left === 0) return false;
    const inSuit = ho & LANE[c]!;
    let answers = inSuit ? inSuit & ABOVE[c]! : ho & this.trumps;
    for (; answers !== 0; answers &= answers - 1) {
      const r = 31 - Math.clz32(answers & -answers);
      const remaining = rest - POINTS[c]! - POINTS[r]!;
      if (!this.makesFollowing(left, ho & ~(1 << r), points, tricks, remaining)) return false;
    }
    return true;
  }

  /** Whether the closer makes 66 with the opponent on lead. */
  makesFollowing(hc: Cards, ho: Cards, points: number, tricks: number, rest: number): boolean {
    if (!this.mayReach(points, tricks, rest, hc)) return false;
    const takers = this.takers(ho, hc);
    for (let left = takers; left !== 0;) {
      const c = 31 - Math.clz32(left);
      left &= ~(1 << c);
      if (!this.survives(c, hc, ho, points, tricks, rest)) return false;
    }
    for (let left = ho & ~takers; left !== 0; left &= left - 1) {
      const c = 31 - Math.clz32(left & -left);
      if (!this.heads(c, hc, ho, points + pendingIn(tricks), rest)) return false;
    }
    return true;
  }

  /** Whether the closer can still make 66 after a lead of the opponent that takes the trick. */
  private survives(
    c: CardIndex,
    hc: Cards,
    ho: Cards,
    points: number,
    tricks: number,
    rest: number,
  ): boolean {
    const left = ho & ~(1 << c);
    if (left === 0) return false;
    for (let answers = hc & LANE[c]! || hc; answers !== 0; answers &= answers - 1) {
      const r = 31 - Math.clz32(answers & -answers);
      const remaining = rest - POINTS[c]! - POINTS[r]!;
      if (this.makesFollowing(hc & ~(1 << r), left, points, tricks, remaining)) return true;
    }
    return false;
  }

  /** Whether the closer can still make 66 after a lead that it beats. @param points with the pending ones */
  private heads(c: CardIndex, hc: Cards, ho: Cards, points: number, rest: number): boolean {
    const left = ho & ~(1 << c);
    const inSuit = hc & LANE[c]!;
    let answers = inSuit ? inSuit & ABOVE[c]! : hc & this.trumps;
    for (; answers !== 0; answers &= answers - 1) {
      const r = 31 - Math.clz32(answers & -answers);
      const now = points + POINTS[c]! + POINTS[r]!;
      if (now >= GOAL) return true;
      const remaining = rest - POINTS[c]! - POINTS[r]!;
      if (left !== 0 && this.makes(hc & ~(1 << r), left, now, 1, remaining)) return true;
    }
    return false;
  }
}
