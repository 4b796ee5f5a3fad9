import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { AuditEntry } from '../domain/entry.js';
import { AuditLogRow } from './tables.js';

const ENTRY = `SELECT ${columns(AuditLogRow, undefined, 'e')}, t.reason, coalesce(t.details, '{}') AS details
  FROM audit_log e LEFT JOIN audit_texts t ON t.entry_id = e.id`;

const FIND = statement<AuditEntry, { ids: readonly string[] }>(
  'audit-find',
  `${ENTRY} WHERE e.id = ANY(:ids::uuid[])`,
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

  /** The entries with these numbers, by number. */
  async byNumbers(numbers: readonly number[]): Promise<ReadonlyMap<number, AuditEntry>> {
    if (numbers.length === 0) return new Map();
    const entries = await this.database.rows(BY_NUMBER, { numbers });
    return new Map(entries.map((entry) => [entry.number, entry]));
  }
}
