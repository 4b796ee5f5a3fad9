import type { Credentials, Session } from './credentials.js';
import type { TypedDocument } from './document.js';
import { RefreshSessionDocument } from './generated/graphql.js';
import type { Patience } from './patience.js';
import { failureOf, RequestFailed } from './problems.js';
import type { GraphqlError } from './problems.js';
import { Recovery } from './recovery.js';

interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly GraphqlError[];
}

/** Sends operations over HTTP, with retries. */
export class Transport {
  constructor(
    /** The address to which operations are posted. */
    readonly url: string,
    /** The address from which subscriptions are streamed. */
    readonly streamUrl: string,
    readonly credentials: Credentials,
    private readonly language: string | null,
    readonly send: typeof fetch,
    readonly patience: Patience,
    private readonly onRetry: (error: unknown) => void,
  ) {}

  /**
   * The data of an answer.
   *
   * @throws RequestFailed for a GraphQL or HTTP error; TypeError if the service cannot be reached
   */
  async request<T, V>(
    document: TypedDocument<T, V>,
    variables: V,
    signal?: AbortSignal,
  ): Promise<T> {
    const recovery = this.recovery(isLost, this.patience, signal);
    for (;;) {
      try {
        return await this.post(document, variables, this.headers(), signal);
      } catch (error) {
        if (signal?.aborted) throw error;
        await recovery.after(error);
      }
    }
  }

  /** Decides what a request or a stream does after each failure. */
  recovery(
    isLost: (error: unknown) => boolean,
    patience: Patience,
    signal: AbortSignal | undefined,
  ): Recovery {
    const refresh = this.credentials.canRefresh ? () => this.refresh(patience) : null;
    return new Recovery({ isLost, patience, signal, refresh, onRetry: this.onRetry });
  }

  /** The headers with the credentials and the language of texts. */
  headers(): Record<string, string> {
    return {
      ...this.credentials.headers(),
      ...(this.language && { 'accept-language': this.language }),
    };
  }

  /**
   * Exchanges the refresh token, once for all waiting requests. The old one works a little longer, so that an exchange
   * with a lost answer can be repeated.
   */
  private refresh(patience: Patience): Promise<void> {
    return this.credentials.refresh(async (refreshToken) => {
      const variables = { input: { refreshToken } };
      const recovery = new Recovery({ isLost, patience, refresh: null, onRetry: this.onRetry });
      for (;;) {
        try {
          const { refreshSession } = await this.post(RefreshSessionDocument, variables, {});
          return sessionIn(refreshSession);
        } catch (error) {
          await recovery.after(error);
        }
      }
    });
  }

  private async post<T, V>(
    document: TypedDocument<T, V>,
    variables: V,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<T> {
    const response = await this.send(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...headers,
      },
      body: JSON.stringify({ query: document.toString(), variables }),
      ...(signal && { signal }),
    });
    const { data, errors } = await answerIn<T>(response);
    if (errors?.length) throw failureOf(errors);
    return data!;
  }
}

/** The contents of an answer. @throws RequestFailed if it is not from GraphQL, but for example from a proxy */
export async function answerIn<T>(response: Response): Promise<Answer<T>> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return (await response.json()) as Answer<T>;
  await response.body?.cancel();
  throw refusalOf(response);
}

/** The error for an answer's status. */
export function refusalOf({ status, headers }: Response): RequestFailed {
  const retryAfter = Number(headers.get('retry-after'));
  return new RequestFailed(codeOf(status), `HTTP ${status}`, retryAfter || null);
}

/** `HTTP_…` is the code of a wrong address. It is not retried, because waiting does not help. */
function codeOf(status: number): string {
  if (status === 429) return 'RATE_LIMITED';
  return status >= 500 || status === 408 ? 'UNAVAILABLE' : `HTTP_${status}`;
}

/** The tokens of a payload that signs in. */
export function sessionIn(payload: {
  readonly accessToken?: string | null;
  readonly refreshToken?: string | null;
}): Session | null {
  const { accessToken, refreshToken } = payload;
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** `fetch` throws a TypeError when no answer came. */
const isLost = (error: unknown): boolean => error instanceof TypeError;
