import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { ReportStore } from '../../application/report-store.js';
import type { OpenReport, Report } from '../../domain/report.js';

const INSERT = {
  name: 'report-insert',
  text: `INSERT INTO reports (id, reporter_id, reported_id, match_id, message_id, message, reason, comment)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
};

const OPEN = {
  name: 'report-open',
  text: `SELECT r.id, r.created_at AS "createdAt", a.username AS reporter, b.username AS reported,
           r.reason, r.comment, r.message, r.match_id AS "matchId"
         FROM reports r JOIN users a ON a.id = r.reporter_id JOIN users b ON b.id = r.reported_id
         WHERE r.closed_at IS NULL ORDER BY r.created_at, r.id`,
};

const CLOSE = {
  name: 'report-close',
  text: `UPDATE reports SET closed_at = service_now() WHERE id = $1 AND closed_at IS NULL
         RETURNING id`,
};

/** Reports in Postgres. */
@Injectable()
export class PostgresReportStore extends ReportStore {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(report: Report): Promise<void> {
    const { id, reporterId, reportedId, matchId, messageId, message, reason, comment } = report;
    const values = [id, reporterId, reportedId, matchId, messageId, message, reason, comment];
    await this.database.run(INSERT, values);
  }

  open(): Promise<OpenReport[]> {
    return this.database.run<OpenReport>(OPEN, []);
  }

  async close(id: string): Promise<boolean> {
    return (await this.database.run(CLOSE, [id])).length > 0;
  }
}
