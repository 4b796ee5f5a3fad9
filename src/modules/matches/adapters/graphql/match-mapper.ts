import { countDown } from '../../../../engine/index.js';
import type {
  DealResult,
  MatchDealView,
  MatchOutcome,
  Options,
  PlayedCard,
} from '../../../../engine/index.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { legalInSight } from '../../application/match-sight.js';
import type { MatchSight } from '../../application/match-sight.js';
import { madeOf } from '../../domain/match-broken.js';
import { assertSound } from '../../domain/sound.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import type { StoredShuffle } from '../../domain/stored-deal.js';
import type { DealResultType, DealType, FairnessType } from './deal.type.js';
import type { MatchResultType, MatchType } from './match.type.js';
import type { SeatType } from './seat.type.js';

/**
 * A match for the API: field by field, so that nothing comes along unasked. What may be damaged is read
 * when it is asked for: of a broken match those fields fail, and no others.
 */
export function toMatchType(sight: MatchSight): MatchType {
  const { stored } = sight;
  return {
    nodeType: 'Match',
    sight,
    id: toGlobalId('Match', stored.id),
    preset: stored.preset,
    get rules() {
      return soundOf(stored).options;
    },
    target: stored.target,
    rated: stored.rated,
    get timeControl() {
      return { ...soundOf(stored).timeControl };
    },
    status: stored.status,
    version: stored.version,
    get score() {
      return [...soundOf(stored).score];
    },
    get countDown() {
      return countDown(sight.match)?.slice() ?? null;
    },
    viewerSeat: sight.viewerSeat,
    viewerBacks: sight.viewerBacks,
    onlookers: stored.onlookers,
    abortOffers: [...stored.abortOffers],
    get toAct() {
      return soundOf(stored).toAct;
    },
    deadline: stored.deadline,
    get result() {
      return madeOf(stored.id, () => stored.result && toResultType(stored.result));
    },
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
    finishedAt: stored.finishedAt,
  };
}

function soundOf(stored: StoredMatch): StoredMatch {
  assertSound(stored);
  return stored;
}

function toResultType({ winners, places, bummerl, reason }: MatchOutcome): MatchResultType {
  return { winners: [...winners], places: [...places], bummerl: [...bummerl], reason };
}

export function toSeatTypes({ stored }: MatchSight): SeatType[] {
  return soundOf(stored).players.map((player, index) => ({
    matchId: stored.id,
    userId: player.userId,
    substituteId: player.substituteId,
    backerIds: stored.backers.filter(({ seat }) => seat === index).map(({ userId }) => userId),
    index,
    isBot: player.isBot,
    score: stored.score[index]!,
    chosenRules: stored.chosenRules[index] ?? null,
    overruled: overruled(stored.chosenRules[index] ?? {}, stored.options),
  }));
}

/** The options whose value in force is another than the one chosen. */
function overruled(chosen: Partial<Options>, inForce: Options): string[] {
  const differs = (name: string) => JSON.stringify(chosen[name]) !== JSON.stringify(inForce[name]);
  return Object.keys(chosen).filter(differs).sort();
}

/** A deal for the API, from the engine's view alone. */
export function toDealType(sight: MatchSight, view: MatchDealView): DealType {
  return {
    sight,
    number: view.number,
    variant: view.variant,
    dealer: view.dealer,
    phase: view.phase,
    trump: view.trump,
    trumpCard: view.trumpCard,
    talonCount: view.talonCount,
    talon: view.talon && [...view.talon],
    aside: view.aside && [...view.aside],
    closedBy: view.closedBy,
    contract: view.contract,
    declarer: view.declarer,
    double: view.double,
    hands: view.hands.map(({ seat, count, cards, known }) => ({
      seat,
      count,
      cards: cards && [...cards],
      known: [...known],
    })),
    trick: playedCards(view.trick),
    lastTrick: view.lastTrick && playedCards(view.lastTrick),
    cardPoints: [...view.cardPoints],
    tricks: [...view.tricks],
    bids: view.bids.map(({ seat, token }) => ({ seat, token })),
    marriages: view.marriages.map(({ seat, suit, cardPoints }) => ({ seat, suit, cardPoints })),
    firstTricks: view.firstTricks.map((trick) => trick && playedCards(trick)),
    ownTricks: view.ownTricks && view.ownTricks.map(playedCards),
    toAct: sight.stored.status === 'ABORTED' ? null : view.toAct,
    legal: legalInSight(sight, view),
    result: view.result && toDealResultType(view.result),
  };
}

/** What may be known of a deal's shuffle: its link when the deal has ended. */
export function toFairnessType({ stored }: MatchSight, shuffle: StoredShuffle): FairnessType {
  return {
    algorithm: shuffle.algorithm,
    commitment: stored.commitment.toString('hex'),
    seed: shuffle.link && shuffle.link.toString('hex'),
    clientSeeds: [...stored.clientSeeds],
  };
}

function toDealResultType({ winners, gamePoints, reason }: DealResult): DealResultType {
  return { winners: [...winners], gamePoints: [...gamePoints], reason };
}

function playedCards(cards: readonly PlayedCard[]): PlayedCard[] {
  return cards.map(({ seat, card }) => ({ seat, card }));
}
