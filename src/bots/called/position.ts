/**
 * The play of a contract with all cards open, in numbers: a search copies positions and plays on in them, some
 * hundred times faster than in the engine's own states. Tests play both side by side.
 */
import type { Goal, Seat } from '../../engine/index.js';
import { kernel } from '../../engine/index.js';
import type { Frame } from './frame.js';
import { isBeside } from './frame.js';

const { CARD_POINTS, NONE, PAIRS, SIXTY_SIX, SUIT_SETS, awardAgainst } = kernel;

type Card = kernel.Card;
type CardSet = kernel.CardSet;

/** Schnapser count 66 by the last trick but two (RULES §7). */
const TRICKS_TO_SPARE = 2;

/** Where a contract stands. Marriages are announced with the card that is led from them. */
export class ContractPosition {
  /** By seat. */
  readonly hands: CardSet[];
  turn = 0;
  /** How many cards lie on the table, the suit led, the card that takes them, whose it is, their points. */
  laid = 0;
  led = NONE;
  best = NONE;
  taker = NONE;
  pot = 0;
  /** The suit announced in this turn. */
  wed = NONE;
  trickCount = 0;
  /** Tricks of the declarer's side and of the other. */
  tricks = 0;
  otherTricks = 0;
  /** The declarer's card points, those of the declarer's side, and of the other. */
  own = 0;
  points = 0;
  otherPoints = 0;
  /** Marriages of each that do not count yet. */
  unsecuredOwn = 0;
  unsecured = 0;
  otherUnsecured = 0;
  /** What it is worth to the declarer's side, less than 0 where the contract is broken; 0 while it is played. */
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
    this.unsecuredOwn = from.unsecuredOwn;
    this.unsecured = from.unsecured;
    this.otherUnsecured = from.otherUnsecured;
    this.worth = from.worth;
    return this;
  }

  /** The cards that the one asked may play. */
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

  /** Plays a card; led from a pair it announces the marriage, where that counts. */
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

  /** Puts a card of a seat on the table. */
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

  /** Whether a marriage is announced with a card: where it counts for the one on lead. */
  announces(card: Card): boolean {
    const { frame, turn } = this;
    if (this.laid > 0 || this.wed !== NONE) return false;
    if (frame.trump === NONE || !frame.countsOwn) return false;
    if (!frame.countsOthers && turn !== frame.declarer) return false;
    const pair = PAIRS[card >> 3]!;
    return kernel.has(pair, card) && (this.hands[turn]! & pair) === pair;
  }

  /** The one asked announces a marriage. */
  announce(suit: kernel.Suit): void {
    const { frame, turn } = this;
    const points = kernel.marriagePoints(suit, frame.named);
    this.wed = suit;
    if (!isBeside(frame, turn)) {
      if (this.otherTricks > 0) this.otherPoints += points;
      else this.otherUnsecured += points;
    } else {
      const own = turn === frame.declarer ? points : 0;
      if (this.tricks > 0) {
        this.points += points;
        this.own += own;
      } else {
        this.unsecured += points;
        this.unsecuredOwn += own;
      }
    }
    this.judge();
  }

  private take(): void {
    const { frame, taker, pot } = this;
    if (isBeside(frame, taker)) {
      this.tricks++;
      this.points += pot + this.unsecured;
      this.own += (taker === frame.declarer ? pot : 0) + this.unsecuredOwn;
      this.unsecured = this.unsecuredOwn = 0;
    } else {
      this.otherTricks++;
      this.otherPoints += pot + this.otherUnsecured;
      this.otherUnsecured = 0;
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

  /** Whether a trick has just been taken, and that not by the declarer. */
  isLost(): boolean {
    return this.wed === NONE && this.turn !== this.frame.declarer;
  }

  isPlayedOut(): boolean {
    return this.trickCount >= this.frame.allTricks;
  }

  /** What a normal game brings that has ended. */
  award(isMade: boolean): number {
    return isMade
      ? awardAgainst(this.otherTricks, this.otherPoints)
      : -awardAgainst(this.tricks, this.points);
  }
}

/** What `aim.judge` says for each goal, as a worth. */
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
    return p.isPlayedOut() ? p.award(isBeside(p.frame, p.turn)) : 0;
  },
};
