import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { NewAuditEntry } from '../domain/entry.js';

/** The position of an entry in the log. */
interface Written {
  readonly id: string;
  readonly number: number;
}

const WRITE = statement<
  Written,
  Required<Omit<NewAuditEntry, 'details'>> & { readonly id: string; readonly details: string }
>(
  'audit-write',
  `WITH entry AS (
     INSERT INTO audit_log (id, actor_id, act, subject_id, match_id, report_id)
     VALUES (:id, :actorId, :act, :subjectId, :matchId, :reportId)
     ON CONFLICT (id) DO NOTHING RETURNING id, number, subject_id
   ), words AS (
     INSERT INTO audit_texts (entry_id, subject_id, reason, details)
     SELECT id, subject_id, :reason::text, :details::jsonb FROM entry
   ) SELECT id, number FROM entry`,
);

/** Writes the audit log. */
@Injectable()
export class AuditStore {
  /** @returns null if the log has the entry already */
  async write(entry: NewAuditEntry, id: string, within: Transaction): Promise<Written | null> {
    const { matchId = null, reportId = null, details = {}, ...rest } = entry;
    const values = { ...rest, matchId, reportId, details: JSON.stringify(details) };
    return within.row(WRITE, { ...values, id });
  }
}
