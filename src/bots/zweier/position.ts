/**
 * A deal of two in numbers, changed in place: the search plays determinizations on it (rules 4, 5, 6). Once
 * nobody draws any more, the solver knows its value.
 *
 * Two actions are made automatically, because they are never worse than the alternative. A player on lead with 66
 * claims. A player who announces a marriage leads one of its cards at once.
 */
import { kernel } from '../../engine/index.js';
import type { CardIndex, Cards } from '../solver/cards.js';
import { ABOVE, LANE, POINTS, cardFrom } from '../solver/cards.js';
import type { SolverRules } from '../solver/rules.js';
import { withPending } from '../solver/side.js';
import { LEADER, NO_CLOSER, OTHER, StrictSearch } from '../solver/strict.js';
import type { Code } from './codes.js';
import { CLOSE, DRAW, EXCHANGE, NAME, SILENT, silentCard } from './codes.js';

const { SIXTY_SIX } = kernel;

const HEARTS_ACE: Cards = 1 << cardFrom('HA');
/** Thirty-two cards less two hands of five, and some spare. */
const TALON = 24;
/** Six cards, three pairs announced or not, and a close, and some spare. */
const CHOICES = 16;

export class Position {
  /** By seat; points, tricks and pending likewise. */
  readonly hand = new Int32Array(2);
  readonly points = new Int32Array(2);
  readonly tricks = new Int32Array(2);
  /** Card points of marriages that wait for a trick. */
  readonly pending = new Int32Array(2);
  /** Top first; the last card lies open where trump is turned up. */
  readonly talon = new Int8Array(TALON);
  size = 0;
  drawn = 0;
  trumps: Cards = 0;
  /** Cards that have been played, with the one on the table. */
  gone: Cards = 0;
  /** The seat that closed the talon, -1 for none. */
  closer = -1;
  /** The tricks and card points that the closer's opponent had at the close. */
  otherTricks = 0;
  otherPoints = 0;
  /** The card on the table, -1 for none. */
  led: CardIndex = -1;
  turn = 0;
  underway = false;
  /** Whether the winner of a trick may still close before drawing. */
  drawing = false;
  /** Whether the player to act, who holds the ace of hearts, names trump. */
  naming = false;
  /** The seat that leads once trump is named. */
  leader = 0;
  /** A marriage announced in this turn: its cards, one of which must be led. */
  wed: Cards = 0;
  over = false;
  /** The value for seat 0, once the deal is over. */
  worth = 0;
  /** The legal actions, as `legal` has listed them. */
  readonly codes = new Int32Array(CHOICES);

  constructor(
    readonly rules: SolverRules,
    readonly deck: Cards,
    private readonly strict = new StrictSearch(rules),
  ) {}

  /** Another position of the same deal; both share the solver. */
  spare(): Position {
    return new Position(this.rules, this.deck, this.strict);
  }

  copyFrom(p: Position): void {
    this.hand.set(p.hand);
    this.points.set(p.points);
    this.tricks.set(p.tricks);
    this.pending.set(p.pending);
    this.talon.set(p.talon);
    this.size = p.size;
    this.drawn = p.drawn;
    this.trumps = p.trumps;
    this.gone = p.gone;
    this.closer = p.closer;
    this.otherTricks = p.otherTricks;
    this.otherPoints = p.otherPoints;
    this.led = p.led;
    this.turn = p.turn;
    this.underway = p.underway;
    this.drawing = p.drawing;
    this.naming = p.naming;
    this.leader = p.leader;
    this.wed = p.wed;
    this.over = p.over;
    this.worth = p.worth;
  }

  /** The number of cards left in the talon. */
  get left(): number {
    return this.size - this.drawn;
  }

  /** Whether nobody draws any more. */
  get isShort(): boolean {
    return this.closer >= 0 || this.drawn === this.size;
  }

  /** The open card under the talon, as a set. */
  get turned(): Cards {
    return this.rules.turnsUp && this.drawn < this.size ? 1 << this.talon[this.size - 1]! : 0;
  }

