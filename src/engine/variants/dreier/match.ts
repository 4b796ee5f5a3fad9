/** The match of three: places by score, a play-off between level seats (rules 9.17). */
import type { MatchResult, MatchStanding, Seat, Settlement } from '../../variant.js';
import { clockwise } from '../several/index.js';
import type { TableFacts } from '../several/index.js';
import type { DreierOptions } from './options.js';

/** The caller deals the next deal; after a redeal the same dealer again. */
export const nextDealer = (_: DreierOptions, dealer: Seat, facts: TableFacts | null): Seat =>
  facts === null ? dealer : clockwise(dealer, 1, 3);

export function settle({ target }: DreierOptions, standing: MatchStanding): Settlement {
  const { score, playOffWinner } = standing;
  if (Math.max(...score) < target) return { kind: 'goesOn' };
  const level = levelSeats(score);
  if (level !== null && playOffWinner === null) return { kind: 'playOff', seats: level };
  const ranking = [0, 1, 2].sort((a, b) => score[b]! - score[a]! || (a === playOffWinner ? -1 : 1));
  return { kind: 'decided', result: resultOf(target, standing, ranking) };
}

/** The two seats with equal scores. A deal that ends a match never makes all three equal. */
function levelSeats(score: readonly number[]): readonly [Seat, Seat] | null {
  if (score[0] === score[1]) return [0, 1];
  if (score[0] === score[2]) return [0, 2];
  return score[1] === score[2] ? [1, 2] : null;
}

/** The last gets one Bummerl, two for a Schneider. After a Retourschneider both losers get four. */
function resultOf(target: number, s: MatchStanding, ranking: readonly Seat[]): MatchResult {
  const [first, , last] = ranking;
  const places = s.score.map((_, seat) => ranking.indexOf(seat) + 1);
  const isLast = s.score[last!] === 0 ? 2 : 1;
  const bummerl = isReturned(target, s, first!)
    ? s.score.map((_, seat) => (seat === first ? 0 : 4))
    : s.score.map((_, seat) => (seat === last ? isLast : 0));
  return { winners: [first!], places, bummerl };
}

/** Retourschneider: the winner had no point before, and both others are one point short (rules 9.18). */
const isReturned = (target: number, { score, scoreBefore }: MatchStanding, winner: Seat): boolean =>
  target > 1 &&
  scoreBefore[winner] === 0 &&
  score.every((points, seat) => seat === winner || points === target - 1);
