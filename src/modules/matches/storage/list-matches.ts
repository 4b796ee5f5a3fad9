import type { Database } from '../../../platform/database/database.js';
import { conditionOf, Scanner } from '../../../platform/database/scanned-list.js';
import type {
  Direction,
  ListPosition,
  Scan,
  Scanned,
  ListIndex,
} from '../../../platform/database/scanned-list.js';
import type { Page } from '../../../platform/api/page.js';
import type { MatchStatus, StoredMatch } from '../domain/stored-match.js';
import { withDeadlineInForce } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
import { SHOWN } from './match-sql.js';

/** The conditions of a list of matches; null means any. */
export interface MatchQuery {
  readonly playerId: string | null;
  /** Another user who plays in the matches. Whoever lists the matches of a user may see them. */
  readonly opponentId: string | null;
  readonly status: MatchStatus | null;
  readonly variant: string | null;
  readonly preset: string | null;
  readonly rated: boolean | null;
  /** Whether a bot plays one of the seats. */
  readonly withBots: boolean | null;
  /** A match at the moment `…Since` is listed, one at `…Before` is not. */
  readonly createdSince: Date | null;
  readonly createdBefore: Date | null;
  readonly finishedSince: Date | null;
  readonly finishedBefore: Date | null;
  /** Matches in which this user is to act. */
  readonly awaitingUserId: string | null;
  /** Matches in which this user is not to act. */
  readonly notAwaitingUserId: string | null;
  /** Matches of which this user backs a seat. */
  readonly backerId: string | null;
  /** The viewer: matches that the viewer may not see are left out; null for a visitor who is not signed in. */
  readonly viewerId: string | null;
}

/** The order of a list of matches: by the time when they began or, for finished ones only, when they ended. */
export interface MatchOrder {
  readonly by: 'created' | 'finished';
  readonly direction: Direction;
}

const playsIn = (user: string): string =>
  `EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = ${user})`;

const condition = conditionOf<MatchQuery>;

const FITS = [
  condition('playerId', 'uuid', playsIn(':playerId')),
  condition('opponentId', 'uuid', playsIn(':opponentId')),
  condition('status', 'text', 'm.status = :status'),
  condition('variant', 'text', 'm.variant = :variant'),
  condition('preset', 'text', 'm.preset = :preset'),
  condition('rated', 'boolean', 'm.rated = :rated'),
  condition(
    'withBots',
    'boolean',
    `:withBots = EXISTS (SELECT FROM match_seats s JOIN user_profiles u ON u.user_id = s.user_id
       WHERE s.match_id = m.id AND u.is_bot)`,
  ),
  condition('createdSince', 'timestamptz', 'm.created_at >= :createdSince'),
  condition('createdBefore', 'timestamptz', 'm.created_at < :createdBefore'),
  condition('finishedSince', 'timestamptz', 'm.finished_at >= :finishedSince'),
  condition('finishedBefore', 'timestamptz', 'm.finished_at < :finishedBefore'),
  condition('awaitingUserId', 'uuid', 'm.awaiting_id = :awaitingUserId'),
  condition('notAwaitingUserId', 'uuid', 'm.awaiting_id IS DISTINCT FROM :notAwaitingUserId::uuid'),
  condition(
    'backerId',
    'uuid',
    'EXISTS (SELECT FROM match_backers b WHERE b.match_id = m.id AND b.user_id = :backerId)',
  ),
  `(m.onlookers AND NOT EXISTS (SELECT FROM hidden_matches h WHERE h.match_id = m.id)
     AND NOT EXISTS (SELECT FROM match_seats s JOIN user_audiences a ON a.user_id = s.user_id
       WHERE s.match_id = m.id AND a.matches <> 'EVERYONE'
         AND s.user_id IS DISTINCT FROM :playerId::uuid AND s.user_id IS DISTINCT FROM :opponentId::uuid)
     OR :viewerId::uuid IN (
       SELECT s.user_id FROM match_seats s WHERE s.match_id = m.id
       UNION ALL SELECT b.user_id FROM match_backers b WHERE b.match_id = m.id))`,
].join(' AND ');

const lists = new Scanner<ShownRow, MatchQuery>({
  name: 'match-list',
  columns: SHOWN,
  table: 'matches',
  alias: 'm',
  fits: FITS,
});

interface MatchIndex extends ListIndex {
  /** The conditions that the index already ensures. */
  readonly serves: readonly (keyof MatchQuery)[];
}

