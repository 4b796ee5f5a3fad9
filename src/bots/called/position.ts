/**
 * The play of a contract with all cards open, in numbers. A search copies positions and plays on in them, some
 * hundred times faster than in the engine's own states. Tests play both side by side.
 */
import type { Goal, Seat } from '../../engine/index.js';
import { kernel } from '../../engine/index.js';
import type { Frame } from './frame.js';
import { isOnDeclarersSide } from './frame.js';

const { CARD_POINTS, NONE, PAIRS, SIXTY_SIX, SUIT_SETS, awardAgainst } = kernel;

type Card = kernel.Card;
type CardSet = kernel.CardSet;

/** A Schnapser needs 66 two tricks before the last (rules 10.6, 11.4). */
const TRICKS_TO_SPARE = 2;

/** A position in the play of a contract. A marriage is announced with the card that is led from it. */
export class ContractPosition {
  /** By seat. */
  readonly hands: CardSet[];
  turn = 0;
  /** The number of cards on the table, the suit led, the winning card, its seat, and the card points of all. */
  laid = 0;
  led = NONE;
  best = NONE;
  taker = NONE;
  pot = 0;
  /** The suit announced in this turn. */
  wed = NONE;
  trickCount = 0;
  /** Tricks of the declarer's side and of the other side. */
  tricks = 0;
  otherTricks = 0;
  /** Card points of the declarer, of the declarer's side, and of the other side. */
  own = 0;
  points = 0;
  otherPoints = 0;
  /** Marriages of each that do not count yet. */
  declarerPending = 0;
  pending = 0;
  otherPending = 0;
  /** The value for the declarer's side, negative where the contract is lost; 0 while it is played. */
  worth = 0;

  constructor(public frame: Frame) {
    this.hands = new Array<number>(frame.seatCount).fill(0);
  }

  copy(from: ContractPosition): this {
    this.frame = from.frame;
    for (let seat = 0; seat < this.hands.length; seat++) this.hands[seat] = from.hands[seat]!;
    this.turn = from.turn;
    this.laid = from.laid;
    this.led = from.led;
    this.best = from.best;
    this.taker = from.taker;
    this.pot = from.pot;
    this.wed = from.wed;
    this.trickCount = from.trickCount;
    this.tricks = from.tricks;
    this.otherTricks = from.otherTricks;
    this.own = from.own;
    this.points = from.points;
    this.otherPoints = from.otherPoints;
    this.declarerPending = from.declarerPending;
    this.pending = from.pending;
    this.otherPending = from.otherPending;
    this.worth = from.worth;
    return this;
  }

  /** The legal cards of the player to act. */
  playable(): CardSet {
    const hand = this.hands[this.turn]!;
    if (this.laid === 0) return this.wed === NONE ? hand : hand & PAIRS[this.wed]!;
    const { trump, underTrump, contract } = this.frame;
    const { order } = contract;
    const higher = order[this.best]!;
    const inSuit = hand & SUIT_SETS[this.led]!;
    const isTrumped = this.best >> 3 !== this.led;
    if (inSuit !== 0) return isTrumped ? inSuit : inSuit & higher || inSuit;
    const trumps = trump === NONE ? 0 : hand & SUIT_SETS[trump]!;
    if (trumps === 0) return hand;
    if (this.best >> 3 !== trump) return trumps;
    return trumps & higher || (underTrump ? trumps : hand);
  }

  /** Plays a card. A lead from a pair announces the marriage, where marriages count. */
  play(card: Card): void {
    const { frame, turn } = this;
    if (this.announces(card)) {
      this.announce(card >> 3);
      if (this.worth !== 0) return;
    }
    this.wed = NONE;
    this.hands[turn] = this.hands[turn]! & ~(1 << card);
    this.lay(card, turn);
    this.turn = turn + 1 === frame.seatCount ? 0 : turn + 1;
    if (this.laid === frame.seatCount) this.take();
  }

  /** Puts a seat's card on the table. */
  lay(card: Card, seat: Seat): void {
    const { contract, trump } = this.frame;
    if (this.laid === 0) this.led = card >> 3;
    if (this.laid === 0 || kernel.beats(contract.order, card, this.best, trump)) {
      this.best = card;
      this.taker = seat;
    }
    this.pot += CARD_POINTS[card]!;
    this.laid++;
  }

  /** Whether leading a card announces a marriage: only where marriages count for the leader. */
  announces(card: Card): boolean {
    const { frame, turn } = this;
    if (this.laid > 0 || this.wed !== NONE) return false;
    if (frame.trump === NONE || !frame.countsOwn) return false;
    if (!frame.countsOthers && turn !== frame.declarer) return false;
    const pair = PAIRS[card >> 3]!;
    return kernel.has(pair, card) && (this.hands[turn]! & pair) === pair;
  }

  /** Announces a marriage of the player to act. */
  announce(suit: kernel.Suit): void {
    const { frame, turn } = this;
    const points = kernel.marriagePoints(suit, frame.named);
    this.wed = suit;
    if (!isOnDeclarersSide(frame, turn)) {
      if (this.otherTricks > 0) this.otherPoints += points;
      else this.otherPending += points;
    } else {
      const own = turn === frame.declarer ? points : 0;
      if (this.tricks > 0) {
        this.points += points;
        this.own += own;
      } else {
        this.pending += points;
        this.declarerPending += own;
      }
    }
    this.judge();
  }

  private take(): void {
    const { frame, taker, pot } = this;
    if (isOnDeclarersSide(frame, taker)) {
      this.tricks++;
      this.points += pot + this.pending;
      this.own += (taker === frame.declarer ? pot : 0) + this.declarerPending;
      this.pending = this.declarerPending = 0;
    } else {
      this.otherTricks++;
      this.otherPoints += pot + this.otherPending;
      this.otherPending = 0;
    }
    this.laid = 0;
    this.pot = 0;
    this.turn = taker;
    this.trickCount++;
    this.judge();
  }

  private judge(): void {
    this.worth = JUDGES[this.frame.contract.aim.goal](this);
  }

  /** Whether another player than the declarer has just taken a trick. */
  isLost(): boolean {
    return this.wed === NONE && this.turn !== this.frame.declarer;
  }

  isPlayedOut(): boolean {
    return this.trickCount >= this.frame.allTricks;
  }

  /** The value of a normal game that has ended. */
  award(isMade: boolean): number {
    return isMade
      ? awardAgainst(this.otherTricks, this.otherPoints)
      : -awardAgainst(this.tricks, this.points);
  }
}

/** The same decisions as the engine's `aim.judge` for each goal, as values. */
const JUDGES: Readonly<Record<Goal, (p: ContractPosition) => number>> = {
  noTrick: (p) => (p.isLost() ? Number(p.isPlayedOut()) : -1),
  everyTrick: (p) => (p.isLost() ? -1 : Number(p.isPlayedOut())),
  sixtySixInTime: (p) => {
    if (p.isLost()) return -1;
    if (p.own >= SIXTY_SIX) return 1;
    const isLate = p.trickCount >= p.frame.allTricks - TRICKS_TO_SPARE;
    return isLate && p.wed === NONE ? -1 : 0;
  },
  sixtySixOrLast: (p) => {
    if (p.points >= SIXTY_SIX) return p.award(true);
    if (p.otherPoints >= SIXTY_SIX) return p.award(false);
    return p.isPlayedOut() ? p.award(isOnDeclarersSide(p.frame, p.turn)) : 0;
  },
};
