import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';

const SRC = new URL('../../src/', import.meta.url);

/** Connects to a test's database like a service, with the entities of every table. */
export async function openSource(url: string, connections: number): Promise<DataSource> {
  for (const file of await readdir(SRC, { recursive: true })) {
    if (file.endsWith('/tables.ts')) await import(join(SRC.pathname, file));
  }
  const options = dataSourceOptions({ DATABASE_URL: url, DATABASE_POOL: connections });
  return new DataSource(options).initialize();
}