const CREATED: readonly (keyof MatchQuery)[] = ['createdSince', 'createdBefore'];
const FINISHED: readonly (keyof MatchQuery)[] = ['status', 'finishedSince', 'finishedBefore'];

const since = (at: string, low: keyof MatchQuery, high: keyof MatchQuery): string =>
  `${at} >= coalesce(:${low}::timestamptz, '-infinity')
    AND ${at} < coalesce(:${high}::timestamptz, 'infinity')`;

const created = (at: string): string => since(at, 'createdSince', 'createdBefore');

const ALL = { from: 'matches m', at: 'm.created_at', id: 'm.id' };
const SEATS = { from: 'match_seats s', at: 's.created_at', id: 's.match_id' };
const OF_PLAYER = 's.user_id = :playerId';
const CREATED_SEATS = created('s.created_at');

/** The indexes from which the list is read; each has the rows in order. */
const INDEXES = {
  NEWEST: { ...ALL, name: 'newest', where: created('m.created_at'), serves: CREATED },
  OVER: {
    ...ALL,
    name: 'over',
    where: `m.status = :status AND m.status <> 'IN_PROGRESS' AND ${created('m.created_at')}`,
    serves: [...CREATED, 'status'],
  },
  FINISHED: {
    ...ALL,
    at: 'm.finished_at',
    name: 'finished',
    where: `m.status = 'FINISHED' AND ${since('m.finished_at', 'finishedSince', 'finishedBefore')}`,
    serves: FINISHED,
  },
  PLAYED: {
    ...SEATS,
    name: 'played',
    where: `${OF_PLAYER} AND ${CREATED_SEATS}`,
    serves: [...CREATED, 'playerId'],
  },
  PLAYING: {
    ...SEATS,
    name: 'playing',
    where: `${OF_PLAYER} AND s.running AND ${CREATED_SEATS}`,
    serves: [...CREATED, 'playerId', 'status'],
  },
  ENDED: {
    ...SEATS,
    at: 's.finished_at',
    name: 'ended',
    where: `${OF_PLAYER} AND s.finished_at IS NOT NULL
      AND ${since('s.finished_at', 'finishedSince', 'finishedBefore')}`,
    serves: [...FINISHED, 'playerId'],
  },
  BACKED: {
    from: 'match_backers b',
    at: 'b.created_at',
    id: 'b.match_id',
    name: 'backed',
    where: `b.user_id = :backerId AND ${created('b.created_at')}`,
    serves: [...CREATED, 'backerId'],
  },
  /** At most as many rows as one user plays at a time: they need no ordered index. */
  WAITING: {
    ...ALL,
    name: 'waiting',
    where: `m.awaiting_id = :awaitingUserId AND ${created('m.created_at')}`,
    serves: [...CREATED, 'awaitingUserId'],
  },
} as const satisfies Record<string, MatchIndex>;

/** The index from which the fewest rows are read. */
function indexFor(query: MatchQuery, { by }: MatchOrder): MatchIndex {
  if (by === 'finished') return query.playerId ? INDEXES.ENDED : INDEXES.FINISHED;
  if (query.awaitingUserId) return INDEXES.WAITING;
  if (query.playerId) return query.status === 'IN_PROGRESS' ? INDEXES.PLAYING : INDEXES.PLAYED;
  if (query.backerId) return INDEXES.BACKED;
  return query.status && query.status !== 'IN_PROGRESS' ? INDEXES.OVER : INDEXES.NEWEST;
}

function scanOf(requested: MatchQuery, order: MatchOrder): Scan<MatchQuery> {
  const query = order.by === 'finished' ? { ...requested, status: 'FINISHED' as const } : requested;
  const index = indexFor(query, order);
  // Users may always see their own matches.
  const own = [query.playerId, query.awaitingUserId, query.backerId].includes(query.viewerId);
  const served = new Set<string>([...index.serves, ...(query.viewerId && own ? ['viewerId'] : [])]);
  const unserved = Object.entries(query).filter(
    ([part, value]) => value !== null && !served.has(part),
  );
  const isFiltered = unserved.length > 0 || !served.has('viewerId');
  return { index: index, direction: order.direction, query, isFiltered };
}

/** The matches after the cursor, in order; one more than the page holds. */
export async function listMatches(
  database: Database,
  query: MatchQuery,
  order: MatchOrder,
  page: Page<ListPosition>,
): Promise<Scanned<StoredMatch>> {
  const { rows, stoppedAt } = await lists.page(database, scanOf(query, order), page);
  return { rows: rows.map((row) => withDeadlineInForce(row)), stoppedAt };
}
