import { chain } from '../errors.js';
import type { ErrorFields } from '../errors.js';

/** What a server could not be reached with, or lost with: Node's codes. */
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
 * SQLSTATEs that pass: a lost connection (08), no room left (53), a server that ends or starts (57P),
 * a statement, lock or transaction that took too long, a standby that cannot be written to.
 */
const PASSING = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P0[34]|25006|58030)$/;

/** Those of them that one statement or transaction may meet while others go through. */
const ITS_OWN = /^(?:57014|55P03|25P0[34])$/;

/** What pg, TypeORM and ioredis say without a code. */
const SAID = [
  /^Connection terminated/,
  /^timeout (expired|exceeded when trying to connect)$/,
  /^Query read timeout$/,
  /is not queryable$/,
  /^Cannot use a pool after calling end/,
  /^Query runner already released/,
  // A transaction whose connection was lost between two of its statements.
  /^Database connection provided by a query runner was already released/,
  /^Driver not Connected$/,
  /^Connection is closed\.$/,
  /^Command timed out$/,
  /^Stream isn't writeable/,
  /^Reached the max retries per request limit/,
];

/** A request for a connection that is not even made to wait: too many wait already. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/**
 * Whether the same call may well succeed a little later: the database (or Redis) cannot be reached, is
 * too busy, or took too long. Whether a statement that failed so was carried out is not known.
 */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some((part) => part instanceof DatabaseBusyError || isPassing(part));
}

/** Whether other calls fail now as well: the whole of the database is away, or full. */
export function isAway(error: unknown): boolean {
  return isUnavailable(error) && !chain(error).some(({ code = '' }) => ITS_OWN.test(code));
}

function isPassing({ code = '', syscall, message = '' }: ErrorFields): boolean {
  if (NETWORK.has(code) || PASSING.test(code)) return true;
  // The Unix socket of a Postgres that does not run.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return SAID.some((pattern) => pattern.test(message));
}
