import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import type { Direction, ListPosition, Scanned } from '../../../platform/database/scanned-list.js';
import { statement } from '../../../platform/database/statement.js';
import type { Challenge } from '../domain/challenge.js';
import type { ChallengeQuery } from '../domain/challenge-query.js';
import { CHALLENGE } from './challenge-sql.js';
import { listChallenges } from './list-challenges.js';

export const FIND = statement<Challenge, { id: string }>(
  'challenge-find',
  `SELECT ${CHALLENGE} FROM challenges c WHERE c.id = :id`,
);

const FIND_MANY = statement<Challenge, { ids: readonly string[] }>(
  'challenge-find-many',
  `SELECT ${CHALLENGE} FROM challenges c WHERE c.id = ANY(:ids::uuid[])`,
);

/** The rematch offers of matches, open or accepted. */
export const REMATCHES = statement<Challenge, { matchIds: readonly string[] }>(
  'challenge-rematches',
  `SELECT ${CHALLENGE} FROM challenges c
   WHERE c.rematch_of = ANY(:matchIds::uuid[]) AND c.status IN ('OPEN', 'MATCHED')`,
);

/** Reads challenges. */
@Injectable()
export class Challenges {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<Challenge | null> {
    return this.database.row(FIND, { id });
  }

  /** The challenges that exist, in no order. */
  findMany(ids: readonly string[]): Promise<Challenge[]> {
    return this.database.rows(FIND_MANY, { ids });
  }

  /** The rematch offers of matches, open or accepted, by the matches' ids. */
  async rematches(matchIds: readonly string[]): Promise<ReadonlyMap<string, Challenge>> {
    const rows = await this.database.rows(REMATCHES, { matchIds });
    return new Map(rows.map((row) => [row.rematchOf!, row]));
  }

  /** By creation time; one more than the page holds if there are more. */
  list(
    query: ChallengeQuery,
    direction: Direction,
    page: Page<ListPosition>,
  ): Promise<Scanned<Challenge>> {
    return listChallenges(this.database, query, direction, page);
  }
}
