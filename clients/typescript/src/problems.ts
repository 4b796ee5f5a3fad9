import type { ErrorCode, UserErrorCode } from './generated/graphql.js';

/** An expected failure, as every payload lists it. */
export interface UserProblem {
  readonly code: UserErrorCode;
  readonly message: string;
  /** The path of the wrong field in the input. */
  readonly path?: readonly (string | number)[] | null;
  /** Which of several actions was refused, from 0. */
  readonly actionIndex?: number | null;
}

/** The service refused the input. `problems` has all reasons. */
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

/** The complete request was refused or failed: a GraphQL error with its stable code. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';

  constructor(
    /** A code of docs/errors.md. A code that is newer than this client is a string. */
    readonly code: ErrorCode | (string & {}),
    message: string,
    /** After how many seconds the request may be sent again; null if waiting does not help. */
    readonly retryAfterSeconds: number | null = null,
    /** What else the service says about it: the scope that is missing, the limit, the dearest field (docs/errors.md). */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(`${code}: ${message}`);
  }
}

/** The payload of a successful mutation. @throws Refused with all `userErrors` */
export function accepted<P extends { readonly userErrors: readonly UserProblem[] }>(payload: P): P {
  if (payload.userErrors.length > 0) throw new Refused(payload.userErrors);
  return payload;
}

/** A GraphQL error in an answer. */
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
    error?.extensions,
  );
}
