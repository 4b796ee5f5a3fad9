import { createHash } from 'node:crypto';
import type { Sql, Transaction } from '../database/database.js';
import { columns, statement } from '../database/statement.js';
import { failure } from '../api/failure.js';
import type { Failure } from '../api/failure.js';
import { IdempotencyKeyRow } from './tables.js';

/** What an accepted call leaves under its key, in the transaction of what it did. */
export interface StoredAnswer {
  readonly operation: string;
  readonly argumentsHash: Buffer;
  /** The match or challenge that the call was about. */
  readonly subjectId: string;
}

/** A call that may be sent twice; `key` null when the client gave none. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string | null;
  readonly operation: string;
  readonly argumentsHash: Buffer;
}

const ANSWER = { operation: true, argumentsHash: true, subjectId: true } as const;

/** Columns of what is stored under a call's key, `k`: all null where nothing is. */
export const ANSWER_COLUMNS = columns(IdempotencyKeyRow, ANSWER, 'k');

/** Joins what is stored under the key of {@link KeyedValues} to any statement. */
export const JOIN_ANSWER =
  'LEFT JOIN idempotency_keys k ON k.user_id = :userId::uuid AND k.key = :key::text';

/** A call as {@link JOIN_ANSWER} and {@link keepKey} take it; all null for none. */
export type KeyedValues = { readonly [Part in keyof KeyedCall]: KeyedCall[Part] | null };

const NO_CALL: KeyedValues = { userId: null, key: null, operation: null, argumentsHash: null };

export const keyedValues = (call: KeyedCall | null): KeyedValues => call ?? NO_CALL;

/**
 * Keeps a call's key as part of a statement, where it has one; with the `:version` that it made. Breaks
 * KEY_CONSTRAINT when another call was first.
 *
 * @param written the subject that was written, a WITH query of its `id`
 */
export const keepKey = (written: string): string => `
  INSERT INTO idempotency_keys (user_id, key, operation, arguments_hash, subject_id, version)
  SELECT :userId::uuid, :key::text, :operation::text, :argumentsHash::bytea, ${written}.id, :version::integer
  FROM ${written} WHERE :key::text IS NOT NULL`;

/** The UNIQUE constraint that lets one of two equal calls through. */
export const KEY_CONSTRAINT = 'idempotency_keys_once';

const MAX_KEY_LENGTH = 200;

/** Names a call by its operation and arguments; `key` is the client's. */
export function keyedCall(
  userId: string,
  key: string | null | undefined,
  operation: string,
  args: readonly unknown[],
): KeyedCall {
  const argumentsHash = createHash('sha256').update(JSON.stringify(args, inOrder)).digest();
  return { userId, key: key ?? null, operation, argumentsHash };
}

/** Objects by their sorted names: the order in which a client writes them is no argument. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Why a call is refused for its key. */
export type KeyFailure = Failure<'IDEMPOTENCY_KEY_INVALID' | 'IDEMPOTENCY_KEY_REUSED'>;

/** Why a key cannot be one, null when it can. */
export function keyFailure(key: string | null): KeyFailure | null {
  if (key === null || (key.length >= 1 && key.length <= MAX_KEY_LENGTH && !key.includes('\0'))) {
    return null;
  }
  return failure(
    'IDEMPOTENCY_KEY_INVALID',
    `An idempotency key has 1 to ${MAX_KEY_LENGTH} characters.`,
    'idempotencyKey',
  );
}

/** Whether a stored answer is this call's; other arguments under the same key are a mistake. */
export function isRepeat(call: KeyedCall, stored: StoredAnswer): boolean {
  return stored.operation === call.operation && stored.argumentsHash.equals(call.argumentsHash);
}

export const keyReused = (): KeyFailure =>
  failure(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used with other arguments.',
    'idempotencyKey',
  );

const FIND = statement<StoredAnswer, Pick<KeyedValues, 'userId' | 'key'>>(
  'idempotency-find',
  `SELECT ${ANSWER_COLUMNS} FROM idempotency_keys k WHERE k.user_id = :userId AND k.key = :key`,
);

/** What is stored under the call's key, null when nothing is. */
export async function findAnswer(
  sql: Sql,
  { userId, key }: KeyedCall,
): Promise<StoredAnswer | null> {
  return key === null ? null : sql.row(FIND, { userId, key });
}

/** Stores what the call was about; breaks KEY_CONSTRAINT when another call was first. */
export async function storeAnswer(
  within: Transaction,
  { key, ...call }: KeyedCall,
  subjectId: string,
): Promise<void> {
  if (key !== null) await within.of(IdempotencyKeyRow).insert({ ...call, key, subjectId });
}
