import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { EndPosition } from '../../matches/application/index.js';

/** Which finished matches of a competition are read. */
export interface FinishedGameQuery {
  readonly competitionId: string;
  readonly since: Date | null;
  readonly until: Date;
}

const FINISHED = statement<
  { at: Date; id: string },
  FinishedGameQuery & { afterAt: string | null; afterId: string | null; limit: number }
>(
  'competition-matches-finished',
  `SELECT m.finished_at AS at, m.id FROM competition_matches g
   JOIN finished_matches m ON m.id = g.match_id
   WHERE g.competition_id = :competitionId AND m.finished_at < :until
     AND m.finished_at >= coalesce(:since::timestamptz, '-infinity')
     AND (m.finished_at, m.id) > (coalesce(:afterAt::timestamptz, '-infinity'),
       coalesce(:afterId::uuid, '00000000-0000-0000-0000-000000000000'))
   ORDER BY m.finished_at, m.id LIMIT :limit`,
);

/** Reads which matches of a competition have finished. */
@Injectable()
export class FinishedGameReader {
  constructor(private readonly database: Database) {}

  /** In the order in which they ended, after a position. A read looks at all matches of the competition. */
  async positions(
    query: FinishedGameQuery,
    after: EndPosition | null,
    limit: number,
  ): Promise<EndPosition[]> {
    const [afterAt, afterId] = after ?? [null, null];
    const rows = await this.database.rows(FINISHED, { ...query, afterAt, afterId, limit });
    return rows.map(({ at, id }) => [at.toISOString(), id]);
  }
}
