import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { drawChain } from '../domain/chain.js';
import type { Chain } from '../domain/chain.js';
import { ShuffleChainRow } from './tables.js';

/** The public part of a chain before its match begins. */
export type Commitment = Pick<ShuffleChainRow, 'matchId' | 'commitment'>;

const PUBLIC = columns(ShuffleChainRow, { matchId: true, commitment: true });

/** Clients read it before each match that they create. */
const NEXT = statement<Commitment, { ownerId: string }>(
  'shuffle-next',
  `SELECT ${PUBLIC} FROM shuffle_chains WHERE owner_id = :ownerId AND taken_at IS NULL`,
);

type NewChain = Pick<ShuffleChainRow, 'matchId' | 'ownerId' | 'commitment' | 'checkpoints'>;

const RESERVE = statement<object, NewChain>(
  'shuffle-reserve',
  `INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints)
   VALUES (:matchId, :ownerId, :commitment, :checkpoints) ON CONFLICT DO NOTHING`,
);

/** A commitment that now belongs to a match, and the time of the transaction. */
export interface TakenCommitment extends Commitment {
  readonly takenAt: Date;
}

/** Writes the next chain only if there is one to take. */
const TAKE = statement<TakenCommitment, NewChain>(
  'shuffle-take',
  `WITH taken AS (
     UPDATE shuffle_chains SET taken_at = service_now() WHERE owner_id = :ownerId AND taken_at IS NULL
     RETURNING ${PUBLIC}, taken_at AS "takenAt"),
   reserved AS (
     INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints)
     SELECT :matchId::uuid, :ownerId::uuid, :commitment::bytea, :checkpoints::bytea FROM taken)
   SELECT * FROM taken`,
);

const FIRST_CHECKPOINT = statement<{ checkpoint: Buffer }, { matchId: string }>(
  'shuffle-first-seal',
  'SELECT shuffle_seal(:matchId, 1) AS checkpoint',
);

const FORGET = statement<object, { matchIds: readonly string[] }>(
  'shuffle-forget',
  'DELETE FROM shuffle_chains WHERE match_id = ANY(:matchIds::uuid[])',
);

/**
 * Keeps one chain ready for each user's next match. So the id and the commitment of that match are public
 * before any client seed for it can be known (ADR 5).
 */
@Injectable()
export class ShuffleChainStore {
  /** The next chain, which nobody owns yet. */
  private spare: Promise<Chain> | null = null;

  constructor(private readonly database: Database) {}

  /** The user's next commitment, null for a user without one (only house bots). */
  next(ownerId: string): Promise<Commitment | null> {
    return this.database.row(NEXT, { ownerId });
  }

  /** Creates the user's next chain unless there is one. The first is created together with the account. */
  async reserve(ownerId: string, within: Transaction): Promise<void> {
    await within.rows(RESERVE, await this.newChain(ownerId, within));
  }

  /** Takes the user's chain for the match that is being created, and creates the next chain. */
  async take(ownerId: string, within: Transaction): Promise<TakenCommitment> {
    const next = await this.newChain(ownerId, within);
    for (;;) {
      const taken = await within.row(TAKE, next);
      if (taken) return taken;
      // Another transaction took the chain while this statement waited, and the next one is there now; or there is none.
      await this.reserve(ownerId, within);
    }
  }

  /** The checkpoint for the draw and the first deal; only the dealing code may use it. */
  async firstCheckpoint(matchId: string, within: Transaction): Promise<Buffer> {
    return (await within.row(FIRST_CHECKPOINT, { matchId }))!.checkpoint;
  }

  /** Deletes chains of matches that will never be started. */
  async forget(matchIds: readonly string[], within: Transaction): Promise<void> {
    await within.rows(FORGET, { matchIds });
  }

  private async newChain(ownerId: string, within: Transaction): Promise<NewChain> {
    const chain = this.spare ?? drawChain();
    this.spare = null;
    within.afterCommit(this.drawSpare);
    return { matchId: randomUUID(), ownerId, ...(await chain) };
  }

  /** Begins after the commit has been answered, so that nobody waits for it. */
  private readonly drawSpare = (): void => {
    setImmediate(() => {
      this.spare ??= drawChain();
    });
  };
}
