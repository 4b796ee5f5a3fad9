import { BareClient } from '../database/connection.js';
import { ROLE } from './cluster.js';
import { codeOf } from './files.js';
import type { Postmaster } from './postmaster.js';

/** The advisory lock that everyone who uses the embedded Postgres shares. */
const IN_USE = 0x62_75_6e;

/** The service's database within the embedded Postgres. */
const DATABASE = 'bummerl';

/**
 * A connection that says "in use": it shares an advisory lock with every other process on the data
 * folder. The system closes the connection of a process that is killed, so no lease outlives its
 * holder, and whoever leaves last can lock it alone.
 */
export interface Lease {
  readonly postmaster: Postmaster;
  readonly databaseUrl: string;
  /** Settles when the connection has ended, in whatever way. */
  readonly ended: Promise<void>;
  /** Gives the lease back; true when it was the last, and then nobody gets one any more. */
  giveBack(): Promise<boolean>;
}

/** Takes a lease; `undefined` while Postgres starts, repairs itself or ends. */
export async function takeLease(postmaster: Postmaster): Promise<Lease | undefined> {
  if (!postmaster.socketFolder) return undefined;
  const client = new BareClient({
    host: postmaster.socketFolder,
    port: postmaster.port,
    user: ROLE,
    database: 'postgres',
    application_name: 'bummerl-lease',
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined); // `ended` tells it
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
    await createDatabase(client);
    return { postmaster, databaseUrl: urlOf(postmaster), ended, giveBack: () => giveBack(client) };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isPassing(error)) return undefined;
    throw error;
  }
}

/** Only a Postgres whose lease is locked alone may be stopped; the connection keeps the lock. */
async function giveBack(client: BareClient): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await client.query<{ last: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS last',
      [IN_USE],
    );
    if (rows[0]!.last) return true;
    await client.end();
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
  return false;
}

async function createDatabase(client: BareClient): Promise<void> {
  const there = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (there.rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
    // Two first starts at once: the other one has made it.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  });
}

function urlOf({ socketFolder, port }: Postmaster): string {
  return `postgresql://${ROLE}@${encodeURIComponent(socketFolder)}:${port}/${DATABASE}`;
}

/** Refused, ended or not yet ready: what passes when Postgres has started or is gone. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(code)) return true;
  if (code.startsWith('57P')) return true;
  return /Connection terminated|not queryable|was closed/.test((error as Error).message);
}
