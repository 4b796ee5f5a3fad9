/** The pairings of a round of a knock-out. */
import { lastRoundOf, takesPart } from '../entrants.js';
import type { Field, Stage } from '../form.js';
import { pairingHistory, inDealOrder } from '../history.js';
import type { PairingHistory } from '../history.js';
import { pairUp } from '../pair-up.js';
import type { LotPair } from '../pair-up.js';
import type { Bracket } from './bracket.js';
import type { NewPairing } from './everyone.js';

interface BracketSettings {
  readonly reentryUntil: number;
  readonly losersBracket: boolean;
  readonly thirdPlace: boolean;
}

/** A part of a round: the lots of each board. */
interface Part {
  readonly stage: Stage;
  readonly boards: readonly (readonly number[])[];
}

/** The history of a player, over all lots. */
interface PlayerHistory extends PairingHistory {
  readonly playerOf: (lot: number) => number;
}

export function drawBracketRound(
  field: Field<unknown>,
  bracket: Bracket,
  settings: BracketSettings,
): NewPairing[] | null {
  const parts = partsOf(field, bracket, settings);
  const pairings = parts.flatMap(({ stage, boards }) => boards.map((lots) => ({ stage, lots })));
  if (pairings.length === 0) return null;
  return pairings.map((pairing, i) => ({ ...pairing, board: i + 1, group: null }));
}

function partsOf(field: Field<unknown>, bracket: Bracket, settings: BracketSettings): Part[] {
  const history = playerHistory(field);
  const unbeaten = bracket.contenders.filter((lot) => bracket.losses(lot) === 0);
  const beaten = bracket.contenders.filter((lot) => bracket.losses(lot) > 0);
  if (unbeaten.length + beaten.length < 2) return [];
  const isReentryOver = lastRoundOf(field) >= settings.reentryUntil;
  if (unbeaten.length + beaten.length === 2 && isLastPair(unbeaten, settings)) {
    const boards = boardsOf([...unbeaten, ...beaten], 0, history);
    // The loser may buy a lot again, and then it was not the final.
    if (!isReentryOver) return [{ stage: 'MAIN', boards }];
    return [{ stage: 'FINAL', boards }, ...thirdPlace(field, bracket, settings, history)];
  }
  const byes = isReentryOver ? byesToPowerOfTwo(unbeaten.length) : unbeaten.length % 2;
  return [
    { stage: 'MAIN', boards: unbeaten.length > 1 ? boardsOf(unbeaten, byes, history) : [] },
    {
      stage: 'LOSERS',
      boards: beaten.length > 1 ? boardsOf(beaten, beaten.length % 2, history) : [],
    },
  ];
}

/** With a losers' bracket two unbeaten play on before the final, since the loser has a second chance. */
const isLastPair = (unbeaten: readonly number[], { losersBracket }: BracketSettings): boolean =>
  !losersBracket || unbeaten.length < 2;

const byesToPowerOfTwo = (count: number): number => 2 ** Math.ceil(Math.log2(count)) - count;

/** The boards in the order of the bracket: a bye alone, the others by twos. Nobody meets the same player again before they must. */
function boardsOf(
  lots: readonly number[],
  byeCount: number,
  history: PlayerHistory,
): readonly (readonly number[])[] {
  const free = freeLots(lots, byeCount, history);
  const playing = lots.filter((lot) => !free.has(lot));
  const places = new Map(lots.map((lot, place) => [lot, place]));
  const pairs = bracketPairs(playing, history);
  const firstDeals = (lot: number) => history.firstDeals(history.playerOf(lot));
  const boards = [...free].map((lot): readonly number[] => [lot]);
  boards.push(...pairs.map((pair) => inDealOrder(pair, firstDeals)));
  const placeOf = (board: readonly number[]) => Math.min(...board.map((lot) => places.get(lot)!));
  return boards.sort((one, other) => placeOf(one) - placeOf(other));
}

/** How many neighbours are paired anew where two of them have met: more than anyone meets in a knock-out. */
const PART = 64;

/** Neighbours in the bracket, unless two of them have met: then that part of it is paired anew. */
function bracketPairs(lots: readonly number[], history: PlayerHistory): LotPair[] {
  const timesMet = (one: number, other: number): number =>
    history.met(history.playerOf(one), history.playerOf(other));
  return inParts(lots).flatMap((part) => {
    const neighbours = byTwos(part);
    const isNew = neighbours.every(([one, other]) => timesMet(one, other) === 0);
    return isNew ? neighbours : pairUp(part, { met: timesMet, costOf: distanceIn(part) });
  });
}

function distanceIn(lots: readonly number[]): (one: number, other: number) => number {
  const places = new Map(lots.map((lot, place) => [lot, place]));
  return (one, other) => (places.get(one)! - places.get(other)!) ** 2;
}

/** Parts of one size; the last has the rest too. */
function inParts(lots: readonly number[]): (readonly number[])[] {
  const count = Math.max(1, Math.floor(lots.length / PART));
  return Array.from({ length: count }, (_, i) =>
    lots.slice(i * PART, i === count - 1 ? undefined : (i + 1) * PART),
  );
}

const byTwos = (lots: readonly number[]): LotPair[] =>
  Array.from({ length: lots.length / 2 }, (_, i) => [lots[2 * i]!, lots[2 * i + 1]!]);

/** Byes go to those who have had fewest, in the order of the bracket. */
function freeLots(lots: readonly number[], count: number, history: PlayerHistory): Set<number> {
  const byesOf = (lot: number): number => history.byes(history.playerOf(lot));
  const order = [...lots].sort((one, other) => byesOf(one) - byesOf(other));
  return new Set(order.slice(0, count));
}

/** Those who lost in the round before the final. */
function thirdPlace(
  field: Field<unknown>,
  bracket: Bracket,
  settings: BracketSettings,
  history: PlayerHistory,
): Part[] {
  const last = lastRoundOf(field);
  if (!settings.thirdPlace || settings.losersBracket || last === 0) return [];
  const losers = field.entrants
    .filter((entrant) => takesPart(entrant, last + 1) && bracket.lostIn(entrant.lot) === last)
    .map(({ lot }) => lot);
  return losers.length === 2
    ? [{ stage: 'THIRD_PLACE', boards: boardsOf(losers, 0, history) }]
    : [];
}

/** A player who bought a new lot has met those whom the old lots met. */
function playerHistory({ entrants, pairings }: Field<unknown>): PlayerHistory {
  const players = new Map(entrants.map(({ lot, player }) => [lot, player]));
  const playerOf = (lot: number): number => players.get(lot)!;
  const history = pairingHistory(
    pairings.map((pairing) => ({ ...pairing, lots: pairing.lots.map(playerOf) })),
  );
  return { ...history, playerOf };
}
