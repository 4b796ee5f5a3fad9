/** Joins the deals of a duel into matches, each a race to the preset's target by the match's own rules. */
import type { Deal, Match } from '../../src/engine/index.js';
import { openMatch } from '../../src/engine/index.js';
import { settled } from '../../src/engine/match/progress.js';
import type { Game } from './duel.js';

/**
 * There are as many chains as seatings. Each chain has every deal once, and the dealer changes with each deal. With
 * two seatings a and b one chain is 1a, 2b, 3a …, the other 1b, 2a, 3b ….
 */
export function chains<T>(deals: readonly (readonly T[])[]): T[][] {
  const seatings = deals[0]?.length ?? 0;
  const wrapped = (place: number) => ((place % seatings) + seatings) % seatings;
  return Array.from({ length: seatings }, (_, chain) =>
    deals.map((seated, n) => seated[wrapped(chain - n)]!),
  );
}

/** The results of the matches in a chain for the first bot: 1 for a win, 0 for a loss. */
export function raced({ variant, options }: Game, chain: readonly Deal[]): number[] {
  const fresh = openMatch(variant, options, 0);
  const worth: number[] = [];
  let match = fresh;
  for (const deal of chain) {
    match = settled({ ...match, before: match.now }, deal).match;
    if (!isDecided(match)) continue;
    worth.push(worthOf(match));
    match = fresh;
  }
  return worth;
}

const isDecided = ({ outcome, now }: Match): boolean => outcome !== null || now.playOff !== null;

/** A play-off is not played and counts half. */
function worthOf({ variant, options, outcome, now }: Match): number {
  if (outcome !== null) return Number(outcome.winners.includes(0));
  const ends = now.playOff!.map((playOffWinner) =>
    variant.match.settle(options, { ...now, playOffWinner }),
  );
  const won = ends.filter((end) => end.kind === 'decided' && end.result.winners.includes(0));
  return won.length / ends.length;
}

/** The results of all matches of a duel for the first bot. */
export const races = (game: Game, deals: readonly (readonly Deal[])[]): number[] =>
  chains(deals).flatMap((chain) => raced(game, chain));

/** The share of matches that a player wins against equal players. */
export const parOf = ({ variant }: Game): number => (variant.seatCount === 3 ? 1 / 3 : 1 / 2);
