import { chain } from '../errors.js';
import type { ErrorFields } from '../errors.js';

/** Node's codes for a server that cannot be reached, or for a lost connection. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/**
 * SQLSTATEs of temporary errors: a lost connection (08), no room left (53), a server that stops or starts (57P), a
 * statement, lock or transaction that took too long, a standby that cannot be written to.
 */
const TEMPORARY = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P0[34]|25006|58030)$/;

/** The code of an error about data that a newer release has written: its processes can read it. */
const NEWER = 'NEWER_RELEASE';

/** The codes that concern only one statement, transaction or row; others may succeed. */
const ONE_STATEMENT = new RegExp(`^(?:57014|55P03|25P0[34]|${NEWER})$`);

/** Messages of pg, TypeORM and ioredis that have no code. */
const MESSAGES = [
  /^Connection terminated/,
  /^timeout (expired|exceeded when trying to connect)$/,
  /^Query read timeout$/,
  /is not queryable$/,
  /^Cannot use a pool after calling end/,
  /^Query runner already released/,
  // the connection of a transaction was lost between two statements
  /^Database connection provided by a query runner was already released/,
  /^Driver not Connected$/,
  /^Connection is closed\.$/,
  /^Command timed out$/,
  /^Stream isn't writeable/,
  /^Reached the max retries per request limit/,
  // a Redis that answers but does not serve
  /^(?:READONLY|OOM|LOADING|MISCONF|CLUSTERDOWN|MASTERDOWN|NOREPLICAS) /,
];

/** A request for a connection that is refused at once, because too many are waiting. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

export const tooManyWait = () => new DatabaseBusyError('too many callers wait for a connection');

/**
 * Whether the same call may succeed a little later: the database (or Redis) cannot be reached, is too busy, or took too
 * long. The failed statement may or may not have been executed.
 */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some((part) => part instanceof DatabaseBusyError || isTemporary(part));
}

/** Whether other calls fail now as well, because the database cannot be reached or is full. */
export function isDatabaseDown(error: unknown): boolean {
  return isUnavailable(error) && !chain(error).some(({ code = '' }) => ONE_STATEMENT.test(code));
}

function isTemporary({ code = '', syscall, message = '' }: ErrorFields): boolean {
  if (NETWORK.has(code) || TEMPORARY.test(code) || code === NEWER) return true;
  // the Unix socket of a Postgres that does not run
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return MESSAGES.some((pattern) => pattern.test(message));
}

/** Whether processes of a newer release can do what this one cannot. */
export const isForNewer = (error: unknown): boolean =>
  chain(error).some(({ code }) => code === NEWER);
