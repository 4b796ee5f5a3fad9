/** Everything a database holds, as text that can be searched. */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { TestService } from './service.js';
import { rowsOf } from './sql.js';

/** Ours and those of the queues; a table of another schema with its schema. */
const TABLES = `SELECT c.oid::regclass::text AS name FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname NOT IN ('pg_catalog', 'information_schema')
  WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg_toast%' ORDER BY 1`;

const DECODERS = [inflateSync, gunzipSync, brotliDecompressSync];

/**
 * The rows of all tables: each with a line for each column, and with what binary columns are when they are decoded. A line
 * begins and ends with a line break, so that a value can be searched as a whole.
 */
export async function dumpOf(
  service: Pick<TestService, 'database'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await rowsOf<{ name: string }>(service, TABLES);
  const dump = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await rowsOf<Record<string, unknown>>(service, `SELECT * FROM ${name}`);
    dump.set(
      name,
      rows.map((row) => ['', ...Object.values(row).map(textOf), ''].join('\n')),
    );
  }
  return dump;
}

/** The tables with a row that has the datum, in any case. */
export const tablesWith = (dump: ReadonlyMap<string, readonly string[]>, datum: string): string[] =>
  [...dump]
    .filter(([, rows]) => rows.some((row) => row.toLowerCase().includes(datum.toLowerCase())))
    .map(([table]) => table);

/** The text of a value in a dump. */
export function textOf(value: unknown): string {
  if (Buffer.isBuffer(value))
    return [value, ...decoded(value)].map((it) => it.toString()).join('\n');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function decoded(value: Buffer): Buffer[] {
  return DECODERS.flatMap((decode) => {
    try {
      return [decode(value)];
    } catch {
      // It is in another form.
      return [];
    }
  });
}
