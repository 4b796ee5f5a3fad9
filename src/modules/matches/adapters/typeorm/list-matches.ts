import type { Database } from '../../../../platform/database/database.js';
import { newestFirst } from '../../../../platform/database/newest-first.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import type { MatchQuery } from '../../application/match-store.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import { MATCH_COLUMNS } from './match-statements.js';

/** Each part of a query as a condition, its value in place of `?`. */
const CONDITIONS: Readonly<Record<keyof MatchQuery, string>> = {
  playerId: 'EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = ?)',
  status: 'm.status = ?',
  variant: 'm.variant = ?',
  rated: 'm.rated = ?',
  awaitingUserId: `m.status = 'IN_PROGRESS' AND EXISTS (SELECT FROM match_seats s
    WHERE s.match_id = m.id AND s.user_id = ? AND s.seat = m.to_act AND s.substitute_id IS NULL)`,
};

/** Newest first, from the cursor on; one more than the page holds. */
export function listMatches(
  database: Database,
  query: MatchQuery,
  page: Page<[string, string]>,
): Promise<StoredMatch[]> {
  const { conditions, values, name } = newestFirst(CONDITIONS, query, page, 'm');
  return database.run<StoredMatch>(
    {
      name: `match-list-${name}`,
      text: `SELECT ${MATCH_COLUMNS} FROM matches m ${conditions}
             ORDER BY m.created_at DESC, m.id DESC LIMIT $1`,
    },
    values,
  );
}
