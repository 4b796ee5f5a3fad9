/**
 * Exact play of a deal of two with all cards known, in game points. Until the talon is gone it is an alpha-beta
 * search with a transposition table, after that {@link StrictSearch}.
 *
 * Some actions are left out because they never help a player who sees all cards. The player never leads half of a
 * marriage without announcing it, never announces before an exchange or a close, and always claims a 66.
 */
import type { CardIndex, Cards } from './cards.js';
import { ABOVE, LANE, POINTS, cardFrom, pointsIn } from './cards.js';
import { TranspositionTable } from './transposition-table.js';
import type { SolverRules } from './rules.js';
import { hasTrick, pendingIn, withPending } from './side.js';
import { LEADER, NO_CLOSER, StrictSearch, award } from './strict.js';

const GOAL = 66;
const HEARTS_ACE: Cards = 1 << cardFrom('HA');

/** Below and above every value. */
const MIN = -4;
const MAX = 4;

export class DealSearch {
  readonly strict: StrictSearch;
  private readonly memory = new TranspositionTable();
  /** Top first; the last card changes when the trump is exchanged. */
  private talon: CardIndex[] = [];
  private underway = false;

  constructor(private readonly rules: SolverRules) {
    this.strict = new StrictSearch(rules);
  }

  /** Begins another deal. @param talon the cards left in it @param underway whether a trick has been played */
  begin(talon: readonly CardIndex[], underway: boolean): void {
    this.talon = [...talon];
    this.underway = underway;
    this.memory.clear();
  }

  /** Sets the talon's last card, which an exchange may have changed. */
  turn(card: CardIndex): void {
    if (card >= 0) this.talon[this.talon.length - 1] = card;
  }

  /**
   * The value for the leader, who may first exchange, close and announce.
   *
   * @param drawn how many cards of the talon are gone
   */
  lead(
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
  ): number {
    if (drawn === this.talon.length)
      return this.strict.play(hl, ho, pl, po, tl, to, NO_CLOSER, a, b);
    const most = award(to, po);
    if (pl >= GOAL || most <= a) return most;
    if (pl >= GOAL - 40 && pl + this.strict.bestAnnouncement(hl, tl) >= GOAL) return most;
    const key = this.memory.key(pl, po, tl, to, this.trumpIndex());
    const slot = this.memory.slot(hl, ho, key);
    let low = this.strict.least(pl, po, tl, to, NO_CLOSER);
    if (low >= b) return low;
    let high = 3;
    let first = -1;
    if (this.memory.holds(slot, hl, ho, key)) {
      low = this.memory.low(slot);
      high = this.memory.high(slot);
      first = this.memory.best(slot);
      if (low >= b || low === high) return low;
      if (high <= a) return high;
    }
    if (low > a) a = low;
    const found = this.best(hl, ho, pl, po, tl, to, drawn, a, b, most, first);
    const value = found < low ? low : found;
    if (value <= a) high = value;
    else if (value >= b) low = value;
    else low = high = value;
    this.memory.store(slot, hl, ho, key, low, high, this.found);
    return value;
  }

  /** The best lead of the last call of `best`; -1 where it tried none. */
  private found = -1;

  private best(
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
    most: number,
    first: CardIndex,
  ): number {
    const enough = Math.min(b, most);
    let found = first;
    let best = this.exchanged(hl, ho, pl, po, tl, to, drawn, a, b);
    if (best >= enough) return this.keep(first, best);
    if (best > a) a = best;
    if (this.mayClose(drawn)) {
      const value = this.closed(hl, ho, pl, po, tl, to, a, b);
      if (value > best) best = value;
      if (best >= enough) return this.keep(first, best);
      if (best > a) a = best;
    }
    let c = first;
    for (let rest = hl; rest !== 0;) {
      if (c < 0) c = this.nextLead(rest, ho);
      rest &= ~(1 << c);
      const value = this.led(c, hl, ho, pl, po, tl, to, drawn, a, b);
      if (value > best) {
        best = value;
        found = c;
        if (best >= enough) break;
        if (best > a) a = best;
      }
      c = -1;
    }
    return this.keep(found, best);
  }

  /** Stores the lead with `value`: searches below have stored theirs in the meantime. */
  private keep(lead: CardIndex, value: number): number {
    this.found = lead;
    return value;
  }

  /** Leads in the order in which they are probably good: pairs, cards that take, cheap cards. */
  private nextLead(rest: Cards, ho: Cards): CardIndex {
    const takers = this.strict.takers(rest, ho);
    if (takers !== 0) return 31 - Math.clz32(takers);
    return 31 - Math.clz32(rest & -rest);
  }

  private led(
    c: CardIndex,
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
  ): number {
    const announced = this.strict.announced(hl, c, tl);
    if (announced !== 0) {
      if (this.rules.marriagesPend) tl = withPending(tl, announced);
      else pl += announced;
      if (pl >= GOAL) return award(to, po);
    }
    return this.reply(c, hl & ~(1 << c), ho, pl, po, tl, to, drawn, a, b);
  }

