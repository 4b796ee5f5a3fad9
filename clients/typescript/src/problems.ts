import type { ErrorCode, UserErrorCode } from './generated/graphql.js';

/** An expected failure, as every payload lists it. */
export interface UserProblem {
  readonly code: UserErrorCode;
  readonly message: string;
  /** The field of the input that is wrong. */
  readonly path?: readonly string[] | null;
  /** Which of several actions was refused, from 0. */
  readonly actionIndex?: number | null;
}

/** The service understood and said no: `problems` tells why, all reasons at once. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly problems: readonly UserProblem[]) {
    super(problems.map(({ code, message }) => `${code}: ${message}`).join('; '));
  }

  /** Whether one of the reasons has this code. */
  has(code: UserErrorCode): boolean {
    return this.problems.some((problem) => problem.code === code);
  }
}

/** The request as a whole was refused or failed: a GraphQL error with its stable code. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';

  constructor(
    /** As docs/errors.md lists them; a string for one that is newer than this client. */
    readonly code: ErrorCode | (string & {}),
    message: string,
    /** After how many seconds it may be asked again; null where waiting does not help. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The payload of a mutation that was done. @throws Refused with all of its `userErrors` */
export function accepted<P extends { readonly userErrors: readonly UserProblem[] }>(payload: P): P {
  if (payload.userErrors.length > 0) throw new Refused(payload.userErrors);
  return payload;
}

/** A GraphQL error as it stands in an answer. */
export interface GraphqlError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The first error of an answer. */
export function failureOf([error]: readonly GraphqlError[]): RequestFailed {
  const { code, retryAfterSeconds } = error?.extensions ?? {};
  return new RequestFailed(
    typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
    error?.message ?? 'The service gave no reason.',
    typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
  );
}
