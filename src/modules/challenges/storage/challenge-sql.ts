import { columns, columnsBut } from '../../../platform/database/statement.js';
import type { Challenge } from '../domain/challenge.js';
import { ChallengeBackerRow, ChallengeRow, ChallengeSeatRow } from './tables.js';

/** A match with backers is unrated (rules 7.2). */
export const RATED = `(c.rated AND NOT EXISTS (SELECT FROM challenge_backers b
  WHERE b.challenge_id = c.id AND b.answer = 'ACCEPTED'))`;

const TERMS = {
  id: true,
  creatorId: true,
  variant: true,
  preset: true,
  options: true,
  onlookers: true,
  peopleOnly: true,
  rulesFixed: true,
  byInvitation: true,
  timeControl: true,
  matchId: true,
  commitment: true,
  status: true,
  rematchOf: true,
  createdAt: true,
} satisfies Record<keyof Omit<Challenge, 'rated' | 'seats' | 'backers'>, true>;

/** A challenge `c`, with its seats and all requests to back one. */
export const CHALLENGE = `
  ${columns(ChallengeRow, TERMS, 'c')}, ${RATED} AS rated,
  (SELECT json_agg(s ORDER BY s.seat) FROM (
     SELECT ${columnsBut(ChallengeSeatRow, ['createdAt'])} FROM challenge_seats WHERE challenge_id = c.id
   ) AS s) AS seats,
  (SELECT coalesce(json_agg(b ORDER BY b.number), '[]') FROM (
     SELECT ${columns(ChallengeBackerRow)} FROM challenge_backers WHERE challenge_id = c.id
   ) AS b) AS backers`;
