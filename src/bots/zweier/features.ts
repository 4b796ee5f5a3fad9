/** The features of an action, as its player sees it: a few indices into the weights of the policy. */
import { kernel } from '../../engine/index.js';
import type { CardIndex, Cards } from '../solver/cards.js';
import { ABOVE, LANE, PARTNER, POINTS, QUEEN_BITS } from '../solver/cards.js';
import type { Code } from './codes.js';
import { CLOSE, DRAW, EXCHANGE, NAME, SILENT } from './codes.js';
import type { Position } from './position.js';

const { SIXTY_SIX, sizeOf } = kernel;

/** The first index of each group of features. Within a group an index is made of digits, one for each property. */
const LEAD_RANK = 0;
const LEAD_MARRIAGE = 32;
const LEAD_LENGTH = 64;
const LEAD_THREAT = 96;
const LEAD_STAGE = 128;
const REPLY_RANK = 192;
const REPLY_PAIR = 320;
const REPLY_END = 448;
const REPLY_LENGTH = 456;
const REPLY_WAITING = 488;
const REPLY_STAGE = 512;
const OTHER = 576;
const NAMING = 584;
const CLOSE_NEED = 640;
const CLOSE_TRUMPS = 650;
const CLOSE_STAGE = 656;
const CLOSE_RISK = 664;
const CLOSE_AGAINST = 672;

/** The size of the table of weights. */
export const FEATURES = 704;
/** The most features that one action has. */
export const MAX_FEATURES = 6;

/** Writes the features of an action of the player to act into `out`, and returns their number. */
export function featuresOf(p: Position, code: Code, out: Int16Array): number {
  if (code < CLOSE) return p.led < 0 ? ofLead(p, code, out) : ofReply(p, code, out);
  if (code === CLOSE) return ofClose(p, out);
  out[0] = ofOther(p, code);
  return 1;
}

function ofOther(p: Position, code: Code): number {
  if (code === EXCHANGE) return OTHER + 1;
  if (code === DRAW) return OTHER + 2;
  if (code >= SILENT) return OTHER + 3;
  return NAMING + sizeOf(p.hand[p.turn]! & LANE[(code - NAME) * 8]!);
}

const unseen = (p: Position): Cards => p.deck & ~(p.hand[p.turn]! | p.gone | p.turned);
const isTrump = (p: Position, card: CardIndex): number => Number((p.trumps & (1 << card)) !== 0);
const isHigh = (card: CardIndex): number => Number(POINTS[card]! >= 10);
const isMaster = (card: CardIndex, against: Cards): number =>
  Number((ABOVE[card]! & against) === 0);
const rankOf = (card: CardIndex): number => card & 7;
const lengthOf = (p: Position, card: CardIndex): number =>
  Math.min(5, sizeOf(p.hand[p.turn]! & LANE[card]!));

/** A seat's card points, with the pending ones of its marriages. */
const withPending = (p: Position, seat: number): number => p.points[seat]! + p.pending[seat]!;

/** How many draws the talon has left, five at most. */
const stageOf = (p: Position): number => Math.min(5, p.left >> 1);

/** From this many card points on, the opponent needs only one good trick for 66. */
const THREAT = 45;

function ofLead(p: Position, card: CardIndex, out: Int16Array): number {
  const trump = isTrump(p, card);
  const high = isHigh(card);
  const master = isMaster(card, unseen(p));
  const threat = Number(withPending(p, p.turn ^ 1) >= THREAT);
  out[0] = LEAD_RANK + (rankOf(card) * 2 + trump) * 2 + master;
  out[1] = LEAD_MARRIAGE + marriageOf(p, card) * 4 + trump * 2 + isMarriageCard(p, card);
  out[2] = LEAD_LENGTH + lengthOf(p, card) * 4 + trump * 2 + high;
  out[3] = LEAD_STAGE + stageOf(p) * 8 + trump * 4 + high * 2 + master;
  out[4] = LEAD_THREAT + threat * 8 + high * 4 + trump * 2 + master;
  return 5;
}