  /** Lists the legal actions in `codes`, and returns their number. @throws Error where there are none */
  legal(): number {
    if (this.naming) return this.list(NAME, NAME + 1, NAME + 2, NAME + 3);
    if (this.drawing) return this.list(CLOSE, DRAW);
    let count = 0;
    for (let rest = this.playable(); rest !== 0; rest &= rest - 1) {
      this.codes[count++] = 31 - Math.clz32(rest & -rest);
    }
    if (this.led < 0 && this.mayClose()) this.codes[count++] = CLOSE;
    if (this.mayExchange()) this.codes[count++] = EXCHANGE;
    if (count === 0) throw new Error('nothing can be done');
    return count;
  }

  private list(...codes: Code[]): number {
    this.codes.set(codes);
    return codes.length;
  }

  private playable(): Cards {
    const hand = this.hand[this.turn]!;
    if (this.led < 0) return this.wed === 0 ? hand : hand & this.wed;
    if (!this.isShort) return hand;
    const inSuit = hand & LANE[this.led]!;
    if (inSuit !== 0) return inSuit & ABOVE[this.led]! || inSuit;
    return hand & this.trumps || hand;
  }

  private mayClose(): boolean {
    if (this.closer >= 0 || (this.rules.closesAfterTrick && !this.underway)) return false;
    return this.hasEnough();
  }

  private hasEnough(): boolean {
    return this.left >= this.rules.leastToClose;
  }

  private mayExchange(): boolean {
    const { rules, left } = this;
    if (rules.exchangeStrength < 0 || this.closer >= 0 || left === 0) return false;
    if (this.led >= 0 && rules.exchangesOnLeadOnly) return false;
    if ((this.hand[this.turn]! & this.exchangeCard()) === 0) return false;
    if (left === 2 && !rules.exchangesWithTwoLeft) return false;
    return !rules.trickBeforeExchange || this.tricks[this.turn]! > 0;
  }

  private exchangeCard(): Cards {
    return this.trumps & (0x01010101 << this.rules.exchangeStrength);
  }

  /** Takes a legal action. */
  take(code: Code): void {
    if (code >= SILENT) this.putDown(silentCard(code));
    else if (code >= NAME) this.name(code - NAME);
    else if (code === CLOSE) this.close();
    else if (code === EXCHANGE) this.exchange();
    else if (code === DRAW) this.draw();
    else if (this.led >= 0) this.reply(code);
    else this.lead(code);
  }

  /** The points that leading a card announces. */
  announces(card: CardIndex): number {
    if (this.led >= 0 || this.wed !== 0) return 0; // an announced marriage has been counted
    this.strict.trumps = this.trumps;
    return this.strict.announced(this.hand[this.turn]!, card, this.tricks[this.turn]!);
  }

  /** Whether a reply beats the card that is led. */
  takes(card: CardIndex): boolean {
    if ((LANE[this.led]! & (1 << card)) !== 0) return card > this.led;
    return (this.trumps & (1 << card)) !== 0;
  }

  private lead(card: CardIndex): void {
    const { turn } = this;
    const to = this.rules.marriagesPend ? this.pending : this.points;
    if (this.counts(turn)) to[turn]! += this.announces(card);
    if (this.points[turn]! >= SIXTY_SIX) this.win(turn);
    else this.putDown(card);
  }

  private putDown(card: CardIndex): void {
    this.play(card);
    this.wed = 0;
    this.led = card;
    this.turn ^= 1;
  }

  private play(card: CardIndex): void {
    this.hand[this.turn]! &= ~(1 << card);
    this.gone |= 1 << card;
  }

  private reply(card: CardIndex): void {
    const { led } = this;
    this.play(card);
    if (!this.takes(card)) this.turn ^= 1;
    this.led = -1;
    this.underway = true;
    if (this.counts(this.turn)) {
      this.points[this.turn]! += POINTS[led]! + POINTS[card]! + this.pending[this.turn]!;
      this.pending[this.turn] = 0;
      this.tricks[this.turn]!++;
    }
    this.afterTrick();
  }