  /** The value for the leader after the lead `c`, with the opponent to act. */
  reply(
    c: CardIndex,
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
  ): number {
    let worst = MAX;
    if (!this.rules.exchangesOnLeadOnly && this.mayExchange(ho, to, drawn)) {
      worst = this.swap(ho, (hand) => this.reply(c, hl, hand, pl, po, tl, to, drawn, a, b));
      if (worst <= a) return worst;
    }
    const inSuit = ho & LANE[c]!;
    const higher = inSuit & ABOVE[c]!;
    const trumping = (LANE[c]! & this.strict.trumps) !== 0 ? 0 : ho & this.strict.trumps;
    const taking = higher | trumping;
    for (let rest = higher; rest !== 0;) {
      const r = 31 - Math.clz32(rest);
      rest &= ~(1 << r);
      const value = this.taken(c, r, false, hl, ho, pl, po, tl, to, drawn, a, Math.min(b, worst));
      if (value < worst) worst = value;
      if (worst <= a) return worst;
    }
    for (let rest = trumping; rest !== 0; rest &= rest - 1) {
      const r = 31 - Math.clz32(rest & -rest);
      const value = this.taken(c, r, false, hl, ho, pl, po, tl, to, drawn, a, Math.min(b, worst));
      if (value < worst) worst = value;
      if (worst <= a) return worst;
    }
    for (let rest = ho & ~taking; rest !== 0; rest &= rest - 1) {
      const r = 31 - Math.clz32(rest & -rest);
      const value = this.taken(c, r, true, hl, ho, pl, po, tl, to, drawn, a, Math.min(b, worst));
      if (value < worst) worst = value;
      if (worst <= a) return worst;
    }
    return worst;
  }

  /** The value for the leader after a trick of `c` and `r`. */
  private taken(
    c: CardIndex,
    r: CardIndex,
    byLeader: boolean,
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
  ): number {
    const gain = POINTS[c]! + POINTS[r]!;
    const hand = ho & ~(1 << r);
    if (byLeader) return this.next(hl, hand, pl + gain + pendingIn(tl), po, 1, to, drawn, a, b);
    return -this.next(hand, hl, po + gain + pendingIn(to), pl, 1, tl, drawn, -b, -a);
  }

  /** The value for the taker of a trick, who may close before drawing where the rules say so; else both draw. */
  private next(
    ht: Cards,
    ho: Cards,
    pt: number,
    po: number,
    tt: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
  ): number {
    if (pt >= GOAL) return award(to, po);
    if (!this.rules.closesAfterTrick || !this.hasEnough(drawn)) {
      return this.draw(ht, ho, pt, po, tt, to, drawn, a, b);
    }
    const closed = this.closed(ht, ho, pt, po, tt, to, a, b);
    if (closed >= b) return closed;
    const open = this.draw(ht, ho, pt, po, tt, to, drawn, Math.max(a, closed), b);
    return Math.max(open, closed);
  }

  draw(
    ht: Cards,
    ho: Cards,
    pt: number,
    po: number,
    tt: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
  ): number {
    const mine = ht | (1 << this.talon[drawn]!);
    const theirs = ho | (1 << this.talon[drawn + 1]!);
    if (this.rules.turnsUp || this.strict.trumps !== 0 || ((mine | theirs) & HEARTS_ACE) === 0) {
      return this.lead(mine, theirs, pt, po, tt, to, drawn + 2, a, b);
    }
    return this.name(mine, theirs, pt, po, tt, to, drawn + 2, (mine & HEARTS_ACE) !== 0, a, b);
  }

  /** The holder of the ace of hearts names trump (rules 6.3); the value is the leader's. */
  private name(
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    drawn: number,
    byLeader: boolean,
    a: number,
    b: number,
  ): number {
    let best = byLeader ? MIN : MAX;
    for (let suit = 0; suit < 4; suit++) {
      this.strict.trumps = LANE[suit * 8]!;
      const value = this.lead(hl, ho, pl, po, tl, to, drawn, a, b);
      best = byLeader ? Math.max(best, value) : Math.min(best, value);
      if (byLeader) a = Math.max(a, best);
      else b = Math.min(b, best);
      if (a >= b) break;
    }
    this.strict.trumps = 0;
    return best;
  }

  /** The value for a leader who closes now. */
  closed(
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    a: number,
    b: number,
  ): number {
    const { strict } = this;
    strict.close(to, po);
    if (strict.plays()) return strict.play(hl, ho, pl, po, tl, to, LEADER, a, b);
    if (strict.made <= a) return strict.made; // a bound is enough here
    return strict.makes(hl, ho, pl, tl, pointsIn(hl | ho)) ? strict.made : -strict.failed;
  }

  private exchanged(
    hl: Cards,
    ho: Cards,
    pl: number,
    po: number,
    tl: number,
    to: number,
    drawn: number,
    a: number,
    b: number,
  ): number {
    if (!this.mayExchange(hl, tl, drawn)) return MIN;
    return this.swap(hl, (hand) => this.lead(hand, ho, pl, po, tl, to, drawn, a, b));
  }

  /** Whether the player to act may exchange with this hand. */
  private mayExchange(hand: Cards, tricks: number, drawn: number): boolean {
    const { rules } = this;
    if (rules.exchangeStrength < 0 || (hand & this.exchangeCard()) === 0) return false;
    const left = this.talon.length - drawn;
    if (left === 0 || (left === 2 && !rules.exchangesWithTwoLeft)) return false;
    return hasTrick(tricks) || !rules.trickBeforeExchange;
  }

  private exchangeCard(): Cards {
    return this.strict.trumps & (0x01010101 << this.rules.exchangeStrength);
  }

  /** The result of `then` for the hand after the exchange. */
  private swap(hand: Cards, then: (hand: Cards) => number): number {
    const last = this.talon.length - 1;
    const took = this.talon[last]!;
    const gave = this.exchangeCard();
    this.talon[last] = 31 - Math.clz32(gave);
    const value = then((hand & ~gave) | (1 << took));
    this.talon[last] = took;
    return value;
  }

  private mayClose(drawn: number): boolean {
    return this.hasEnough(drawn) && (this.underway || drawn > 0 || !this.rules.closesAfterTrick);
  }

  private hasEnough(drawn: number): boolean {
    return this.talon.length - drawn >= this.rules.leastToClose;
  }

  private trumpIndex(): number {
    return this.strict.trumps === 0 ? 4 : (31 - Math.clz32(this.strict.trumps)) >> 3;
  }
}
