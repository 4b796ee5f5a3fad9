/** What each statement of one role changes, as Postgres sees it: with cascades and triggers, and none that finds nothing. */
import type { Client } from 'pg';

/** The role of the connections that are watched. */
export const WATCHED = 'watched';
const PASSWORD = 'watched';

export interface Touched {
  /** Statements that can change rows, those that found none among them. */
  readonly statements: number;
  readonly rows: number;
  /** The most rows that one statement has changed, in all tables together. */
  readonly mostRows: number;
  readonly longestTransactionMillis: number;
}

const LOG = `
  CREATE UNLOGGED TABLE touched (pid integer, began timestamptz, sent timestamptz, at timestamptz, count integer);
  CREATE FUNCTION note_touched() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO touched SELECT pg_backend_pid(), now(), statement_timestamp(), clock_timestamp(), count(*) FROM changed;
    RETURN NULL;
  END $$`;

const TABLES = `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
  AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> 'touched'`;

const CHANGES = [
  ['INSERT', 'NEW'],
  ['UPDATE', 'NEW'],
  ['DELETE', 'OLD'],
] as const;

/** Notes what the role {@link WATCHED} changes from now on. */
export async function watchTouched(client: Client): Promise<void> {
  await client.query(LOG);
  await client.query(
    `DO $$ BEGIN CREATE ROLE ${WATCHED} SUPERUSER LOGIN PASSWORD '${PASSWORD}';
     EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  );
  const { rows } = await client.query<{ name: string }>(TABLES);
  for (const { name } of rows)
    for (const [act, which] of CHANGES)
      await client.query(
        `CREATE TRIGGER note_touched_${act} AFTER ${act} ON ${name} REFERENCING ${which} TABLE AS changed
         FOR EACH STATEMENT WHEN (current_user = '${WATCHED}') EXECUTE FUNCTION note_touched()`,
      );
}

/** The database's address for the role {@link WATCHED}. */
export function watchedUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = WATCHED;
  url.password = PASSWORD;
  return url.href;
}

/** What was changed since the last call. Rows of a cascade belong to the statement that has caused them. */
export async function readTouched(client: Client): Promise<Touched> {
  const { rows } = await client.query<Touched>(
    `WITH gone AS (DELETE FROM touched RETURNING *),
       statements AS (SELECT sum(count)::integer AS rows, extract(epoch FROM max(at) - min(began)) * 1000 AS millis
                      FROM gone GROUP BY pid, sent)
     SELECT count(*)::integer AS statements, sum(rows)::integer AS rows, max(rows) AS "mostRows",
       max(millis)::float8 AS "longestTransactionMillis" FROM statements`,
  );
  return rows[0]!;
}