  /** Whether a seat's points count. Under `frozen` those of a closer's opponent do not. */
  private counts(seat: number): boolean {
    return this.closer < 0 || this.closer === seat || !this.rules.frozen;
  }

  private afterTrick(): void {
    if (this.hand[0] === 0 && this.hand[1] === 0) return this.runOut();
    if (this.points[this.turn]! >= SIXTY_SIX) return this.win(this.turn);
    if (this.isShort) return;
    if (this.rules.closesAfterTrick && this.hasEnough()) this.drawing = true;
    else this.draw();
  }

  private draw(): void {
    this.drawing = false;
    this.hand[this.turn]! |= 1 << this.talon[this.drawn]!;
    this.hand[this.turn ^ 1]! |= 1 << this.talon[this.drawn + 1]!;
    this.drawn += 2;
    const isNamed = this.rules.turnsUp || this.trumps !== 0;
    if (!isNamed && ((this.hand[0]! | this.hand[1]!) & HEARTS_ACE) !== 0) this.askForTrump();
  }

  private askForTrump(): void {
    this.leader = this.turn;
    this.naming = true;
    this.turn = (this.hand[0]! & HEARTS_ACE) !== 0 ? 0 : 1;
  }

  private name(suit: number): void {
    this.trumps = LANE[suit * 8]!;
    this.naming = false;
    this.turn = this.leader;
  }

  private close(): void {
    this.drawing = false;
    this.closer = this.turn;
    this.otherTricks = this.tricks[this.turn ^ 1]!;
    this.otherPoints = this.points[this.turn ^ 1]!;
  }

  private exchange(): void {
    const [last, gave] = [this.size - 1, this.exchangeCard()];
    const took = 1 << this.talon[last]!;
    this.hand[this.turn] = (this.hand[this.turn]! & ~gave) | took;
    this.talon[last] = 31 - Math.clz32(gave);
  }

  private win(seat: number): void {
    const [tricks, points] = [this.tricks[seat ^ 1]!, this.points[seat ^ 1]!];
    this.strict.close(this.otherTricks, this.otherPoints);
    this.end(seat, this.strict.worth(this.closerFor(seat), tricks, points));
  }

  private runOut(): void {
    const { strict, turn, points, tricks } = this;
    const [po, to] = [points[turn ^ 1]!, tricks[turn ^ 1]!];
    strict.close(this.otherTricks, this.otherPoints);
    this.end(turn, strict.allPlayed(points[turn]!, po, tricks[turn]!, to, this.closerFor(turn)));
  }

  private end(seat: number, value: number): void {
    this.over = true;
    this.worth = seat === 0 ? value : -value;
  }

  private closerFor(seat: number): number {
    if (this.closer < 0) return NO_CLOSER;
    return this.closer === seat ? LEADER : OTHER;
  }

  /**
   * The exact value for seat 0, once nobody draws any more.
   *
   * @param spares positions for what lies before the next trick
   */
  solved(spares: readonly Position[], depth = 0): number {
    if (this.over) return this.worth;
    const sign = this.turn === 0 ? 1 : -1;
    if (this.led < 0 && this.wed === 0 && !this.naming) return sign * this.solvedOnLead();
    const next = spares[depth]!;
    const count = this.legal();
    let best = -Infinity;
    for (let i = 0; i < count; i++) {
      next.copyFrom(this);
      next.take(this.codes[i]!);
      best = Math.max(best, sign * next.solved(spares, depth + 1));
    }
    return sign * best;
  }

  private solvedOnLead(): number {
    const { strict, turn, hand, points } = this;
    const [hl, ho, pl, po] = [hand[turn]!, hand[turn ^ 1]!, points[turn]!, points[turn ^ 1]!];
    strict.trumps = this.trumps;
    strict.close(this.otherTricks, this.otherPoints);
    const [tl, to] = [this.sideOf(turn), this.sideOf(turn ^ 1)];
    return strict.value(hl, ho, pl, po, tl, to, this.closerFor(turn));
  }

  /** A seat's tricks and pending points in one number (`side.ts`). */
  private sideOf(seat: number): number {
    return withPending(this.tricks[seat]!, this.pending[seat]!);
  }
}
