import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import { listNewest } from '../../../platform/database/newest-first.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { AUDIT_ACTS, isAnnounced, SANCTION_ACTS } from '../domain/acts.js';
import type { AuditAct } from '../domain/acts.js';
import type { AuditEntry } from '../domain/entry.js';
import { AuditLogRow } from './tables.js';

const ENTRY = `SELECT ${columns(AuditLogRow, undefined, 'e')}, t.reason, coalesce(t.details, '{}') AS details
  FROM audit_log e LEFT JOIN audit_texts t ON t.entry_id = e.id`;

const FIND = statement<AuditEntry, { ids: readonly string[] }>(
  'audit-find',
  `${ENTRY} WHERE e.id = ANY(:ids::uuid[])`,
);

/** Which entries are listed; what is left out is not looked at. */
export interface AuditQuery {
  readonly actorId?: string;
  readonly subjectId?: string;
  readonly act?: AuditAct;
  /** Only those that are told to the person concerned. */
  readonly told?: readonly AuditAct[];
  /** Only those with an appeal that waits for an answer. */
  readonly appealed?: true;
}

const list = listNewest<AuditEntry, AuditQuery>({
  name: 'audit-list',
  select: ENTRY,
  alias: 'e',
  parts: {
    actorId: 'e.actor_id = :actorId',
    subjectId: 'e.subject_id = :subjectId',
    act: 'e.act = :act',
    told: 'e.act = ANY(:told::text[])',
    appealed: 'e.id IN (SELECT entry_id FROM appeals WHERE answered_at IS NULL)',
  },
});

const CONCERNED_LATELY = statement<{ userId: string }, { act: AuditAct; minutes: number }>(
  'audit-concerned-lately',
  `SELECT DISTINCT e.subject_id AS "userId" FROM audit_log e
   WHERE e.act = :act AND e.created_at > now() - make_interval(mins => :minutes) AND e.subject_id IS NOT NULL`,
);

const BY_NUMBER = statement<AuditEntry, { numbers: readonly number[] }>(
  'audit-by-number',
  `${ENTRY} WHERE e.number = ANY(:numbers::integer[])`,
);

/** Reads the audit log. */
@Injectable()
export class AuditEntries {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<AuditEntry | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  /** The entries with these ids, in no order. */
  findMany(ids: readonly string[]): Promise<AuditEntry[]> {
    return this.database.rows(FIND, { ids });
  }

  /** Newest first; one more than the page holds if there are more. */
  list(query: AuditQuery, page: Page<[string, string]>): Promise<AuditEntry[]> {
    return list(this.database, query, page);
  }

  /** What a person is told about, newest first. */
  about(subjectId: string, page: Page<[string, string]>): Promise<AuditEntry[]> {
    return list(this.database, { subjectId, told: AUDIT_ACTS.filter(isAnnounced) }, page);
  }

  /** The people about whom this was decided within the last minutes. */
  async concernedLately(act: AuditAct, minutes: number): Promise<string[]> {
    const rows = await this.database.rows(CONCERNED_LATELY, { act, minutes });
    return rows.map(({ userId }) => userId);
  }

  /** The newest sanctions of a person, and what lifted them. */
  async sanctionsOf(subjectId: string, most: number): Promise<AuditEntry[]> {
    const page = { first: most, after: null };
    const found = await list(this.database, { subjectId, told: SANCTION_ACTS }, page);
    return found.slice(0, most);
  }

  /** The entries with these numbers, by number. */
  async byNumbers(numbers: readonly number[]): Promise<ReadonlyMap<number, AuditEntry>> {
    if (numbers.length === 0) return new Map();
    const entries = await this.database.rows(BY_NUMBER, { numbers });
    return new Map(entries.map((entry) => [entry.number, entry]));
  }
}
