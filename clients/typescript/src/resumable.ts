import { BRIEF, endless } from './patience.js';
import type { Patience } from './patience.js';
import { failureOf, RequestFailed } from './problems.js';
import type { GraphqlError } from './problems.js';
import { Recovery } from './recovery.js';
import { continued } from './streams.js';
import { refusalOf } from './transport.js';

/** A result of a subscription, in the form that graphql-ws, graphql-sse, urql and Apollo Client give it. */
export interface StreamResult<T> {
  readonly data?: T | null | undefined;
  readonly errors?: readonly GraphqlError[] | undefined;
  readonly error?: unknown;
}

/** Takes the results of a subscription, and how it ends. */
export interface StreamSink<T> {
  next(result: StreamResult<T>): void;
  error(reason: unknown): void;
  complete(): void;
}

/** Opens the subscription after a cursor, and returns what ends it. */
export type Subscribe<T> = (
  after: string,
  sink: StreamSink<T>,
) => (() => void) | { unsubscribe(): void };

/** Where a stream begins, and how it continues. */
export interface ResumableOptions<T> {
  /** The cursor after which it begins: a stored one, or an `eventCursor`. */
  readonly after: string;
  /** The cursor in the data of a result. */
  readonly cursorOf: (data: T) => string;
  /** Gets a new access token. It is called once when the service refuses the last one. */
  readonly refresh?: () => Promise<void>;
  readonly signal?: AbortSignal;
  /** The pauses between two connections. */
  readonly patience?: Pick<Patience, 'firstPauseMillis'>;
  /** Called before each new connection that follows a failure. */
  readonly onRetry?: (error: unknown) => void;
}

/** The connection is lost, or the library reported an error that does not come from the service. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The connection is lost.', { cause });
  }
}

/**
 * The data of a subscription's results, by any library. After a lost connection it subscribes again after the cursor of
 * the last result, so that none is lost and none comes twice. The library must not do that itself: it would begin at the
 * first cursor again. It ends when the service completes it, or when the signal is aborted.
 *
 * @throws RequestFailed if a new connection does not help, for example with a wrong token
 */
export function resumable<T extends object>(
  subscribe: Subscribe<T>,
  { after, cursorOf, refresh, signal, patience, onRetry }: ResumableOptions<T>,
): AsyncGenerator<T, void, void> {
  const recovery = new Recovery({
    isLost: (error) => error instanceof ConnectionLost,
    patience: endless({ ...BRIEF, ...patience }),
    signal,
    refresh: refresh ?? null,
    onRetry: onRetry ?? (() => undefined),
  });
  let cursor = after;
  async function* connection() {
    for await (const { data, errors, error } of resultsOf(subscribe, cursor, signal)) {
      // urql repeats the last data with an error that follows it.
      const next = hasValue(data) && cursorOf(data);
      if (next && next !== cursor) {
        cursor = next;
        yield data;
      } else if (errors?.length) throw failureOf(errors);
      else if (error) throw reasonOf(error);
    }
  }
  return continued(connection, recovery, signal);
}

const hasValue = <T extends object>(data: T | null | undefined): data is T =>
  !!data && Object.values(data).some((value) => value !== null);

/** The results of one connection, as they come. */
async function* resultsOf<T>(
  subscribe: Subscribe<T>,
  after: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamResult<T>, void, void> {
  const waiting: StreamResult<T>[] = [];
  let end: StreamResult<T> | null = null;
  let wake = (): void => undefined;
  const finish = (last: StreamResult<T>) => {
    end ??= last;
    wake();
  };
  const stop = () => finish({});
  const subscription = subscribe(after, {
    next: (result) => {
      waiting.push(result);
      wake();
    },
    error: (error) => finish({ error: error ?? new ConnectionLost(error) }),
    complete: stop,
  });
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      yield* waiting.splice(0);
      if (waiting.length > 0) continue;
      if (end) return yield end;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    if (typeof subscription === 'function') subscription();
    else subscription.unsubscribe();
  }
}

/** The forms in which the libraries report why a subscription has ended. */
interface Reported {
  /** graphql-ws: a close event. */
  readonly code?: unknown;
  /** Apollo Client, and a list of its own of graphql-ws. */
  readonly errors?: readonly GraphqlError[];
  /** urql. */
  readonly graphQLErrors?: readonly GraphqlError[];
  readonly networkError?: unknown;
  /** graphql-sse and urql. */
  readonly response?: Response;
  readonly message?: unknown;
}

/** The reason in an error of any of the libraries. */
function reasonOf(error: unknown): Error {
  if (error instanceof ConnectionLost) return error;
  const reported = (error ?? {}) as Reported;
  const { graphQLErrors, errors, networkError, response } = reported;
  const [listed] = [error, errors, graphQLErrors].filter(isFilledList);
  if (listed) return failureOf(listed);
  if (networkError) return reasonOf(networkError);
  const code = closeCodeOf(reported);
  if (code !== null && isFinal(code)) {
    const name = code === FORBIDDEN ? 'UNAUTHENTICATED' : `SOCKET_${code}`;
    return new RequestFailed(name, `the service has closed the socket with ${code}`);
  }
  return response && !response.ok ? refusalOf(response) : new ConnectionLost(error);
}

const isFilledList = (list: unknown): list is readonly GraphqlError[] =>
  Array.isArray(list) && list.length > 0;

/** A socket's close code. Apollo Client has it only in its message. */
function closeCodeOf({ code, message }: Reported): number | null {
  if (typeof code === 'number') return code;
  const [, written] = /^Socket closed with event (\d{4})/.exec(String(message)) ?? [];
  return written ? Number(written) : null;
}

const FORBIDDEN = 4403;

/** Close codes about time, which do not come again: the connection was slow, or the client has ended a silent one. */
const ABOUT_TIME = [4408, 4499];

/** Whether a new connection would be closed with the same code (docs/errors.md). */
const isFinal = (code: number): boolean =>
  code === 1009 || (code >= 4400 && code < 4500 && !ABOUT_TIME.includes(code));
