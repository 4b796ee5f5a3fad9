import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { ShuffleChainRow } from './tables.js';

/** The public part of a chain before its match begins. */
export type Commitment = Pick<ShuffleChainRow, 'matchId' | 'commitment'>;

const PUBLIC = { matchId: true, commitment: true } as const;

/** A chain that no match has taken. */
export type NewChain = Omit<ShuffleChainRow, 'takenAt'>;

/** A commitment that now belongs to a match, and the time of the transaction. */
export interface TakenCommitment extends Commitment {
  readonly takenAt: Date;
}

/** Writes the next chain only if there is one to take. */
const TAKE = statement<TakenCommitment, NewChain>(
  'shuffle-take',
  `WITH taken AS (
     UPDATE shuffle_chains SET taken_at = service_now() WHERE owner_id = :ownerId AND taken_at IS NULL
     RETURNING ${columns(ShuffleChainRow, PUBLIC)}, taken_at AS "takenAt"),
   reserved AS (
     INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints)
     SELECT :matchId::uuid, :ownerId::uuid, :commitment::bytea, :checkpoints::bytea FROM taken)
   SELECT * FROM taken`,
);

const FORGET_NEXT = statement<object, { limit: number }>(
  'shuffle-forget-next',
  `DELETE FROM shuffle_chains WHERE match_id IN (
     SELECT match_id FROM shuffle_chains WHERE taken_at IS NULL ORDER BY owner_id LIMIT :limit)
   RETURNING match_id`,
);

/** Stores chains. Of each owner's, one at most has not been taken. */
@Injectable()
export class ShuffleChainStore {
  constructor(private readonly database: Database) {}

  /** The user's next commitment, null for a user without one: a house bot, or anyone after a restore. */
  next(ownerId: string): Promise<Commitment | null> {
    const where = { ownerId, takenAt: IsNull() };
    return this.database.of(ShuffleChainRow).findOne({ select: PUBLIC, where });
  }

  /** Writes the owner's next chain unless there is one. */
  async reserve(chain: NewChain, within: Transaction): Promise<void> {
    const chains = within.of(ShuffleChainRow).createQueryBuilder();
    await chains.insert().values(chain).orIgnore().execute();
  }

  /** Takes the owner's chain and writes the next one; null if there is none to take. */
  take(next: NewChain, within: Transaction): Promise<TakenCommitment | null> {
    return within.row(TAKE, next);
  }

  /** Deletes a batch of chains that no match has taken; returns how many. */
  async forgetNext(limit: number): Promise<number> {
    return (await this.database.rows(FORGET_NEXT, { limit })).length;
  }

  async forget(matchIds: readonly string[], within: Transaction): Promise<void> {
    await within.of(ShuffleChainRow).delete({ matchId: In(matchIds) });
  }
}
