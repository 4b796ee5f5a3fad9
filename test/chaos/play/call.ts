/** Sends one GraphQL operation over HTTP, and classifies the answer as docs/api.md says. */

/** The meaning of an answer to a client. */
export type CallOutcome<T> =
  | { readonly kind: 'DATA'; readonly data: T }
  /** Send it again after some time; `code` is the reason. */
  | { readonly kind: 'AGAIN'; readonly code: string; readonly afterMillis: number }
  /** Do not send it again unchanged. */
  | { readonly kind: 'REFUSED'; readonly code: string; readonly message: string };

interface Body<T> {
  readonly data?: T | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryAfterSeconds?: number };
  }[];
}

/** How long a client waits for an answer before it treats the connection as broken. */
const PATIENCE_MILLIS = 30_000;
const PAUSE_MILLIS = 200;

export async function call<T>(
  address: string,
  token: string | null,
  query: string,
  variables: object,
): Promise<CallOutcome<T>> {
  try {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MILLIS),
    });
    if (response.status === 503) return await unavailable(response);
    return meaningOf((await response.json()) as Body<T>);
  } catch {
    return { kind: 'AGAIN', code: 'CONNECTION', afterMillis: PAUSE_MILLIS };
  }
}

async function unavailable(response: Response): Promise<CallOutcome<never>> {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  await response.arrayBuffer();
  return { kind: 'AGAIN', code: 'UNAVAILABLE', afterMillis: pauseOf(seconds) };
}

function meaningOf<T>({ data, errors }: Body<T>): CallOutcome<T> {
  const [error] = errors ?? [];
  if (!error) return { kind: 'DATA', data: data! };
  const { code = 'NO_CODE', retryAfterSeconds = 0 } = error.extensions ?? {};
  return code === 'UNAVAILABLE' || code === 'RATE_LIMITED'
    ? { kind: 'AGAIN', code, afterMillis: pauseOf(retryAfterSeconds) }
    : { kind: 'REFUSED', code, message: error.message };
}

const pauseOf = (seconds: number) => Math.max(PAUSE_MILLIS, seconds * 1000);
