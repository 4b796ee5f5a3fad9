import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newestFirst } from '../../../../platform/database/newest-first.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import { ChallengeStore } from '../../application/challenge-store.js';
import type { ChallengeQuery, Standing } from '../../application/challenge-store.js';
import type { Backing } from '../../domain/backing.js';
import type { Challenge, ChallengeSeat, ChallengeStatus } from '../../domain/challenge.js';
import { CLEAR, EXPIRE, HOLD_CREATOR, STANDING } from './upkeep-statements.js';

/** A match with backers is unrated (RULES §4). */
const RATED = `(c.rated AND NOT EXISTS (SELECT FROM challenge_backers b
  WHERE b.challenge_id = c.id AND b.answer = 'ACCEPTED'))`;

const COLUMNS = `
  c.id, c.creator_id AS "creatorId", c.variant, c.preset, c.options, ${RATED} AS rated, c.onlookers,
  c.rules_fixed AS "rulesFixed", c.time_control AS "timeControl", c.match_id AS "matchId",
  c.commitment, c.status, c.rematch_of AS "rematchOf", c.created_at AS "createdAt",
  (SELECT json_agg(json_build_object('seat', s.seat, 'userId', s.user_id, 'isBot', s.is_bot,
     'accepted', s.accepted, 'clientSeed', s.client_seed, 'rules', s.rules) ORDER BY s.seat)
   FROM challenge_seats s WHERE s.challenge_id = c.id) AS seats,
  (SELECT coalesce(json_agg(json_build_object('userId', b.user_id, 'seat', b.seat,
     'answer', b.answer, 'number', b.number) ORDER BY b.number), '[]')
   FROM challenge_backers b WHERE b.challenge_id = c.id) AS backers`;

const FIND = {
  name: 'challenge-find',
  text: `SELECT ${COLUMNS} FROM challenges c WHERE c.id = $1`,
};

const REMATCHES = {
  name: 'challenge-rematches',
  text: `SELECT ${COLUMNS} FROM challenges c
         WHERE c.rematch_of = ANY($1::uuid[]) AND c.status IN ('OPEN', 'MATCHED')`,
};

/** What a turn may last, or the bank. */
const SECONDS = `coalesce(c.time_control->>'perTurnSeconds', c.time_control->>'bankSeconds')::integer`;

/** Each part of a query as a condition, its value in place of `?`. */
const CONDITIONS: Readonly<Record<keyof ChallengeQuery, string>> = {
  variant: 'c.variant = ?',
  rated: `${RATED} = ?`,
  preset: 'c.preset = ?',
  clock: `? = CASE WHEN c.time_control->>'perTurnSeconds' IS NOT NULL THEN 'PER_TURN'
    WHEN c.time_control->>'bankSeconds' IS NOT NULL THEN 'BANK' ELSE 'NONE' END`,
  minSeconds: `${SECONDS} >= ?::integer`,
  maxSeconds: `${SECONDS} <= ?::integer`,
  notSeatedId: `NOT EXISTS (SELECT FROM challenge_seats s
    WHERE s.challenge_id = c.id AND s.accepted AND s.user_id = ?)`,
  participantId:
    'EXISTS (SELECT FROM challenge_seats s WHERE s.challenge_id = c.id AND s.user_id = ?)',
  openToAll: `c.status = 'OPEN' AND ? = EXISTS (SELECT FROM challenge_seats s
    WHERE s.challenge_id = c.id AND s.user_id IS NULL)`,
};

