import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Page } from '../../../platform/api/page.js';
import type { Backing } from '../domain/backing.js';
import type { Challenge, ChallengeSeat, ChallengeStatus } from '../domain/challenge.js';
import * as sql from './challenge-statements.js';
import type { ChallengeQuery, OldBatch, Standing } from './challenge-statements.js';
import { ChallengeBackerRow, ChallengeRow, ChallengeSeatRow } from './tables.js';

/** Where challenges live. */
@Injectable()
export class ChallengeStore {
  constructor(private readonly database: Database) {}

  /** The challenge as written: its time is the database's. */
  async insert(challenge: Omit<Challenge, 'createdAt'>, within: Transaction): Promise<Challenge> {
    const table = within.of(ChallengeRow);
    const row = table.create(challenge);
    await table.insert(row);
    const seats = challenge.seats.map((seat) => ({ ...seat, challengeId: challenge.id }));
    await within.of(ChallengeSeatRow).insert(seats);
    return { ...challenge, createdAt: row.createdAt };
  }

  /** The challenge, which nobody else can change until the transaction ends. */
  async lock(id: string, within: Transaction): Promise<Challenge | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    await within.of(ChallengeRow).findOne({ select: { id: true }, where: { id }, lock });
    return within.row(sql.FIND, { id });
  }

  /**
   * The offer to play a match again, open or begun, null for none. Nobody else can make or change it
   * until the transaction ends.
   */
  async lockRematch(matchId: string, within: Transaction): Promise<Challenge | null> {
    await within.rows(sql.HOLD, { name: `rematch:${matchId}` });
    const found = await within.row(sql.REMATCHES, { matchIds: [matchId] });
    return found && this.lock(found.id, within);
  }

  async updateStatus(id: string, status: ChallengeStatus, within: Transaction): Promise<void> {
    await within.of(ChallengeRow).update({ id }, { status, updatedAt: () => 'service_now()' });
  }

  async updateSeat(
    challengeId: string,
    { seat, userId, accepted, clientSeed, rules }: ChallengeSeat,
    within: Transaction,
  ): Promise<void> {
    const seats = within.of(ChallengeSeatRow);
    await seats.update({ challengeId, seat }, { userId, accepted, clientSeed, rules });
  }

  /** Writes what became of a user's request to back a seat. */
  async putBacking(challengeId: string, backing: Backing, within: Transaction): Promise<void> {
    const row = { challengeId, ...backing };
    await within.of(ChallengeBackerRow).upsert(row, ['challengeId', 'userId']);
  }

  /** Lets nobody else make a challenge of this user until the transaction ends. */
  async holdCreator(creatorId: string, within: Transaction): Promise<void> {
    await within.rows(sql.HOLD, { name: `challenger:${creatorId}` });
  }

  /** What of a user's challenges is open. */
  async standing(creatorId: string, within: Transaction): Promise<Standing> {
    return (await within.row(sql.STANDING, { creatorId }))!;
  }

  /** Cancels a batch of those that have been open for so many days; how many. */
  async expire(old: OldBatch): Promise<number> {
    return (await this.database.rows(sql.EXPIRE, old)).length;
  }

  /** Deletes a batch of those that were cancelled or declined so many days ago; their matches' ids. */
  async clear(old: OldBatch, within: Transaction): Promise<string[]> {
    return (await within.rows(sql.CLEAR, old)).map(({ matchId }) => matchId);
  }

  find(id: string): Promise<Challenge | null> {
    return this.database.row(sql.FIND, { id });
  }

  /** The offers to play matches again, open or begun, by the matches' ids. */
  async rematches(matchIds: readonly string[]): Promise<ReadonlyMap<string, Challenge>> {
    const rows = await this.database.rows(sql.REMATCHES, { matchIds });
    return new Map(rows.map((row) => [row.rematchOf!, row]));
  }

  /** Newest first; one more than asked for where there are more. */
  list(query: ChallengeQuery, page: Page<[string, string]>): Promise<Challenge[]> {
    return sql.listChallenges(this.database, query, page);
  }
}
