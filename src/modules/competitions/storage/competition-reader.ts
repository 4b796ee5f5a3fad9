import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { mayUse } from '../../../platform/api/viewer.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { conditionOf, Scanner } from '../../../platform/database/scanned-list.js';
import type { ListIndex, ListPosition, Scanned } from '../../../platform/database/scanned-list.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Competition, CompetitionStatus, Draw } from '../domain/competition.js';
import { entered, hasPart, isInClub, knowsClub } from './audience.js';
import { CompetitionRow } from './tables.js';

/** Which competitions are listed; a part that is null asks for nothing. */
export interface CompetitionQuery {
  readonly status: CompetitionStatus | null;
  readonly form: string | null;
  readonly variant: string | null;
  readonly organiserId: string | null;
  readonly clubId: string | null;
  readonly seriesId: string | null;
  /** Who has entered, or is a partner. */
  readonly entrantId: string | null;
  /**
   * Who reads the list: competitions by invitation are listed only for those who take part, and those for members only
   * for these.
   */
  readonly viewerId: string | null;
}

const COMPETITION = columns(CompetitionRow, undefined, 'c');

const FIND_MANY = statement<Competition, { ids: readonly string[] }>(
  'competitions-find-many',
  `SELECT ${COMPETITION} FROM competitions c WHERE c.id = ANY(:ids::uuid[])`,
);

/** Without those for the members of a private club, unless the viewer is one or has entered. */
const FIND_VISIBLE = statement<Competition, { ids: readonly string[]; viewerId: string | null }>(
  'competitions-find-visible',
  `SELECT ${COMPETITION} FROM competitions c WHERE c.id = ANY(:ids::uuid[]) AND (c.access <> 'CLUB'
     OR ${knowsClub('c.club_id', ':viewerId::uuid')} OR ${hasPart(':viewerId::uuid')})`,
);

/** The secret only after entries are closed. */
const DRAWS = statement<Draw, { ids: readonly string[] }>(
  'competition-draws',
  `SELECT d.competition_id AS "competitionId", d.commitment, d.seed, d.drawn_at AS "drawnAt",
     CASE WHEN d.drawn_at IS NOT NULL AND d.seed IS NOT NULL THEN d.secret END AS secret
   FROM competition_draws d WHERE d.competition_id = ANY(:ids::uuid[])`,
);

const condition = conditionOf<CompetitionQuery>;

const FITS = [
  condition('status', 'text', 'c.status = :status'),
  condition('form', 'text', 'c.form = :form'),
  condition('variant', 'text', 'c.variant = :variant'),
  condition('organiserId', 'uuid', 'c.organiser_id = :organiserId'),
  condition('clubId', 'uuid', `c.club_id = :clubId AND ${knowsClub(':clubId', ':viewerId::uuid')}`),
  condition('seriesId', 'uuid', 'c.series_id = :seriesId'),
  condition('entrantId', 'uuid', entered(':entrantId')),
  `(c.access NOT IN ('INVITATION', 'CLUB')
     OR (c.access = 'CLUB' AND ${isInClub('c.club_id', ':viewerId::uuid')})
     OR (:viewerId::uuid IS NOT NULL
     AND (c.organiser_id = :viewerId OR ${hasPart(':viewerId')})))`,
].join(' AND ');

const lists = new Scanner<Competition, CompetitionQuery>({
  name: 'competition-list',
  columns: COMPETITION,
  table: 'competitions',
  alias: 'c',
  fits: FITS,
});

const ALL = { from: 'competitions c', at: 'c.created_at', id: 'c.id' };

/** A user's first entries and those as a partner; lots that were bought again are of the same competitions. */
const OF_ENTRANT = `(
  SELECT user_id, entered_at, competition_id FROM competition_entries WHERE reentry_of IS NULL
  UNION ALL
  SELECT partner_id, entered_at, competition_id FROM competition_entries
  WHERE partner_id IS NOT NULL AND reentry_of IS NULL
) o`;

/** The ways to read the list, each by an index. */
const INDEXES = {
  NEWEST: { ...ALL, name: 'newest', where: 'true' },
  STATUS: { ...ALL, name: 'status', where: 'c.status = :status' },
  CLUB: { ...ALL, name: 'club', where: 'c.club_id = :clubId' },
  SERIES: { ...ALL, name: 'series', where: 'c.series_id = :seriesId' },
  ENTRANT: {
    from: OF_ENTRANT,
    at: 'o.entered_at',
    id: 'o.competition_id',
    name: 'entrant',
    where: 'o.user_id = :entrantId',
  },
} as const satisfies Record<string, ListIndex>;

function indexFor({ entrantId, seriesId, clubId, status }: CompetitionQuery): ListIndex {
  if (entrantId) return INDEXES.ENTRANT;
  if (seriesId) return INDEXES.SERIES;
  if (clubId) return INDEXES.CLUB;
  return status ? INDEXES.STATUS : INDEXES.NEWEST;
}

/** Reads competitions and what is public of their draws. */
@Injectable()
export class CompetitionReader {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<Competition | null> {
    return (await this.findMany([id])).get(id) ?? null;
  }

  /** One that exists for a viewer; for a token without `competition:read`, one that exists for anyone. */
  async findVisible(id: string, viewer: Viewer | null): Promise<Competition | null> {
    const viewerId = viewer && mayUse(viewer, 'competition:read') ? viewer.userId : null;
    return (await this.visibleTo(viewerId, [id])).get(id) ?? null;
  }

  async findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Competition>> {
    const rows = await this.database.rows(FIND_MANY, { ids });
    return new Map(rows.map((one) => [one.id, one]));
  }

  /** Those that exist for a viewer; null for anyone. What a viewer may not see costs as much as an unknown id. */
  async visibleTo(
    viewerId: string | null,
    ids: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, Competition>> {
    const rows = await within.rows(FIND_VISIBLE, { ids, viewerId });
    return new Map(rows.map((one) => [one.id, one]));
  }

  /** Newest first: by the announcement, or by the entry of one user. */
  list(query: CompetitionQuery, page: Page<ListPosition>): Promise<Scanned<Competition>> {
    const scan = { index: indexFor(query), direction: 'DESC', query, isFiltered: true } as const;
    return lists.page(this.database, scan, page);
  }

  async draws(ids: readonly string[]): Promise<ReadonlyMap<string, Draw>> {
    const rows = await this.database.rows(DRAWS, { ids });
    return new Map(rows.map((one) => [one.competitionId, one]));
  }
}
