import type { Database } from '../../../platform/database/database.js';
import { insertionInto } from '../../../platform/database/insertion.js';
import { statement } from '../../../platform/database/statement.js';
import type { Competition, Series } from '../domain/competition.js';
import { NOW } from './competition-store.js';
import { CompetitionRow, CompetitionSeriesRow } from './tables.js';

const COMPETITION = insertionInto(CompetitionRow, []);
const SERIES = insertionInto(CompetitionSeriesRow, []);

type AnnouncedCompetition = ReturnType<(typeof COMPETITION)['valuesOf']> & {
  readonly secret: Buffer;
  readonly drawCommitment: Buffer;
};

const ANNOUNCE = statement<object, AnnouncedCompetition>(
  'competition-announce-own',
  `WITH announced AS (
     INSERT INTO competitions (${COMPETITION.columns}) VALUES (${COMPETITION.parameters}) RETURNING id
   ), committed AS (
     INSERT INTO competition_draws (competition_id, commitment, secret)
     SELECT id, :drawCommitment::bytea, :secret::bytea FROM announced
   )
   INSERT INTO competition_log (competition_id, number, act) SELECT id, 1, 'ANNOUNCED' FROM announced`,
);

const BEGIN_SERIES = statement<object, ReturnType<(typeof SERIES)['valuesOf']>>(
  'competition-series-begin-own',
  `INSERT INTO competition_series (${SERIES.columns}) VALUES (${SERIES.parameters})`,
);

const END_SERIES = statement<{ id: string }, { id: string }>(
  'competition-series-end-any',
  `UPDATE competition_series SET next_at = NULL, ended_at = service_now()
   WHERE id = :id AND ended_at IS NULL RETURNING id`,
);

const CANCEL = statement<{ id: string }, { id: string; reason: string }>(
  'competition-cancel-any',
  `UPDATE competitions SET cancel_reason = :reason, due_at = service_now()
   WHERE id = :id AND status IN ('ANNOUNCED', 'OPEN', 'RUNNING') RETURNING id`,
);

/** Writes for the operator's command. It has no repositories: only statements. */
export class OperatorStore {
  constructor(private readonly database: Database) {}

  /** The moment by the service's clock. */
  async now(): Promise<Date> {
    return (await this.database.row(NOW, {}))!.now;
  }

  async announce(
    competition: Competition,
    draw: { readonly secret: Buffer; readonly commitment: Buffer },
  ): Promise<void> {
    const { secret, commitment: drawCommitment } = draw;
    const values = COMPETITION.valuesOf(competition);
    await this.database.rows(ANNOUNCE, { ...values, secret, drawCommitment });
  }

  async begin(series: Series): Promise<void> {
    await this.database.rows(BEGIN_SERIES, SERIES.valuesOf(series));
  }

  /** False if there is no such series, or it has ended before. */
  async end(id: string): Promise<boolean> {
    return (await this.database.row(END_SERIES, { id })) !== null;
  }

  /** Leaves it to a worker. False if there is no such competition, or it is over. */
  async cancel(id: string, reason: string): Promise<boolean> {
    return (await this.database.row(CANCEL, { id, reason })) !== null;
  }
}
