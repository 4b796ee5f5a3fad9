import { rate } from 'openskill';
import { LAST, rankIn, sidesOf } from './finished-match.js';
import type { FinishedMatch, FinishedSeat, Side } from './finished-match.js';
import { INITIAL_RATING } from './rating.js';
import type { PlayerRating } from './rating.js';

/** Ratings by user; a user who is missing has the initial rating. */
export type Ratings = ReadonlyMap<string, PlayerRating>;

/** The estimate of a rating without its counts. */
export type Skill = Pick<PlayerRating, 'mu' | 'sigma'>;

/**
 * The Plackett–Luce model with the update of Weng and Lin. One model covers two players, tables of three and
 * four, and sides. The strength of a side is the sum of its players' strengths. A pairwise model would count a
 * table of three as three matches of two and change its players' ratings too much.
 *
 * `beta` is how much a player's form varies from match to match. It sets the scale: as with Elo's ratings, 400
 * points mean odds of ten to one between settled players. `tau` is the deviation that each match adds, so that
 * ratings can still change.
 */
const MODEL = { beta: 400 / (Math.LN10 * Math.SQRT2), tau: 2 };

/**
 * The ratings of all players of a match after it. They depend only on the ranks: the order of the seats does
 * not change a single bit.
 *
 * Players who stayed are rated by the result. A player who left is rated as last: the update is computed again
 * with the side in last place, and used only for that player. So it does not harm the partner who stayed. A
 * user with several seats gets the mean of their updates, because it is one match. Fixed ratings do not change.
 */
export function rateMatch(match: FinishedMatch, before: Ratings): Map<string, PlayerRating> {
  const sides = sidesOf(match);
  const skills = skillsAfter(sides, before);
  const winners = winnersOf(sides);
  const users = new Set(match.seats.map(({ userId }) => userId));
  return new Map(
    [...users].map((userId) => {
      const ownSeats = match.seats.filter((seat) => seat.userId === userId);
      const own = before.get(userId) ?? INITIAL_RATING;
      const skill = own.isFixed ? own : meanOf(ownSeats.map((seat) => skills.get(seat)!));
      const won = ownSeats.some((seat) => winners.has(seat));
      const counts = { matches: own.matches + 1, wins: own.wins + Number(won) };
      return [userId, { ...own, mu: skill.mu, sigma: skill.sigma, ...counts }];
    }),
  );
}

function skillsAfter(sides: readonly Side[], before: Ratings): Map<FinishedSeat, Skill> {
  const skills = rateSides(sides, before);
  for (const side of sides) {
    const leavers = side.seats.filter((seat) => rankIn(side, seat) !== side.rank);
    if (leavers.length === 0) continue;
    const lost = rateSides(
      sides.map((other) => (other === side ? { ...side, rank: LAST } : other)),
      before,
    );
    for (const seat of leavers) skills.set(seat, lost.get(seat)!);
  }
  return skills;
}

/** One update. Sums of floating-point numbers depend on their order, so the sides are sorted first. */
function rateSides(sides: readonly Side[], before: Ratings): Map<FinishedSeat, Skill> {
  const ordered = sides.toSorted((a, b) => a.rank - b.rank || (nameOf(a) < nameOf(b) ? -1 : 1));
  const teams = ordered.map(({ seats }) =>
    seats.map((s) => before.get(s.userId) ?? INITIAL_RATING),
  );
  const rated = rate(teams, { ...MODEL, rank: ordered.map(({ rank }) => rank) });
  return new Map(ordered.flatMap(({ seats }, i) => seats.map((s, j) => [s, rated[i]![j]!])));
}

const nameOf = ({ seats }: Side): string => seats.map(({ userId }) => userId).toSorted()[0]!;

/** The users who have won a match. */
export const winnersIn = (match: FinishedMatch): ReadonlySet<string> =>
  new Set([...winnersOf(sidesOf(match))].map(({ userId }) => userId));

/** The players of the side that ended first, without those who left it. */
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