/** 0 for none, 1 for twenty, 2 for forty, 3 for one that makes 66. */
function marriageOf(p: Position, card: CardIndex): number {
  const announced = p.announces(card);
  const makes66 = announced > 0 && p.points[p.turn]! + announced >= SIXTY_SIX;
  return makes66 && !p.rules.marriagesPend ? 3 : announced / 20;
}

/** 1 if a marriage with the card may still come. */
const isMarriageCard = (p: Position, card: CardIndex): number =>
  Number((PARTNER[card]! & unseen(p)) !== 0);

function ofReply(p: Position, card: CardIndex, out: Int16Array): number {
  const trump = isTrump(p, card);
  const takes = Number(p.takes(card));
  const worth = worthOf(p.led);
  const kind = kindOf(p, card);
  const waits = Number((p.hand[p.turn]! & (p.hand[p.turn]! >>> 1) & QUEEN_BITS) !== 0);
  out[0] = REPLY_RANK + (kind * 4 + worth) * 8 + rankOf(card);
  out[1] = REPLY_PAIR + (kind * 2 + trump) * 4 + pairingOf(p, card);
  out[2] = REPLY_END + endOf(p, card);
  out[3] = REPLY_STAGE + stageOf(p) * 8 + takes * 4 + isHigh(p.led) * 2 + trump;
  out[4] = REPLY_LENGTH + lengthOf(p, card) * 4 + kind;
  out[5] = REPLY_WAITING + waits * 8 + kind * 2 + isHigh(p.led);
  return 6;
}

/** 0 beats the lead in its suit, 1 trumps it, 2 follows lower, 3 discards. */
function kindOf(p: Position, card: CardIndex): number {
  const isInSuit = (LANE[p.led]! & (1 << card)) !== 0;
  if (p.takes(card)) return isInSuit ? 0 : 1;
  return isInSuit ? 2 : 3;
}

/** The led card: 0 a jack or a card without points, 1 a king or queen, 2 a ten, 3 an ace. */
function worthOf(card: CardIndex): number {
  const points = POINTS[card]!;
  if (points >= 10) return points - 8;
  return points >= 3 ? 1 : 0;
}

/** The card is half of no pair (0), of one that may come (1), or of one in the hand (2). */
function pairingOf(p: Position, card: CardIndex): number {
  if ((PARTNER[card]! & p.hand[p.turn]!) !== 0) return 2;
  return isMarriageCard(p, card);
}

/** Whether the trick makes 66: 0 for nobody, 1 for the player, 2 for the opponent. */
function endOf(p: Position, card: CardIndex): number {
  const taker = p.takes(card) ? p.turn : p.turn ^ 1;
  if (withPending(p, taker) + POINTS[p.led]! + POINTS[card]! < SIXTY_SIX) return 0;
  return taker === p.turn ? 1 : 2;
}

function ofClose(p: Position, out: Int16Array): number {
  const against = unseen(p);
  const hasTrick = Number(p.tricks[p.turn ^ 1]! > 0);
  const need = SIXTY_SIX - withPending(p, p.turn) - sureGain(p, against);
  out[0] = CLOSE_NEED + Math.min(9, Math.max(0, (need + 20) >> 3));
  out[1] = CLOSE_TRUMPS + Math.min(5, sizeOf(p.hand[p.turn]! & p.trumps));
  out[2] = CLOSE_STAGE + stageOf(p);
  out[3] = CLOSE_RISK + Number(p.drawing) * 2 + hasTrick;
  out[4] = CLOSE_AGAINST + Math.min(5, sizeOf(against & p.trumps));
  return 5;
}

/** About the points of the losing card in a trick. */
const GIVEN = 3;

/** A rough sum: the best marriage, and the tricks of the cards that no unseen card beats. */
function sureGain(p: Position, against: Cards): number {
  let tricks = 0;
  let announced = 0;
  for (let rest = p.hand[p.turn]!; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    if (isMaster(card, against)) tricks += POINTS[card]! + GIVEN;
    if (!p.drawing) announced = Math.max(announced, p.announces(card));
  }
  return tricks + announced;
}
