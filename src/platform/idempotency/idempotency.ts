import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { failuresOf } from '../api/failure.js';
import type { Failure } from '../api/failure.js';
import type { CallTypes } from '../database/batched.js';
import { breaksUnique, Database } from '../database/database.js';
import type { Transaction } from '../database/database.js';
import { statement } from '../database/statement.js';

/** A call that may be sent twice; `key` is null if the client sent none. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string | null;
  readonly operation: string;
  readonly argumentsHash: Buffer;
}

/** Describes a call by its operation and a hash of its arguments. */
export function keyedCall(
  userId: string,
  key: string | null | undefined,
  operation: string,
  args: readonly unknown[],
): KeyedCall {
  return { userId, key: key ?? null, operation, argumentsHash: key ? hashOf(args) : NO_HASH };
}

const hashOf = (args: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(args, inOrder)).digest();

/** A call without a key is not stored. */
const NO_HASH = Buffer.alloc(0);

/** Sorts the properties of objects: the order in which a client writes them must not change the hash. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const MAX_KEY_LENGTH = 200;

/** The reasons to refuse a call because of its key. */
export const KEY_FAILURES = {
  IDEMPOTENCY_KEY_INVALID: {
    en: `An idempotency key has 1 to ${MAX_KEY_LENGTH} characters.`,
    de: `Ein Idempotenz-Schlüssel hat 1 bis ${MAX_KEY_LENGTH} Zeichen.`,
    todo: 'Send another key, such as a random UUID.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    en: 'This idempotency key was used with other arguments.',
    de: 'Dieser Idempotenz-Schlüssel wurde mit anderen Argumenten verwendet.',
    todo: 'Make a new key for each thing you want to do, and send it again only with the same arguments.',
  },
};

type KeyFailure = Failure<keyof typeof KEY_FAILURES>;

const failureOfKey = failuresOf('idempotency keys', KEY_FAILURES);

/** The failure of a key that is not valid, else null. */
export function keyFailure(key: string | null): KeyFailure | null {
  if (key === null || (key.length >= 1 && key.length <= MAX_KEY_LENGTH && !key.includes('\0'))) {
    return null;
  }
  return failureOfKey('IDEMPOTENCY_KEY_INVALID', 'idempotencyKey');
}

export const keyReused = (): KeyFailure => failureOfKey('IDEMPOTENCY_KEY_REUSED', 'idempotencyKey');

/** A call's values for {@link joinKey} and {@link keepKey}; each is null if no user made the call. */
export type KeyedValues = {
  readonly [Part in keyof KeyedCall]: KeyedCall[Part] extends Buffer
    ? string | null
    : KeyedCall[Part] | null;
};

export const KEYED_TYPES: CallTypes<KeyedValues> = {
  userId: 'uuid',
  key: 'text',
  operation: 'text',
  argumentsHash: 'bytea',
};

const NO_CALL: KeyedValues = { userId: null, key: null, operation: null, argumentsHash: null };

/** The characters that are stored of a key's hash: 132 bits. */
const STORED_LENGTH = 22;

/** A key as it is stored: a hash, so that a row's size does not depend on the client. */
const storedKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, STORED_LENGTH);

/** The call with its key as it is stored. */
const asStored = (call: KeyedCall): KeyedCall => ({
  ...call,
  key: call.key === null ? null : storedKey(call.key),
});

export const keyedValues = (call: KeyedCall | null): KeyedValues =>
  call?.key
    ? {
        ...call,
        key: storedKey(call.key),
        argumentsHash: `\\x${call.argumentsHash.toString('hex')}`,
      }
    : NO_CALL;

/** Joins the stored call with the same key to a statement, as `k`. `call` has the {@link KEYED_TYPES}. */
export const joinKey = (call: string): string =>
  `LEFT JOIN idempotency_keys k ON k.user_id = ${call}."userId" AND k.key = ${call}.key`;

const isRepeat = (operation: string, argumentsHash: string): string =>
  `(k.operation = ${operation} AND k.arguments_hash = ${argumentsHash}) AS "isRepeat"`;

/** Whether the stored call is equal to this one. Null if no call is stored with the key. */
export const isRepeatOf = (call: string): string =>
  isRepeat(`${call}.operation`, `${call}."argumentsHash"`);

/**
 * The part of a statement that stores the keys of calls that have one. Fails if another call stored a key first: see
 * {@link isKeyConflict}.
 *
 * @param written a WITH query of the subjects that were written: their `id` and `version`, and the {@link KEYED_TYPES}
 */
