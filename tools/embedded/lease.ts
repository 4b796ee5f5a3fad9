import { Client } from 'pg';
import { ROLE } from './cluster.js';
import { codeOf } from './files.js';
import type { Postmaster } from './postmaster.js';

/** The advisory lock that all users of the embedded Postgres share. */
const IN_USE = 0x62_75_6e;

/** The service's database within the embedded Postgres. */
const DATABASE = 'bummerl';

/**
 * A connection that marks Postgres as used: it shares an advisory lock with every other process on the data folder. The
 * system closes the connection of a killed process, so no lease outlives its holder. The last process to leave can take
 * the lock alone.
 */
export interface Lease {
  readonly postmaster: Postmaster;
  readonly databaseUrl: string;
  /** Resolves when the connection has ended for any reason. */
  readonly ended: Promise<void>;
  /** Ends the lease; true if it was the last one. Then nobody can get a new one. */
  giveBack(): Promise<boolean>;
}

/** Takes a lease; `undefined` while Postgres starts, repairs itself or stops. */
export async function takeLease(postmaster: Postmaster): Promise<Lease | undefined> {
  if (!postmaster.socketFolder) return undefined;
  const client = new Client({
    host: postmaster.socketFolder,
    port: postmaster.port,
    user: ROLE,
    database: 'postgres',
    application_name: 'bummerl-lease',
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined); // `ended` reports it
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
    await createDatabase(client);
    return { postmaster, databaseUrl: urlOf(postmaster), ended, giveBack: () => giveBack(client) };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isTemporary(error)) return undefined;
    throw error;
  }
}

/** Postgres may be stopped only by the process that holds the lock alone. Its connection keeps the lock. */
async function giveBack(client: Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await client.query<{ last: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS last',
      [IN_USE],
    );
    if (rows[0]!.last) return true;
    await client.end();
  } catch (error) {
    if (!isTemporary(error)) throw error;
  }
  return false;
}

async function createDatabase(client: Client): Promise<void> {
  const there = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (there.rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
    // another process that starts for the first time has made it
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  });
}

function urlOf({ socketFolder, port }: Postmaster): string {
  return `postgresql://${ROLE}@${encodeURIComponent(socketFolder)}:${port}/${DATABASE}`;
}

/** Whether an error is temporary: Postgres is just starting or stopping. */
function isTemporary(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(code)) return true;
  if (code.startsWith('57P')) return true;
  return /Connection terminated|not queryable|was closed/.test((error as Error).message);
}
