import type { Environment } from '../config/config.js';
import { isUnavailable } from '../database/unavailable.js';
import { chain } from '../errors.js';
import type { ErrorFields } from '../errors.js';

type Settings = Pick<Environment, 'PORT' | 'HOST'> & Partial<Pick<Environment, 'METRICS_PORT'>>;

/** The texts for errors of Postgres, by SQLSTATE. */
const POSTGRES: Readonly<Record<string, string>> = {
  '28P01': 'DATABASE_URL: the database refuses the password',
  '28000': 'DATABASE_URL: the database refuses the user, or requires an encrypted connection',
  '3D000': 'DATABASE_URL: there is no database of this name: create it, then start again',
  '42501': 'DATABASE_URL: the user may not create tables: make it the owner of the database',
  '53300': 'DATABASE_URL: the database has no connection left: raise its max_connections',
  '57P03': 'DATABASE_URL: the database is not ready yet: start again in a moment',
  '53100': 'the disk of the database is full: free some space, then start again',
};

/**
 * Explains a failed start in one line that says what is wrong and what to do. `undefined` for an unexpected error: its
 * stack trace is shown.
 */
export function explain(error: unknown, settings: Settings): string | undefined {
  for (const failure of chain(error)) {
    if (failure.name === 'StartupError') return failure.message; // also one of the embedded Postgres
    const line = listening(failure, settings) ?? POSTGRES[failure.code ?? ''];
    if (line) return line;
  }
  return undefined;
}

/** Like `explain`, but also explains the loss of a server that answered at first. */
export function explainStart(error: unknown, settings: Settings): string | undefined {
  const lost =
    'the database, or Redis, was lost during the start: check that it runs, then start again';
  return explain(error, settings) ?? (isUnavailable(error) ? lost : undefined);
}

function listening(failure: ErrorFields, settings: Settings): string | undefined {
  const { code, port, hostname, syscall } = failure;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && hostname === settings.HOST)) {
    return 'HOST is not an address of this machine: remove it, or use 0.0.0.0 for every address';
  }
  if (syscall !== 'listen' && syscall !== 'bind') return undefined;
  const name = settingOf(port, settings);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop the program that listens there, or choose another port, as in ${name}=${another(port)} npm start`;
  }
  if (code === 'EACCES') {
    return `Port ${port} is reserved for the system: choose another port, as in ${name}=3000 npm start`;
  }
  return undefined;
}

function settingOf(port: number | undefined, { PORT, METRICS_PORT }: Settings): string {
  if (port === PORT) return 'PORT';
  return port === METRICS_PORT ? 'METRICS_PORT' : 'WORKER_PORT';
}

function another(port = 3000): number {
  return port < 65_535 ? port + 1 : 3000;
}