@Injectable()
export class PostgresChallengeStore extends ChallengeStore {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    challenge: Omit<Challenge, 'createdAt'>,
    transaction: Transaction,
  ): Promise<Challenge> {
    const [row] = await transaction.query<{ createdAt: Date }[]>(
      `INSERT INTO challenges (id, creator_id, variant, preset, options, rated, rules_fixed,
         time_control, match_id, commitment, status, onlookers, rematch_of)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       RETURNING created_at AS "createdAt"`,
      [
        challenge.id,
        challenge.creatorId,
        challenge.variant,
        challenge.preset,
        JSON.stringify(challenge.options),
        challenge.rated,
        challenge.rulesFixed,
        JSON.stringify(challenge.timeControl),
        challenge.matchId,
        challenge.commitment,
        challenge.status,
        challenge.onlookers,
        challenge.rematchOf,
      ],
    );
    await transaction.query(
      `INSERT INTO challenge_seats (challenge_id, seat, user_id, is_bot, accepted, client_seed, rules)
       SELECT $1, s.seat, s."userId", s."isBot", s.accepted, s."clientSeed", s.rules
       FROM jsonb_to_recordset($2::jsonb) AS s(seat smallint, "userId" uuid, "isBot" boolean,
         accepted boolean, "clientSeed" text, rules jsonb)`,
      [challenge.id, JSON.stringify(challenge.seats)],
    );
    return { ...challenge, createdAt: row!.createdAt };
  }

  async lock(id: string, transaction: Transaction): Promise<Challenge | null> {
    await transaction.query('SELECT FROM challenges WHERE id = $1 FOR UPDATE', [id]);
    const [row] = await transaction.query<Challenge[]>(FIND.text, [id]);
    return row ?? null;
  }

  /** The match's row is what is locked: it has ended, so that nobody else wants it. */
  async lockRematch(matchId: string, transaction: Transaction): Promise<Challenge | null> {
    await transaction.query('SELECT FROM matches WHERE id = $1 FOR NO KEY UPDATE', [matchId]);
    const [found] = await transaction.query<Challenge[]>(REMATCHES.text, [[matchId]]);
    return found ? this.lock(found.id, transaction) : null;
  }

  async updateStatus(id: string, status: ChallengeStatus, transaction: Transaction): Promise<void> {
    await transaction.query(
      'UPDATE challenges SET status = $2, updated_at = service_now() WHERE id = $1',
      [id, status],
    );
  }

  async updateSeat(id: string, seat: ChallengeSeat, transaction: Transaction): Promise<void> {
    await transaction.query(
      `UPDATE challenge_seats SET user_id = $3, accepted = $4, client_seed = $5, rules = $6
       WHERE challenge_id = $1 AND seat = $2`,
      [
        id,
        seat.seat,
        seat.userId,
        seat.accepted,
        seat.clientSeed,
        seat.rules && JSON.stringify(seat.rules),
      ],
    );
  }

  async putBacking(id: string, backing: Backing, transaction: Transaction): Promise<void> {
    await transaction.query(
      `INSERT INTO challenge_backers (challenge_id, user_id, seat, answer, number)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (challenge_id, user_id) DO UPDATE SET seat = excluded.seat,
         answer = excluded.answer, number = excluded.number`,
      [id, backing.userId, backing.seat, backing.answer, backing.number],
    );
  }

  async holdCreator(creatorId: string, transaction: Transaction): Promise<void> {
    await transaction.query(HOLD_CREATOR, [creatorId]);
  }

  async standing(creatorId: string, transaction: Transaction): Promise<Standing> {
    const [row] = await transaction.query<Standing[]>(STANDING, [creatorId]);
    return row!;
  }

  async expire(days: number, limit: number, passedOver: number): Promise<number> {
    return (await this.database.run(EXPIRE, [limit, passedOver, days])).length;
  }

  async clear(
    days: number,
    limit: number,
    passedOver: number,
    transaction: Transaction,
  ): Promise<string[]> {
    const rows = await transaction.query<{ matchId: string }[]>(CLEAR, [limit, passedOver, days]);
    return rows.map(({ matchId }) => matchId);
  }

  async find(id: string): Promise<Challenge | null> {
    const [row] = await this.database.run<Challenge>(FIND, [id]);
    return row ?? null;
  }

  async rematches(matchIds: readonly string[]): Promise<ReadonlyMap<string, Challenge>> {
    const rows = await this.database.run<Challenge>(REMATCHES, [matchIds]);
    return new Map(rows.map((row) => [row.rematchOf!, row]));
  }

  list(query: ChallengeQuery, page: Page<[string, string]>): Promise<Challenge[]> {
    const { conditions, values, name } = newestFirst(CONDITIONS, query, page, 'c');
    return this.database.run<Challenge>(
      {
        name: `challenge-list-${name}`,
        text: `SELECT ${COLUMNS} FROM challenges c ${conditions}
               ORDER BY c.created_at DESC, c.id DESC LIMIT $1`,
      },
      values,
    );
  }
}
