/** SQL: which competitions and series exist for whom. */
import { ACTIVE_STATUSES } from '../domain/permission.js';

/** Whether the entry `e` waits for its competition, or plays in it. */
export const IS_ACTIVE = `e.status IN (${ACTIVE_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** Whether a user has entered the competition `c`, or is a partner there. */
export const entered = (user: string): string =>
  `EXISTS (SELECT FROM competition_entries e
     WHERE e.competition_id = c.id AND (e.user_id = ${user} OR e.partner_id = ${user}))`;

/** Whether a user takes part in the competition `c`, or has played in it. */
export const hasPart = (user: string): string =>
  `EXISTS (SELECT FROM competition_entries e
     WHERE e.competition_id = c.id AND (e.user_id = ${user} OR e.partner_id = ${user})
       AND (e.lot IS NOT NULL OR ${IS_ACTIVE}))`;

/** Whether a user is in a club. */
export const isInClub = (club: string, user: string): string =>
  `EXISTS (SELECT FROM club_people inside WHERE inside.club_id = ${club} AND inside.user_id = ${user})`;

/** Whether a user may know what is for the members of a club: everyone, unless the club is private or was closed. */
export const knowsClub = (club: string, user: string): string =>
  `(${isInClub(club, user)} OR EXISTS (SELECT FROM shown_clubs shown WHERE shown.club_id = ${club}))`;
