import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { addDomainEventsAfter } from '../../../platform/events/outbox.js';
import type { Backing, Challenge, ChallengeSeat, ChallengeStatus } from '../domain/challenge.js';
import { FIND, REMATCHES } from './challenges.js';
import { ChallengeBackerRow } from './tables.js';
import type { ChallengeRow } from './tables.js';

/** A separate statement, so that later statements see what the previous holder of the lock wrote. */
const HOLD = statement<object, { name: string }>(
  'challenge-hold',
  'SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))',
);

/** The values of a new challenge; it has no `backers` yet. */
const challengeValues = ({ seats, ...terms }: Challenge) => ({
  ...terms,
  options: JSON.stringify(terms.options),
  timeControl: JSON.stringify(terms.timeControl),
  seats: JSON.stringify(seats),
});

/** Writes a challenge with its seats, and what has happened. */
const INSERT = statement<object, ReturnType<typeof challengeValues> & { happened: string }>(
  'challenge-insert',
  `WITH made AS (
     INSERT INTO challenges (id, creator_id, variant, preset, options, rated, rules_fixed, onlookers,
       people_only, by_invitation, time_control, match_id, commitment, status, rematch_of, created_at)
     VALUES (:id, :creatorId, :variant, :preset, :options, :rated, :rulesFixed, :onlookers,
       :peopleOnly, :byInvitation, :timeControl, :matchId, :commitment, :status, :rematchOf, :createdAt)
     RETURNING id, created_at),
   seated AS (
     INSERT INTO challenge_seats (challenge_id, seat, user_id, is_bot, accepted, client_seed, rules, created_at)
     SELECT made.id, s.seat, s."userId", s."isBot", s.accepted, s."clientSeed", s.rules, made.created_at
     FROM made, jsonb_to_recordset(:seats::jsonb) AS s(seat smallint, "userId" uuid, "isBot" boolean,
       accepted boolean, "clientSeed" text, rules jsonb)),
   happened AS (${addDomainEventsAfter('made', 'NULL::uuid', ':happened::jsonb')})
   SELECT FROM made`,
);

/** A separate statement, for the same reason as {@link HOLD}. */
const LOCK = statement<object, { id: string }>(
  'challenge-lock',
  'SELECT FROM challenges WHERE id = :id FOR UPDATE',
);

const UPDATE_STATUS = statement<object, Pick<Challenge, 'id' | 'status'>>(
  'challenge-update-status',
  'UPDATE challenges SET status = :status, updated_at = service_now() WHERE id = :id',
);

interface SeatValues extends Omit<ChallengeSeat, 'rules'>, Pick<Challenge, 'id' | 'status'> {
  readonly rules: string | null;
  readonly happened: string;
}

/** Writes a seat, the status that the challenge has with it, and what has happened. */
const UPDATE_SEAT = statement<object, SeatValues>(
  'challenge-update-seat',
  `WITH seated AS (
     UPDATE challenge_seats SET user_id = :userId, accepted = :accepted, client_seed = :clientSeed,
       rules = :rules
     WHERE challenge_id = :id AND seat = :seat
     RETURNING challenge_id),
   happened AS (${addDomainEventsAfter('seated', 'NULL::uuid', ':happened::jsonb')})
   UPDATE challenges SET status = :status, updated_at = service_now()
   FROM seated WHERE id = challenge_id AND status <> :status`,
);

/** The open challenges of a user. */
interface Standing {
  readonly open: number;
  /** The users whom these challenges name and who have not accepted. */
  readonly challenged: readonly string[];
}

const STANDING = statement<Standing, { creatorId: string }>(
  'challenge-standing',
  `SELECT count(DISTINCT c.id)::integer AS open, coalesce(array_agg(s.user_id)
     FILTER (WHERE NOT s.accepted AND s.user_id IS NOT NULL), '{}') AS challenged
   FROM challenges c JOIN challenge_seats s ON s.challenge_id = c.id
   WHERE c.creator_id = :creatorId AND c.status = 'OPEN'`,
);

/** A batch of challenges that are this many days old. */
export interface OldBatch extends Batch {
  readonly days: number;
}

/** A challenge that was cancelled because it was open for too long or a player's account was closed. */
export interface Expired extends Pick<ChallengeRow, 'id'> {
  readonly wasOpenToAll: boolean;
}

const WAS_OPEN_TO_ALL = `NOT by_invitation AND EXISTS (SELECT FROM challenge_seats s
     WHERE s.challenge_id = challenges.id AND s.user_id IS NULL)`;

const EXPIRE = statement<Expired, OldBatch>(
  'challenges-expire',
  `UPDATE challenges SET status = 'CANCELLED', updated_at = service_now()
   WHERE id IN (SELECT id FROM challenges
                WHERE status = 'OPEN' AND created_at < service_now() - make_interval(days => :days)
                ORDER BY created_at ${NEXT_BATCH} FOR UPDATE SKIP LOCKED)
   RETURNING id, ${WAS_OPEN_TO_ALL} AS "wasOpenToAll"`,
);

