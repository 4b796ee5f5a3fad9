/**
 * The value of a contract when everyone sees all cards and plays best. The declarer's side plays against the
 * other side, so alpha-beta search with a transposition table solves it.
 */
import { kernel } from '../../engine/index.js';
import { isOnDeclarersSide, mostOf } from './frame.js';
import { ContractPosition } from './position.js';

const { SUIT_SETS, firstOf } = kernel;

type CardSet = kernel.CardSet;

const SLOTS = 1 << 16;
const WORDS = 4;
/** Bounds are stored with this offset, so that they are never negative. */
const SHIFT = 3;

/** More cards than any deal has. */
const DEEPEST = 24;

/** Solves positions. One instance serves one decision. */
export class OpenCards {
  /** One position for each depth, overwritten again and again. */
  private readonly line: ContractPosition[] = [];
  private readonly memory = new Int32Array(SLOTS * WORDS);
  /** The number of the determinization: entries of all determinizations share the table. */
  private determinization = 0;
  private most = 1;

  /**
   * The value for the declarer's side. Positions with an equal `determinization` must belong to the same deal
   * and frame.
   */
  solve(position: ContractPosition, determinization: number): number {
    const { frame } = position;
    if (this.line[0]?.frame.seatCount !== frame.seatCount)
      for (let depth = 0; depth <= DEEPEST; depth++) this.line[depth] = new ContractPosition(frame);
    this.determinization = determinization;
    this.most = mostOf(frame);
    return this.search(position, 0, -this.most, this.most);
  }

  private search(position: ContractPosition, depth: number, a: number, b: number): number {
    if (position.worth !== 0) return position.worth;
    if (position.laid > 0 || position.wed >= 0) return this.tried(position, depth, a, b);
    return this.remembered(position, depth, a, b);
  }

  private remembered(position: ContractPosition, depth: number, a: number, b: number): number {
    const { memory, most } = this;
    let cards = 0;
    for (const hand of position.hands) cards |= hand;
    const where = (this.determinization << 2) | position.turn;
    const score = scoreOf(position);
    const slot = slotOf(cards, where, score);
    let low = -most;
    let high = most;
    if (memory[slot] === cards && memory[slot + 1] === where && memory[slot + 2] === score) {
      low = (memory[slot + 3]! & 7) - SHIFT;
      high = (memory[slot + 3]! >> 3) - SHIFT;
      if (low >= b || low === high) return low;
      if (high <= a) return high;
    }
    const value = this.tried(position, depth, a, b);
    if (value <= a) high = value;
    else if (value >= b) low = value;
    else low = high = value;
    memory[slot] = cards;
    memory[slot + 1] = where;
    memory[slot + 2] = score;
    memory[slot + 3] = (low + SHIFT) | ((high + SHIFT) << 3);
    return value;
  }

  /** Searches every card that makes a difference; cards that beat the table come first. */
  private tried(position: ContractPosition, depth: number, a: number, b: number): number {
    const next = this.line[depth]!;
    const { frame, turn } = position;
    const { order } = frame.contract;
    const maximizes = isOnDeclarersSide(frame, turn);
    const playable = distinct(position, position.playable());
    const higher = position.laid === 0 ? 0 : order[position.best]!;
    let best = maximizes ? -this.most : this.most;
    for (let first = 1; first >= 0; first--) {
      let rest = first === 1 ? playable & higher : playable & ~higher;
      for (; rest !== 0; rest &= rest - 1) {
        next.copy(position).play(firstOf(rest));
        const value = this.search(next, depth + 1, a, b);
        if (maximizes) {
          if (value > best) best = value;
          if (best > a) a = best;
        } else {
          if (value < best) best = value;
          if (best < b) b = best;
        }
        if (a >= b) return best;
      }
    }
    return best;
  }
}

/**
 * One card of each group of equivalent cards: neighbours in a suit with no other hand's card between them. Only
 * where card points do not count.
 */
function distinct(
  { frame, hands, turn, laid, best }: ContractPosition,
  playable: CardSet,
): CardSet {
  if (frame.countsOwn || (playable & (playable - 1)) === 0) return playable;
  const { order } = frame.contract;
  let others = laid === 0 ? 0 : 1 << best;
  for (let seat = 0; seat < hands.length; seat++) if (seat !== turn) others |= hands[seat]!;
  let kept = 0;
  for (let rest = playable; rest !== 0; rest &= rest - 1) {
    const card = firstOf(rest);
    let alike = kept & SUIT_SETS[card >> 3]!;
    while (alike !== 0 && ((order[card]! ^ order[firstOf(alike)]!) & others) !== 0)
      alike &= alike - 1;
    if (alike === 0) kept |= 1 << card;
  }
  return kept;
}

/** The card points and marriages that can still decide the deal, in one number. */
function scoreOf(p: ContractPosition): number {
  const { countsOwn, countsOthers } = p.frame;
  if (!countsOwn) return 0;
  if (!countsOthers) return p.own | (p.declarerPending << 8);
  const pending = (p.pending + 8 * p.otherPending) / 20;
  return p.points | (p.otherPoints << 8) | (pending << 16);
}

function slotOf(cards: number, where: number, score: number): number {
  let hash = Math.imul(cards, 0x9e3779b1) ^ Math.imul(where, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(score, 0xc2b2ae35), 0x27d4eb2f);
  return (hash >>> 16) * WORDS;
}
