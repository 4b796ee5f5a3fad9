import { rate } from 'openskill';
import { LAST, rankIn, sidesOf } from './finished-match.js';
import type { FinishedMatch, FinishedSeat, Side } from './finished-match.js';
import { BEGINNING } from './rating.js';
import type { PlayerRating } from './rating.js';

/** Ratings by user; who is missing has the rating everyone begins with. */
export type Ratings = ReadonlyMap<string, PlayerRating>;

/** What a match says of one seat's player. */
type Skill = Pick<PlayerRating, 'mu' | 'sigma'>;

/**
 * Plackett–Luce by the update of Weng and Lin: one model for duels, for tables of three and four and
 * for sides, whose strength is the sum of their players'. A pairwise model would count a table of
 * three as three duels and move its players too far.
 *
 * `beta`, the spread of a player's form from match to match, sets the scale: as with Elo's ratings
 * 400 points are odds of ten to one between settled players. `tau` is how much deviation each match
 * gives back, so that ratings stay able to follow.
 */
const MODEL = { beta: 400 / (Math.LN10 * Math.SQRT2), tau: 2 };

/**
 * The ratings of everyone who sat at a match, after it. It depends on who ended where and on nothing
 * else, and gives the same figures bit for bit wherever the players sat.
 *
 * Those who stayed are rated by the match as it ended. Whoever left is rated as last; so that a
 * partner left behind does not pay for it, with the side taken as last for the leaver alone.
 * Whoever held several seats moves by the mean of what they say: it is one match. What is fixed stays.
 */
export function rateMatch(match: FinishedMatch, before: Ratings): Map<string, PlayerRating> {
  const sides = sidesOf(match);
  const skills = skillsAfter(sides, before);
  const winners = winnersOf(sides);
  const users = new Set(match.seats.map(({ userId }) => userId));
  return new Map(
    [...users].map((userId) => {
      const held = match.seats.filter((seat) => seat.userId === userId);
      const own = before.get(userId) ?? BEGINNING;
      const skill = own.isFixed ? own : meanOf(held.map((seat) => skills.get(seat)!));
      const won = held.some((seat) => winners.has(seat));
      const counts = { matches: own.matches + 1, wins: own.wins + Number(won) };
      return [userId, { ...own, mu: skill.mu, sigma: skill.sigma, ...counts }];
    }),
  );
}

function skillsAfter(sides: readonly Side[], before: Ratings): Map<FinishedSeat, Skill> {
  const skills = updated(sides, before);
  for (const side of sides) {
    const leavers = side.seats.filter((seat) => rankIn(side, seat) !== side.rank);
    if (leavers.length === 0) continue;
    const lost = updated(
      sides.map((other) => (other === side ? { ...side, rank: LAST } : other)),
      before,
    );
    for (const seat of leavers) skills.set(seat, lost.get(seat)!);
  }
  return skills;
}

/** One update; sums of floating-point numbers depend on their order, so it is fixed first. */
function updated(sides: readonly Side[], before: Ratings): Map<FinishedSeat, Skill> {
  const ordered = sides.toSorted((a, b) => a.rank - b.rank || (nameOf(a) < nameOf(b) ? -1 : 1));
  const teams = ordered.map(({ seats }) => seats.map((s) => before.get(s.userId) ?? BEGINNING));
  const rated = rate(teams, { ...MODEL, rank: ordered.map(({ rank }) => rank) });
  return new Map(ordered.flatMap(({ seats }, i) => seats.map((s, j) => [s, rated[i]![j]!])));
}

const nameOf = ({ seats }: Side): string => seats.map(({ userId }) => userId).toSorted()[0]!;

/** The players of the side that ended first, but for those who left it. */
function winnersOf(sides: readonly Side[]): ReadonlySet<FinishedSeat> {
  const best = Math.min(...sides.map(({ rank }) => rank));
  const first = sides.filter(({ rank }) => rank === best);
  return new Set(first.flatMap(({ seats }) => seats.filter(({ left }) => !left)));
}

function meanOf(skills: readonly Skill[]): Skill {
  const mean = (figure: keyof Skill) =>
    skills.reduce((sum, skill) => sum + skill[figure], 0) / skills.length;
  return { mu: mean('mu'), sigma: mean('sigma') };
}
