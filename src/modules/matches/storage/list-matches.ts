import type { Database } from '../../../platform/database/database.js';
import { newestFirst } from '../../../platform/database/newest-first.js';
import type { NoValues, Statement } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/graphql/connection.js';
import type { MatchStatus, StoredMatch } from '../domain/stored-match.js';
import { shown } from './deadline-in-force.js';
import type { ShownRow } from './deadline-in-force.js';
import { SHOWN } from './match-sql.js';

export interface MatchQuery {
  readonly playerId?: string;
  readonly status?: MatchStatus;
  readonly variant?: string;
  readonly rated?: boolean;
  /** Matches in which this user is asked. */
  readonly awaitingUserId?: string;
  /** Matches of which this user backs a seat. */
  readonly backerId?: string;
  /** Who wants to look: what they may not see is left out; null for somebody not signed in. */
  readonly viewerId: string | null;
}

/** Each part of a query as a condition, its value in place of `?`. */
const CONDITIONS: Readonly<Record<keyof MatchQuery, string>> = {
  playerId: 'EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = ?)',
  status: 'm.status = ?',
  variant: 'm.variant = ?',
  rated: 'm.rated = ?',
  awaitingUserId: 'm.awaiting_id = ?',
  backerId: 'EXISTS (SELECT FROM match_backers b WHERE b.match_id = m.id AND b.user_id = ?)',
  viewerId: `(m.onlookers OR ?::uuid IN (
    SELECT s.user_id FROM match_seats s WHERE s.match_id = m.id
    UNION ALL SELECT b.user_id FROM match_backers b WHERE b.match_id = m.id))`,
};

const isOf = (status: MatchStatus): string => `${CONDITIONS.status} AND m.status = '${status}'`;

/** Said in the text too: a plan for any status could not take the index of those that are over. */
const STATUS: Readonly<Record<MatchStatus, string>> = {
  IN_PROGRESS: isOf('IN_PROGRESS'),
  FINISHED: isOf('FINISHED'),
  ABORTED: isOf('ABORTED'),
};

/** Newest first, from the cursor on; one more than the page holds. */
export async function listMatches(
  database: Database,
  query: MatchQuery,
  page: Page<[string, string]>,
): Promise<StoredMatch[]> {
  const parts = query.status ? { ...CONDITIONS, status: STATUS[query.status] } : CONDITIONS;
  const { conditions, values, name } = newestFirst(parts, query, page, 'm');
  const found: Statement<ShownRow, NoValues> = {
    name: `match-list-${query.status ?? 'ANY'}-${name}`,
    text: `SELECT ${SHOWN} FROM matches m ${conditions}
           ORDER BY m.created_at DESC, m.id DESC LIMIT $1`,
    bind: () => values,
  };
  return (await database.rows(found, {})).map(shown);
}