export const keepKey = (written: string): string => `
  INSERT INTO idempotency_keys (user_id, key, operation, arguments_hash, subject_id, version)
  SELECT "userId", key, operation, "argumentsHash", id, version FROM ${written} WHERE key IS NOT NULL`;

/** Whether a key could not be stored because another call stored it at the same time. */
export const isKeyConflict = (error: unknown): boolean =>
  breaksUnique(error, 'idempotency_keys_once');

interface StoredAnswer {
  /** The match, challenge or message that the call was about. */
  readonly subjectId: string;
  readonly isRepeat: boolean;
}

const FIND = statement<StoredAnswer, KeyedCall>(
  'idempotency-find',
  `SELECT k.subject_id AS "subjectId", ${isRepeat(':operation::text', ':argumentsHash::bytea')}
   FROM idempotency_keys k WHERE k.user_id = :userId AND k.key = :key`,
);

/** Fails if another call stored the key first: see {@link isKeyConflict}. */
const KEEP = statement<object, KeyedCall & { readonly subjectId: string }>(
  'idempotency-keep',
  `INSERT INTO idempotency_keys (user_id, key, operation, arguments_hash, subject_id)
   VALUES (:userId, :key, :operation, :argumentsHash, :subjectId)`,
);

/** The result of a call: the engine's `Result`. */
type Outcome<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Changes something in a transaction; `keep` stores the id of the subject that the call is about. */
type Change<T, E> = (
  transaction: Transaction,
  keep: (subjectId: string) => Promise<void>,
) => Promise<Outcome<T, E>>;

/** Writes in one transaction, with the call's key. A refusal writes nothing. */
export type Write = <T, E>(change: Change<T, E>) => Promise<Outcome<T, E>>;

interface KeyedWork<T, E> {
  /** Does the work of the call. Work that needs its own connection belongs before or after `write`. */
  readonly first: (write: Write) => Promise<Outcome<T, E>>;
  /** Returns the subject of an equal earlier call, in its current state. */
  readonly again: (subjectId: string) => Promise<Outcome<T, E>>;
}

/** Carries a refusal out of a transaction, so that the transaction is rolled back. */
class Refused<E> extends Error {
  constructor(readonly failure: E) {
    super('refused');
  }
}

/**
 * Does a call's work once for its key, however often the call is sent. A move does the same within its own statements,
 * with {@link joinKey} and {@link keepKey}.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  async once<T, E>(call: KeyedCall, work: KeyedWork<T, E>): Promise<Outcome<T, E | KeyFailure>> {
    const badKey = keyFailure(call.key);
    if (badKey) return { ok: false, error: badKey };
    const earlier = await this.earlier(call, work);
    if (earlier) return earlier;
    try {
      const outcome = await work.first((change) => this.write(call, change));
      if (outcome.ok) return outcome;
      // This call may be refused only because an equal call was done first: then the answer is that call's result.
      return (await this.earlier(call, work)) ?? outcome;
    } catch (error) {
      if (isKeyConflict(error)) return this.once(call, work);
      throw error;
    }
  }

  /**
   * Stores a call's key in a transaction that the work has begun itself, without `write`.
   *
   * @param subjectId the match, challenge or message that the call is about
   */
  async keep(call: KeyedCall, subjectId: string, within: Transaction): Promise<void> {
    if (call.key !== null) await within.rows(KEEP, { ...asStored(call), subjectId });
  }

  /** The result of an earlier call with the key, null if there was none. */
  private async earlier<T, E>(
    call: KeyedCall,
    { again }: KeyedWork<T, E>,
  ): Promise<Outcome<T, E | KeyFailure> | null> {
    const answer = call.key === null ? null : await this.database.row(FIND, asStored(call));
    if (!answer) return null;
    return answer.isRepeat ? again(answer.subjectId) : { ok: false, error: keyReused() };
  }

  private async write<T, E>(call: KeyedCall, change: Change<T, E>): Promise<Outcome<T, E>> {
    try {
      return await this.database.transaction(async (transaction) => {
        const outcome = await change(transaction, (id) => this.keep(call, id, transaction));
        if (!outcome.ok) throw new Refused(outcome.error);
        return outcome;
      });
    } catch (error) {
      if (error instanceof Refused) return { ok: false, error: error.failure as E };
      throw error;
    }
  }
}
