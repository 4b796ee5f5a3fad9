import { countDown, parseToken } from '../../../../engine/index.js';
import type {
  ActionKind,
  BidView,
  MatchDealView,
  MatchOutcome,
  Options,
} from '../../../../engine/index.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { commitmentFor } from '../../../fairness/application/index.js';
import { visibleActions } from '../../application/viewed-match.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { assertSound, orMatchBroken } from '../../domain/match-broken.js';
import { laterCommitments } from '../../domain/restored.js';
import { sideIndexOf } from '../../domain/sides.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import type { StoredShuffle } from '../../domain/stored-deal.js';
import type { CallKind, CallType } from './deal-parts.type.js';
import type { DealType, FairnessType } from './deal.type.js';
import type { MatchResultType, MatchType, SeatType } from './match.type.js';

/**
 * A match for the API. It holds exactly the fields of its type. Parts that may be damaged are read when they
 * are requested: in a broken match only these fields fail.
 */
export function toMatchType(viewed: ViewedMatch): MatchType {
  const { stored } = viewed;
  return {
    nodeType: 'Match',
    viewed,
    viewerSeat: viewed.viewerSeat,
    viewerBacks: viewed.viewerBacks,
    get countDown() {
      return countDown(viewed.match);
    },
    ...stored,
    id: toGlobalId('Match', stored.id),
    get timeControl() {
      return soundOf(stored).timeControl;
    },
    get score() {
      return soundOf(stored).score;
    },
    get toAct() {
      return soundOf(stored).toAct;
    },
    get result() {
      return orMatchBroken(stored.id, () => stored.result && resultOf(viewed, stored.result));
    },
  };
}

/** Lists each field, so that an incomplete result fails here. */
const resultOf = (
  viewed: ViewedMatch,
  { winners, places, bummerl, reason }: MatchOutcome,
): MatchResultType => ({
  viewed,
  winners: [...winners],
  places: [...places],
  bummerl: [...bummerl],
  reason,
});

/** A match whose row can be read. @throws MatchBroken if it cannot */
export function soundOf(stored: StoredMatch): StoredMatch {
  assertSound(stored);
  return stored;
}

export function toMatchSeatTypes({ stored }: ViewedMatch): SeatType[] {
  return soundOf(stored).players.map((player, index) => ({
    matchId: stored.id,
    userId: player.userId,
    substituteId: player.substituteId,
    backerIds: stored.backers.filter(({ seat }) => seat === index).map(({ userId }) => userId),
    seat: index,
    index,
    side: sideIndexOf(stored.variant, index),
    isHouseBot: player.isBot,
    score: stored.score[index]!,
    variant: stored.variant,
    chosen: stored.chosenRules[index] ?? null,
    overruled: listOverruled(stored.chosenRules[index] ?? {}, stored.options),
  }));
}

/** The options whose value in force differs from the chosen one. */
function listOverruled(chosen: Partial<Options>, inForce: Options): string[] {
  const differs = (name: string) => JSON.stringify(chosen[name]) !== JSON.stringify(inForce[name]);
  return Object.keys(chosen).filter(differs).sort();
}

/** A deal for the API, made only from the engine's view. */
export function toDealType(viewed: ViewedMatch, view: MatchDealView): DealType {
  return {
    nodeType: 'Deal',
    viewed,
    view,
    lastTaker: view.lastTrick && view.lastTrick.taker,
    ...view,
    id: toGlobalId('Deal', `${viewed.stored.id}:${view.number}`),
    bids: view.bids.map(toCallType),
    lastTrick: view.lastTrick && view.lastTrick.cards,
    toAct: viewed.stored.status === 'ABORTED' ? null : view.toAct,
    legal: visibleActions(viewed, view),
  };
}

/** A deal at an earlier moment. Its id is its own, so that no cache stores it over the deal as it is now. */
export function toStepDealType(viewed: ViewedMatch, view: MatchDealView, open: boolean): DealType {
  const moment = `${viewed.stored.id}:${view.number}:${view.position}`;
  const id = toGlobalId('Deal', open ? `${moment}:open` : moment);
  return { ...toDealType(viewed, view), id, legal: [] };
}

/** The public data of a deal's shuffle: its link only when the deal has ended. */
export function toFairnessType({ stored }: ViewedMatch, shuffle: StoredShuffle): FairnessType {
  const commitment = stored.commitment.toString('hex');
  const chains = { commitment, laterCommitments: laterCommitments(stored) };
  return {
    algorithm: shuffle.algorithm,
    commitment: commitmentFor(chains, shuffle.number),
    seed: shuffle.link && shuffle.link.toString('hex'),
    clientSeeds: stored.clientSeeds,
  };
}

function toCallType({ seat, token }: BidView): CallType {
  const { kind, contract, withoutTalon } = parseToken(token)!;
  return { seat, token, kind: CALLS[kind] ?? 'PASS', contract, withoutTalon };
}

/** Kinds of tokens in the bidding and doubling; all others are passes. */
const CALLS: Partial<Readonly<Record<ActionKind, CallKind>>> = { bid: 'BID', double: 'DOUBLE' };
