/** Duplicate deals: each deal is played once for every seating, so that good cards help nobody. */
import { performance } from 'node:perf_hooks';
import type { Bot } from '../../src/bots/index.js';
import type { Deal, DealtCards, Options, Seat, Variant } from '../../src/engine/index.js';
import { openMatch, resultOf, seeded } from '../../src/engine/index.js';
import { shuffledDeal } from './games.js';

/** Chooses actions like a bot. */
export type Player = Pick<Bot, 'choose'>;

/** A game to measure. */
export interface Game {
  readonly variant: Variant;
  readonly preset: string;
  readonly options: Options;
}

/** The players and the number of deals. Equal seeds give equal cards to all players. */
export interface Pairing {
  readonly first: Player;
  readonly second: Player;
  readonly deals: number;
  readonly seed: number;
}

/** The results of a duel. */
export interface Duel {
  /** By deal, then by seating. In each, seat 0 of the match is the first bot, with its partner's seat. */
  readonly deals: readonly (readonly Deal[])[];
  /** The times of the first bot's decisions with a choice, in milliseconds. */
  readonly millis: readonly number[];
}

/** How often each deal is played: once with the first bot, or its side, at each place from the dealer. */
export const seatingsOf = ({ seatCount }: Variant): number => (seatCount === 4 ? 2 : seatCount);

/** The match's seats, in the order of the seats of a deal that seat 0 deals, with the first bot at `place`. */
const seated = (seatCount: number, place: number): Seat[] =>
  Array.from({ length: seatCount }, (_, seat) => (seat - place + seatCount) % seatCount);

const isFirst = (seatCount: number, seat: Seat): boolean =>
  seat === 0 || (seatCount === 4 && seat === 2);

/** Plays every deal in all seatings. Calls `onProgress` with the number of deals played. */
export function duel(
  game: Game,
  pairing: Pairing,
  onProgress: (deals: number) => void = () => {},
): Duel {
  const chance = seeded(pairing.seed);
  const fresh = () => seeded(chance() * 2 ** 32);
  const millis: number[] = [];
  const deals = Array.from({ length: pairing.deals }, (_, n) => {
    const cards = shuffledDeal(game.variant, game.options, fresh());
    const played = playSeatings(game, pairing, cards, fresh(), millis);
    onProgress(n + 1);
    return played;
  });
  return { deals, millis };
}

function playSeatings(
  game: Game,
  { first, second }: Pairing,
  cards: DealtCards,
  random: () => number,
  millis: number[],
): Deal[] {
  const { seatCount } = game.variant;
  const clocked: Player = { choose: timed(first, millis) };
  return Array.from({ length: seatingsOf(game.variant) }, (_, place) => {
    const seats = seated(seatCount, place);
    const players = seats.map((seat) => (isFirst(seatCount, seat) ? clocked : second));
    return played(game, seats, cards, players, random);
  });
}

/** The choices of `player`; the times of those with a choice are added to `millis`. */
const timed =
  (player: Player, millis: number[]): Player['choose'] =>
  (view, options, random) => {
    const start = performance.now();
    const action = player.choose(view, options, random);
    if (view.legal.length > 1) millis.push(performance.now() - start);
    return action;
  };

/** Plays one deal to its end, with `players` by its seats. */
function played(
  { variant, options }: Game,
  seats: readonly Seat[],
  cards: DealtCards,
  players: readonly Player[],
  random: () => number,
): Deal {
  let state = variant.deal(options, cards, 0);
  for (let seat = variant.toAct(state); seat !== null; seat = variant.toAct(state)) {
    const action = players[seat]!.choose(variant.view(state, seat), options, random);
    const applied = variant.apply(state, action);
    if (!applied.ok) throw new Error(`${action}: ${applied.error.code}`);
    state = applied.value.state;
  }
  const deal = { number: 1, variant, options, seats, dealer: seats[0]!, actions: [] };
  return { ...deal, state, playOff: false };
}

/**
 * Game points of the first bot's side less the mean of the others' (card points where a match counts them); 0
 * after a redeal.
 */
export function netOf({ variant, options }: Game, deal: Deal): number {
  const result = resultOf({ ...openMatch(variant, options, 0), deal });
  if (result === null) return 0;
  const others = result.gamePoints.filter((_, seat) => !isFirst(variant.seatCount, seat));
  const sum = others.reduce((total, points) => total + points, 0);
  return result.gamePoints[0]! - sum / others.length;
}
