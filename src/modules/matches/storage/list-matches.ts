import type { Database } from '../../../platform/database/database.js';
import { listNewest } from '../../../platform/database/newest-first.js';
import type { Page } from '../../../platform/api/page.js';
import type { MatchStatus, StoredMatch } from '../domain/stored-match.js';
import { shown } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
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

const PARTS: Readonly<Record<keyof MatchQuery, string>> = {
  playerId: 'EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = :playerId)',
  status: 'm.status = :status',
  variant: 'm.variant = :variant',
  rated: 'm.rated = :rated',
  awaitingUserId: 'm.awaiting_id = :awaitingUserId',
  backerId:
    'EXISTS (SELECT FROM match_backers b WHERE b.match_id = m.id AND b.user_id = :backerId)',
  viewerId: `(m.onlookers OR :viewerId::uuid IN (
    SELECT s.user_id FROM match_seats s WHERE s.match_id = m.id
    UNION ALL SELECT b.user_id FROM match_backers b WHERE b.match_id = m.id))`,
};

/** The status is said in the text too: a plan for any status could not take the index of those that are over. */
const listOf = (status?: MatchStatus) =>
  listNewest<ShownRow, MatchQuery>({
    name: `match-list-${status ?? 'ANY'}`,
    select: `SELECT ${SHOWN} FROM matches m`,
    alias: 'm',
    parts: { ...PARTS, ...(status && { status: `${PARTS.status} AND m.status = '${status}'` }) },
  });

const LISTS = {
  ANY: listOf(),
  IN_PROGRESS: listOf('IN_PROGRESS'),
  FINISHED: listOf('FINISHED'),
  ABORTED: listOf('ABORTED'),
};

/** Newest first, from the cursor on; one more than the page holds. */
export async function listMatches(
  database: Database,
  query: MatchQuery,
  page: Page<[string, string]>,
): Promise<StoredMatch[]> {
  return (await LISTS[query.status ?? 'ANY'](database, query, page)).map(shown);
}
