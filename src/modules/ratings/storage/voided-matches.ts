import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { VoidedMatchRow } from './tables.js';

const VOIDED = statement<{ matchId: string; voidedAt: Date }, { matchIds: readonly string[] }>(
  'voided-matches',
  `SELECT match_id AS "matchId", voided_at AS "voidedAt" FROM voided_matches
   WHERE match_id = ANY(:matchIds::uuid[])`,
);

/** Which matches a moderator has voided. The event MATCH_VOIDED is to be sent in the same transaction as a mark. */
@Injectable()
export class VoidedMatches {
  constructor(private readonly database: Database) {}

  /** When each of these matches was voided, by the match's id; those that were not are left out. */
  async among(matchIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.database.rows(VOIDED, { matchIds });
    return new Map(rows.map(({ matchId, voidedAt }) => [matchId, voidedAt]));
  }

  /** Marks a match as voided; false if it was before. Another mark of the same match waits for this one. */
  async mark(matchId: string, within: Transaction): Promise<boolean> {
    const insert = within.of(VoidedMatchRow).createQueryBuilder().insert().values({ matchId });
    const inserted = await insert.orIgnore().returning('match_id').execute();
    return (inserted.raw as unknown[]).length > 0;
  }
}
