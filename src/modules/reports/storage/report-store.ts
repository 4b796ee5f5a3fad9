import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { ReportRow } from './tables.js';

/** What the operator is to look at; with a copy of what was said, where it is about a message. */
export type Report = Omit<ReportRow, 'createdAt' | 'closedAt'>;

/** A report as the operator reads it. */
type OpenReport = Omit<ReportRow, 'reporterId' | 'reportedId' | 'messageId' | 'closedAt'> & {
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

/** A statement, as OPEN is: the operator's command knows no entities. */
const CLOSE = statement<object, { id: string }>(
  'report-close',
  `UPDATE reports SET closed_at = service_now() WHERE id = :id AND closed_at IS NULL RETURNING id`,
);

/** What was reported, until the operator has looked at it. */
@Injectable()
export class ReportStore {
  constructor(private readonly database: Database) {}

  /** Once for each reporter and message, or user while that report is open; again is the same. */
  async insert(report: Report): Promise<void> {
    const reports = this.database.of(ReportRow).createQueryBuilder();
    await reports.insert().values(report).orIgnore().execute();
  }

  /** Oldest first. */
  open(): Promise<OpenReport[]> {
    return this.database.rows(OPEN, {});
  }

  /** False where there is no open report of this id. */
  async close(id: string): Promise<boolean> {
    return (await this.database.row(CLOSE, { id })) !== null;
  }
}
