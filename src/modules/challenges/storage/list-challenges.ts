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
import type { Challenge } from '../domain/challenge.js';
import type { ChallengeQuery } from '../domain/challenge-query.js';
import { CHALLENGE, RATED } from './challenge-sql.js';

/** The time for a turn, or the bank. */
const SECONDS = `coalesce(c.time_control->>'perTurnSeconds', c.time_control->>'bankSeconds')::integer`;

const CLOCK = `CASE WHEN c.time_control->>'perTurnSeconds' IS NOT NULL THEN 'PER_TURN'
  WHEN c.time_control->>'bankSeconds' IS NOT NULL THEN 'BANK' ELSE 'NONE' END`;

const condition = conditionOf<ChallengeQuery>;

const seat = (condition: string): string =>
  `EXISTS (SELECT FROM challenge_seats s WHERE s.challenge_id = c.id AND ${condition})`;

const FITS = [
  condition('status', 'text', 'c.status = :status'),
  condition('variant', 'text', 'c.variant = :variant'),
  condition('preset', 'text', 'c.preset = :preset'),
  condition('rated', 'boolean', `${RATED} = :rated`),
  condition('clock', 'text', `:clock = ${CLOCK}`),
  condition('minSeconds', 'integer', `${SECONDS} >= :minSeconds`),
  condition('maxSeconds', 'integer', `${SECONDS} <= :maxSeconds`),
  condition('creatorId', 'uuid', 'c.creator_id = :creatorId'),
  condition('opponentId', 'uuid', seat('s.user_id = :opponentId')),
  condition('participantId', 'uuid', seat('s.user_id = :participantId')),
  condition('notSeatedId', 'uuid', `NOT ${seat('s.accepted AND s.user_id = :notSeatedId')}`),
  condition('createdSince', 'timestamptz', 'c.created_at >= :createdSince'),
  condition('createdBefore', 'timestamptz', 'c.created_at < :createdBefore'),
  condition(
    'withBots',
    'boolean',
    `:withBots = EXISTS (SELECT FROM challenge_seats s JOIN user_profiles u ON u.user_id = s.user_id
       WHERE s.challenge_id = c.id AND u.is_bot)`,
  ),
  condition(
    'blockerId',
    'uuid',
    `NOT EXISTS (SELECT FROM challenge_seats s JOIN blocks b ON b.blocked_id = s.user_id
       WHERE s.challenge_id = c.id AND b.blocker_id = :blockerId)`,
  ),
  condition(
    'openToAll',
    'boolean',
    `:openToAll = (c.status = 'OPEN' AND NOT c.by_invitation AND ${seat('s.user_id IS NULL')})`,
  ),
].join(' AND ');

const lists = new Scanner<Challenge, ChallengeQuery>({
  name: 'challenge-list',
  columns: CHALLENGE,
  table: 'challenges',
  alias: 'c',
  fits: FITS,
});

const created = (at: string): string =>
  `${at} >= coalesce(:createdSince::timestamptz, '-infinity')
    AND ${at} < coalesce(:createdBefore::timestamptz, 'infinity')`;

const OPEN = {
  from: 'challenges c',
  at: 'c.created_at',
  id: 'c.id',
  where: `c.status = 'OPEN' AND ${created('c.created_at')}`,
};

/** The ways to read the list, each by an index that has its order. */
const INDEXES = {
  OPEN: { ...OPEN, name: 'open' },
  OPEN_TERMS: {
    ...OPEN,
    name: 'terms',
    where: `${OPEN.where} AND c.variant = :variant AND c.preset = :preset`,
  },
  /** One user has few open challenges, so this needs no index in the order of the list. */
  OPEN_OF_CREATOR: {
    ...OPEN,
    name: 'creator',
    where: `${OPEN.where} AND c.creator_id = :creatorId`,
  },
  MINE: {
    from: 'challenge_seats s',
    at: 's.created_at',
    id: 's.challenge_id',
    name: 'mine',
    where: `s.user_id = :participantId AND ${created('s.created_at')}`,
  },
} as const satisfies Record<string, ListIndex>;

/** The index by which the fewest rows are read. */
function indexFor({ participantId, creatorId, variant, preset }: ChallengeQuery): ListIndex {
  if (participantId) return INDEXES.MINE;
  if (creatorId) return INDEXES.OPEN_OF_CREATOR;
  return variant && preset ? INDEXES.OPEN_TERMS : INDEXES.OPEN;
}

const SERVED: ReadonlySet<string> = new Set(['participantId', 'createdSince', 'createdBefore']);

function scanOf(query: ChallengeQuery, direction: Direction): Scan<ChallengeQuery> {
  const filters = Object.entries(query).filter(
    ([part, value]) => value !== null && !SERVED.has(part),
  );
  return { index: indexFor(query), direction, query, isFiltered: filters.length > 0 };
}

/** By creation time, from the cursor on; one more than the page holds. */
export const listChallenges = (
  database: Database,
  query: ChallengeQuery,
  direction: Direction,
  page: Page<ListPosition>,
): Promise<Scanned<Challenge>> => lists.page(database, scanOf(query, direction), page);
