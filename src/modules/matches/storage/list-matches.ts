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
import { shown } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
import { SHOWN } from './match-sql.js';

/** The conditions of a list of matches; null means any. */
export interface MatchQuery {
  readonly playerId: string | null;
  /** Another user who plays in the matches. */
  readonly opponentId: string | null;
  readonly status: MatchStatus | null;
  readonly variant: string | null;
  readonly preset: string | null;
  readonly rated: boolean | null;
  /** Whether a bot plays one of the seats. */
  readonly withBots: boolean | null;
  /** From a moment on, and before a moment. */
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

const sits = (user: string): string =>
  `EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = ${user})`;

const given = conditionOf<MatchQuery>;

const FITS = [
  given('playerId', 'uuid', sits(':playerId')),
  given('opponentId', 'uuid', sits(':opponentId')),
  given('status', 'text', 'm.status = :status'),
  given('variant', 'text', 'm.variant = :variant'),
  given('preset', 'text', 'm.preset = :preset'),
  given('rated', 'boolean', 'm.rated = :rated'),
  given(
    'withBots',
    'boolean',
    `:withBots = EXISTS (SELECT FROM match_seats s JOIN user_profiles u ON u.user_id = s.user_id
       WHERE s.match_id = m.id AND u.is_bot)`,
  ),
  given('createdSince', 'timestamptz', 'm.created_at >= :createdSince'),
  given('createdBefore', 'timestamptz', 'm.created_at < :createdBefore'),
  given('finishedSince', 'timestamptz', 'm.finished_at >= :finishedSince'),
  given('finishedBefore', 'timestamptz', 'm.finished_at < :finishedBefore'),
  given('awaitingUserId', 'uuid', 'm.awaiting_id = :awaitingUserId'),
  given('notAwaitingUserId', 'uuid', 'm.awaiting_id IS DISTINCT FROM :notAwaitingUserId::uuid'),
  given(
    'backerId',
    'uuid',
    'EXISTS (SELECT FROM match_backers b WHERE b.match_id = m.id AND b.user_id = :backerId)',
  ),
  `(m.onlookers OR :viewerId::uuid IN (
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

interface MatchWay extends ListIndex {
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

/** The ways to read the list. Each uses an index that has the rows in order. */
const WAYS = {
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
} as const satisfies Record<string, MatchWay>;

/** The way that reads the fewest rows. */
function wayOf(query: MatchQuery, { by }: MatchOrder): MatchWay {
  if (by === 'finished') return query.playerId ? WAYS.ENDED : WAYS.FINISHED;
  if (query.awaitingUserId) return WAYS.WAITING;
  if (query.playerId) return query.status === 'IN_PROGRESS' ? WAYS.PLAYING : WAYS.PLAYED;
  if (query.backerId) return WAYS.BACKED;
  return query.status && query.status !== 'IN_PROGRESS' ? WAYS.OVER : WAYS.NEWEST;
}

function scanOf(asked: MatchQuery, order: MatchOrder): Scan<MatchQuery> {
  const query = order.by === 'finished' ? { ...asked, status: 'FINISHED' as const } : asked;
  const way = wayOf(query, order);
  // Users may always see their own matches.
  const own = [query.playerId, query.awaitingUserId, query.backerId].includes(query.viewerId);
  const served = new Set<string>([...way.serves, ...(query.viewerId && own ? ['viewerId'] : [])]);
  const left = Object.entries(query).filter(([part, value]) => value !== null && !served.has(part));
  const isFiltered = left.length > 0 || !served.has('viewerId');
  return { way, direction: order.direction, query, isFiltered };
}

/** The matches after the cursor, in order; one more than the page holds. */
export async function listMatches(
  database: Database,
  query: MatchQuery,
  order: MatchOrder,
  page: Page<ListPosition>,
): Promise<Scanned<StoredMatch>> {
  const { rows, stoppedAt } = await lists.page(database, scanOf(query, order), page);
  return { rows: rows.map((row) => shown(row)), stoppedAt };
}

/** How many matches fit the query; null if too many rows would have to be read. */
export const countMatches = (
  database: Database,
  query: MatchQuery,
  order: MatchOrder,
): Promise<number | null> => lists.count(database, scanOf(query, order));
