import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Series } from '../domain/competition.js';
import { knowsClub } from './audience.js';
import { CompetitionSeriesRow } from './tables.js';

/** Who has won a season, or a division of it. */
export interface Champion {
  readonly competitionId: string;
  readonly season: number;
  readonly number: number;
  readonly userId: string;
  readonly partnerId: string | null;
  readonly endedAt: Date;
}

const SERIES = columns(CompetitionSeriesRow, undefined, 's');

/** Without those for the members of a private club, unless the viewer is one. */
const FIND_SERIES = statement<Series, { ids: readonly string[]; viewerId: string | null }>(
  'competition-series-find',
  `SELECT ${SERIES} FROM competition_series s WHERE s.id = ANY(:ids::uuid[])
     AND (s.terms->>'access' IS DISTINCT FROM 'CLUB' OR ${knowsClub('s.club_id', ':viewerId::uuid')})`,
);

/** Newest first. Those for a club's members or by invitation are listed for their organiser; their seasons lead to them. */
const LIST_SERIES = statement<
  Series,
  { viewerId: string | null; afterAt: string | null; afterId: string | null; limit: number }
>(
  'competition-series-list',
  `SELECT ${SERIES} FROM competition_series s
   WHERE (s.organiser_id = :viewerId::uuid
       OR (s.terms->>'access' IS DISTINCT FROM 'CLUB' AND s.terms->>'access' IS DISTINCT FROM 'INVITATION'))
     AND (:afterAt::timestamptz IS NULL OR (s.created_at, s.id) < (:afterAt, :afterId::uuid))
   ORDER BY s.created_at DESC, s.id DESC LIMIT :limit`,
);

/** The first of each ended season, the last season first; in a league those of its top division. */
const CHAMPIONS = statement<
  Champion,
  { seriesId: string; beforeSeason: number | null; afterNumber: number | null; limit: number }
>(
  'competition-champions',
  `SELECT c.id AS "competitionId", c.season, e.number, e.user_id AS "userId",
     e.partner_id AS "partnerId", c.ended_at AS "endedAt"
   FROM competitions c JOIN competition_entries e ON e.competition_id = c.id
   WHERE c.series_id = :seriesId AND c.status = 'ENDED' AND e.place = 1
     AND coalesce(e.group_number, 0) = 0
     AND (:beforeSeason::integer IS NULL OR c.season < :beforeSeason
       OR (c.season = :beforeSeason AND e.number > :afterNumber::integer))
   ORDER BY c.season DESC, e.number LIMIT :limit`,
);

/** Reads series of competitions and who has won their seasons. */
@Injectable()
export class SeriesReader {
  constructor(private readonly database: Database) {}

  /** Those that exist for a viewer; null for anyone. */
  async visibleTo(
    viewerId: string | null,
    ids: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, Series>> {
    const rows = await within.rows(FIND_SERIES, { ids, viewerId });
    return new Map(rows.map((one) => [one.id, one]));
  }

  /** Newest first; one more than the page holds if there are more. */
  list(viewerId: string | null, { first, after }: Page<[string, string]>): Promise<Series[]> {
    const [afterAt, afterId] = after ?? [null, null];
    return this.database.rows(LIST_SERIES, { viewerId, afterAt, afterId, limit: first + 1 });
  }

  /** The last season first; one more than the page holds if there are more. */
  champions(seriesId: string, { first, after }: Page<[number, number]>): Promise<Champion[]> {
    const [beforeSeason, afterNumber] = after ?? [null, null];
    const limit = first + 1;
    return this.database.rows(CHAMPIONS, { seriesId, beforeSeason, afterNumber, limit });
  }
}
