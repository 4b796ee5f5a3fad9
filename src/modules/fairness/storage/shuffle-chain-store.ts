import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { drawChain } from '../domain/chain.js';
import { ShuffleChainRow } from './tables.js';

/** What everyone may know of a chain before its match begins. */
export type Commitment = Pick<ShuffleChainRow, 'matchId' | 'commitment'>;

const PUBLIC = columns(ShuffleChainRow, { matchId: true, commitment: true });

/** Clients ask before each match that they create. */
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

const TAKE = statement<Commitment, { ownerId: string }>(
  'shuffle-take',
  `UPDATE shuffle_chains SET taken_at = now() WHERE owner_id = :ownerId AND taken_at IS NULL
   RETURNING ${PUBLIC}`,
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
 * Keeps every user one match ahead: the id and the commitment of the next match that the user
 * creates are public before anybody's client seed for it can be known (ADR 5).
 */
@Injectable()
export class ShuffleChainStore {
  constructor(private readonly database: Database) {}

  /** The user's next commitment, null for who has none (nobody but a house bot). */
  next(ownerId: string): Promise<Commitment | null> {
    return this.database.row(NEXT, { ownerId });
  }

  /** Gives a user a next chain unless there is one: a new user gets the first with the account. */
  async reserve(ownerId: string, within: Transaction): Promise<void> {
    await within.rows(RESERVE, { matchId: randomUUID(), ownerId, ...(await drawChain()) });
  }

  /**
   * Takes the user's chain for the match that is being created and puts the next in its place. It is
   * drawn here, when nothing can be refused any more.
   */
  async take(ownerId: string, within: Transaction): Promise<Commitment> {
    for (;;) {
      const taken = await within.row(TAKE, { ownerId });
      await this.reserve(ownerId, within);
      // Somebody else took it while this statement waited: its successor stands there now.
      if (taken) return taken;
    }
  }

  /** What the draw and the first deal are shuffled with; for the dealing code alone. */
  async firstCheckpoint(matchId: string, within: Transaction): Promise<Buffer> {
    return (await within.row(FIRST_CHECKPOINT, { matchId }))!.checkpoint;
  }

  /** Clears chains of matches that will never be begun. */
  async forget(matchIds: readonly string[], within: Transaction): Promise<void> {
    await within.rows(FORGET, { matchIds });
  }
}
