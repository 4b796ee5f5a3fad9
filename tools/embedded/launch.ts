import { open, readFile, rename, stat } from 'node:fs/promises';
import type { Binaries } from './binaries.js';
import type { DataDir } from './data-dir.js';
import { failureOf, isDataInUse } from './failure.js';
import { give, ifThere } from './files.js';
import { run } from './runner.js';
import type { Runner } from './runner.js';
import { PORT } from './socket.js';

/** The size at which a new log file begins. The previous one is kept next to it. */
const LARGEST_LOG = 8 * 1024 * 1024;

/** Nothing listens on the network. Statements and values do not go into the log. */
const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Settings that make tests fast; with them a power cut may destroy the data. */
const FRAGILE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** A Postgres that has been spawned. */
export interface Launch {
  /** Whether it has ended. */
  hasEnded(): boolean;
  /** The error that ended it; `undefined` if another Postgres was first, or if it was killed. */
  reason(): Promise<Error | undefined>;
}

/** Starts Postgres so that it outlives this process. Its log is in the data folder. */
export async function launch(
  data: DataDir,
  binaries: Binaries,
  runner: Runner,
  options: { socketFolder: string; durable: boolean },
): Promise<Launch> {
  await rotateLog(data);
  const log = await open(data.log, 'a', 0o600);
  await give(data.log, data);
  const from = (await log.stat()).size;
  const command = [binaries.postgres, '-D', data.cluster, ...flags(options)];
  const child = run(runner, command, ['ignore', log.fd, log.fd]);
  let ended: 'by itself' | 'by a signal' | null = null;
  child.once('exit', (_code, signal) => (ended = signal ? 'by a signal' : 'by itself'));
  child.once('error', () => (ended = 'by itself'));
  child.unref();
  await log.close();
  return {
    hasEnded: () => ended !== null,
    // a killed Postgres logs no reason, and may be started again
    reason: async () => (ended === 'by a signal' ? undefined : reasonIn(data, from)),
  };
}

function flags(options: { socketFolder: string; durable: boolean }): string[] {
  const settings = {
    ...SETTINGS,
    ...(options.durable ? {} : FRAGILE),
    unix_socket_directories: `"${options.socketFolder.replaceAll('"', '""')}"`,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function reasonIn(data: DataDir, from: number): Promise<Error | undefined> {
  const output = (await readFile(data.log)).subarray(from).toString();
  if (isDataInUse(output)) return undefined;
  return failureOf(output, 'Postgres did not start (see postgres.log in DATA_DIR)');
}

async function rotateLog(data: DataDir): Promise<void> {
  const size = (await ifThere(stat(data.log)))?.size ?? 0;
  if (size > LARGEST_LOG) await rename(data.log, `${data.log}.1`);
}
