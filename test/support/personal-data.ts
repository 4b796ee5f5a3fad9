import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableData } from '../../src/platform/personal-data/personal-data.js';

const SRC = new URL('../../src/', import.meta.url);

/** What all modules and the platform declare, in the order of the tables' names. */
export async function declaredData(): Promise<TableData[]> {
  const files = await readdir(SRC, { recursive: true });
  const declared: TableData[] = [];
  for (const file of files.filter((it) =>
    /(^platform\/[\w-]+|\/storage)\/personal-data\.ts$/.test(it),
  ))
    declared.push(...(await constantsOf(file)));
  return declared.sort((a, b) => (a.table < b.table ? -1 : 1));
}

async function constantsOf(file: string): Promise<TableData[]> {
  const constants = (await import(join(SRC.pathname, file))) as Record<string, TableData[]>;
  return Object.entries(constants).flatMap(([name, value]) =>
    name.endsWith('_DATA') ? value : [],
  );
}
