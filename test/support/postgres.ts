import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The migrated database that every test database is copied from. */
export const TEMPLATE = 'bummerl_template';

/** A database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it, even with open connections. */
  drop(): Promise<void>;
}

/** A migrated, empty database on the run's real Postgres; drop it in `afterAll`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const database = await copiedFrom(TEMPLATE);
  // The template was made a while ago, and the first api would treat the time since as an outage.
  await asAdmin(`UPDATE heartbeat SET at = now() + interval '1 minute'`, database.url);
  return database;
}

/** A copy of the database `template`, which nobody may use meanwhile. */
export async function copiedFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: urlOf(name),
    drop: () => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The address of database `name` on the run's Postgres. */
export function urlOf(name: string, server = serverUrl()): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement outside every test database. */
export async function asAdmin(sql: string, server = serverUrl()): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run the tests with npm test');
  return url;
}