/** Cancels the challenges that users created, sit in, or are named in. */
const CANCEL_OF = statement<Expired, { userIds: readonly string[] }>(
  'challenges-cancel-of',
  `UPDATE challenges SET status = 'CANCELLED', updated_at = service_now()
   WHERE status = 'OPEN' AND id IN (
     SELECT id FROM challenges WHERE creator_id = ANY(:userIds::uuid[]) AND status = 'OPEN'
     UNION SELECT challenge_id FROM challenge_seats WHERE user_id = ANY(:userIds::uuid[]))
   RETURNING id, ${WAS_OPEN_TO_ALL} AS "wasOpenToAll"`,
);

const CANCEL = statement<Expired, { ids: readonly string[] }>(
  'challenges-cancel',
  `UPDATE challenges SET status = 'CANCELLED', updated_at = service_now()
   WHERE status = 'OPEN' AND id = ANY(:ids::uuid[])
   RETURNING id, ${WAS_OPEN_TO_ALL} AS "wasOpenToAll"`,
);

/** Seats and requests are deleted with them. */
const CLEAR = statement<Pick<ChallengeRow, 'matchId'>, OldBatch>(
  'challenges-clear',
  `WITH old AS (SELECT id FROM challenges
                WHERE status IN ('CANCELLED', 'DECLINED')
                  AND updated_at < service_now() - make_interval(days => :days)
                ORDER BY updated_at ${NEXT_BATCH} FOR UPDATE SKIP LOCKED)
   DELETE FROM challenges c USING old WHERE c.id = old.id RETURNING c.match_id AS "matchId"`,
);

/** Locks and writes challenges. */
@Injectable()
export class ChallengeStore {
  /** Writes a new challenge and what has happened. */
  async insert(
    challenge: Challenge,
    events: readonly DomainEvent[],
    within: Transaction,
  ): Promise<void> {
    const happened = JSON.stringify(events);
    await within.rows(INSERT, { ...challengeValues(challenge), happened });
  }

  /** Locks a challenge until the transaction ends. */
  async lock(id: string, within: Transaction): Promise<Challenge | null> {
    await within.rows(LOCK, { id });
    return within.row(FIND, { id });
  }

  /**
   * The rematch offer of a match, open or accepted, null for none. Locks it, or its creation, until the
   * transaction ends.
   */
  async lockRematch(matchId: string, within: Transaction): Promise<Challenge | null> {
    await within.rows(HOLD, { name: `rematch:${matchId}` });
    const found = await within.row(REMATCHES, { matchIds: [matchId] });
    return found && this.lock(found.id, within);
  }

  async updateStatus(id: string, status: ChallengeStatus, within: Transaction): Promise<void> {
    await within.rows(UPDATE_STATUS, { id, status });
  }

  /** Writes a seat of a challenge, its status, and what has happened. */
  async updateSeat(
    { id, status }: Challenge,
    seat: ChallengeSeat,
    events: readonly DomainEvent[],
    within: Transaction,
  ): Promise<void> {
    const rules = seat.rules && JSON.stringify(seat.rules);
    const happened = JSON.stringify(events);
    await within.rows(UPDATE_SEAT, { ...seat, rules, id, status, happened });
  }

  /** Writes the state of a user's request to back a seat. */
  async putBacking(challengeId: string, backing: Backing, within: Transaction): Promise<void> {
    const row = { challengeId, ...backing };
    await within.of(ChallengeBackerRow).upsert(row, ['challengeId', 'userId']);
  }

  /** Locks the creation of challenges by this user until the transaction ends. */
  async holdCreator(creatorId: string, within: Transaction): Promise<void> {
    await within.rows(HOLD, { name: `challenger:${creatorId}` });
  }

  /** The open challenges of a user. */
  async standing(creatorId: string, within: Transaction): Promise<Standing> {
    return (await within.row(STANDING, { creatorId }))!;
  }

  /** Cancels a batch of challenges that have been open for this many days. */
  expire(old: OldBatch, within: Transaction): Promise<Expired[]> {
    return within.rows(EXPIRE, old);
  }

  /** Cancels those of these challenges that are open. */
  async cancel(ids: readonly string[], within: Transaction): Promise<Expired[]> {
    return ids.length > 0 ? within.rows(CANCEL, { ids }) : [];
  }

  /** Cancels all open challenges that users created, sit in or are named in. */
  cancelAllOf(userIds: readonly string[], within: Transaction): Promise<Expired[]> {
    return within.rows(CANCEL_OF, { userIds });
  }

  /** Deletes a batch of challenges that were cancelled or declined this many days ago. @returns their matches' ids */
  async clear(old: OldBatch, within: Transaction): Promise<string[]> {
    return (await within.rows(CLEAR, old)).map(({ matchId }) => matchId);
  }
}
