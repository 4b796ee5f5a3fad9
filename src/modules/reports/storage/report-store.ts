import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { ReportRow } from './tables.js';

/** A report; a report of a message contains a copy of its text. */
export type Report = Pick<
  ReportRow,
  'id' | 'reporterId' | 'reportedId' | 'matchId' | 'messageId' | 'message' | 'reason' | 'comment'
>;

/** A report as the operator reads it. */
type OpenReport = Pick<
  ReportRow,
  'id' | 'createdAt' | 'reason' | 'comment' | 'message' | 'matchId'
> & {
  readonly reporter: string;
  readonly reported: string;
};

const OPEN = statement<OpenReport>(
  'report-open',
  `SELECT r.id, r.created_at AS "createdAt", a.username AS reporter, b.username AS reported,
     r.reason, r.comment, r.message, r.match_id AS "matchId"
   FROM reports r
   JOIN user_profiles a ON a.user_id = r.reporter_id
   JOIN user_profiles b ON b.user_id = r.reported_id
   WHERE r.closed_at IS NULL ORDER BY r.created_at, r.id`,
);

/** A statement, like OPEN, because the operator's command loads no entities. */
const CLOSE = statement<object, { id: string }>(
  'report-close',
  `UPDATE reports SET closed_at = service_now() WHERE id = :id AND closed_at IS NULL RETURNING id`,
);

/** Stores reports until the operator closes them. */
@Injectable()
export class ReportStore {
  constructor(private readonly database: Database) {}

  /**
   * A reporter reports each message once, and each user once while that report is open; a repeated report
   * changes nothing.
   */
  async insert(report: Report): Promise<void> {
    const reports = this.database.of(ReportRow).createQueryBuilder();
    await reports.insert().values(report).orIgnore().execute();
  }

  /** Oldest first. */
  open(): Promise<OpenReport[]> {
    return this.database.rows(OPEN, {});
  }

  /** False when there is no open report with this id. */
  async close(id: string): Promise<boolean> {
    return (await this.database.row(CLOSE, { id })) !== null;
  }
}
