/** Everything a database holds, as text that can be searched. */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { TestService } from './service.js';
import { rowsOf } from './sql.js';

const TABLES = `SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`;

const DECODERS = [inflateSync, gunzipSync, brotliDecompressSync];

/** The rows of all tables: each with its columns, and with what binary columns are when they are decoded. */
export async function dumpOf(
  service: Pick<TestService, 'database'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await rowsOf<{ name: string }>(service, TABLES);
  const dump = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await rowsOf<Record<string, unknown>>(service, `SELECT * FROM ${name}`);
    dump.set(
      name,
      rows.map((row) => Object.values(row).map(textOf).join('\n')),
    );
  }
  return dump;
}

/** The tables with a row that has the datum, in any case. */
export const tablesWith = (dump: ReadonlyMap<string, readonly string[]>, datum: string): string[] =>
  [...dump]
    .filter(([, rows]) => rows.some((row) => row.toLowerCase().includes(datum.toLowerCase())))
    .map(([table]) => table);

function textOf(value: unknown): string {
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
