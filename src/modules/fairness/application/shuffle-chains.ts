import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { drawChain } from '../domain/chain.js';

/** What everyone may know of a chain before its match begins. */
export interface Commitment {
  readonly matchId: string;
  readonly commitment: Buffer;
}

const NEXT = {
  name: 'shuffle-next',
  text: `SELECT match_id AS "matchId", commitment FROM shuffle_chains
         WHERE owner_id = $1 AND taken_at IS NULL`,
};

const RESERVE = `INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints)
                 VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;

const TAKE = `UPDATE shuffle_chains SET taken_at = now()
              WHERE owner_id = $1 AND taken_at IS NULL
              RETURNING match_id AS "matchId", commitment`;

const FORGET = 'DELETE FROM shuffle_chains WHERE match_id = ANY($1::uuid[])';

/**
 * Keeps every user one match ahead: the id and the commitment of the next match that the user
 * creates are public before anybody's client seed for it can be known (ADR 5).
 */
@Injectable()
export class ShuffleChains {
  constructor(private readonly database: Database) {}

  /** The user's next commitment, null for who has none (nobody but a house bot). */
  async next(userId: string): Promise<Commitment | null> {
    const [row] = await this.database.run<Commitment>(NEXT, [userId]);
    return row ?? null;
  }

  /** Gives a new user a first chain, within the transaction that creates the user. */
  async provide(userId: string, transaction: Transaction): Promise<void> {
    await this.reserve(userId, transaction);
  }

  /**
   * Takes the user's chain for the match that is being created and puts the next in its place. It is
   * drawn here, when nothing can be refused any more.
   */
  async take(userId: string, transaction: Transaction): Promise<Commitment> {
    for (;;) {
      const rows = await transaction.query<Commitment[]>(TAKE, [userId]);
      const taken = rows[0];
      await this.reserve(userId, transaction);
      // Somebody else took it while this statement waited: its successor stands there now.
      if (taken) return taken;
    }
  }

  /** What the draw and the first deal are shuffled with; for the dealing code alone. */
  async firstSeal(matchId: string, transaction: Transaction): Promise<Buffer> {
    const [row] = await transaction.query<{ seal: Buffer }[]>(
      'SELECT shuffle_seal($1, 1) AS seal',
      [matchId],
    );
    return row!.seal;
  }

  /** Clears chains of matches that will never be begun. */
  async forget(matchIds: readonly string[], transaction: Transaction): Promise<void> {
    await transaction.query(FORGET, [matchIds]);
  }

  private async reserve(userId: string, transaction: Transaction): Promise<void> {
    const chain = await drawChain();
    await transaction.query(RESERVE, [randomUUID(), userId, chain.commitment, chain.checkpoints]);
  }
}
