import type { Credentials, Session } from './credentials.js';
import { RefreshSessionDocument } from './generated/graphql.js';
import type { TypedDocumentString } from './generated/graphql.js';
import { pause, pauseMillis, TRIES } from './patience.js';
import { failureOf, RequestFailed } from './problems.js';
import type { GraphqlError } from './problems.js';

/** Whoever is told to come back later than this is told so, and decides. */
const LONGEST_WAIT_SECONDS = 60;

/** What passes by itself. */
const PASSING = ['RATE_LIMITED', 'UNAVAILABLE'];

interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly GraphqlError[];
}

/** Sends operations over HTTP, again where that may help. */
export class Transport {
  constructor(
    /** Where operations are posted to. */
    readonly url: string,
    /** Where subscriptions are streamed from. */
    readonly streamUrl: string,
    readonly credentials: Credentials,
    private readonly language: string | null,
    readonly send: typeof fetch,
  ) {}

  /**
   * The data of an answer.
   *
   * @throws RequestFailed when the request is refused as a whole; TypeError when the service cannot be reached
   */
  async ask<T, V>(
    document: TypedDocumentString<T, V>,
    variables: V,
    signal?: AbortSignal,
  ): Promise<T> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.post(document, variables, this.headers(), signal);
      } catch (error) {
        if (signal?.aborted || failures + 1 >= TRIES) throw error;
        await this.recover(error, failures, isLost, signal);
      }
    }
  }

  /**
   * Does what makes another try worth it after so many failures in a row: signs in anew, or waits.
   *
   * @param isLost whether an error that the service did not send says that no answer came
   * @throws what neither mends
   */
  async recover(
    error: unknown,
    failures: number,
    isLost: (error: unknown) => boolean,
    signal?: AbortSignal,
  ): Promise<void> {
    if (isSignedOut(error) && this.credentials.canRefresh && failures === 0) return this.refresh();
    const seconds = error instanceof RequestFailed ? waitAfter(error) : isLost(error) ? 0 : null;
    if (seconds === null) throw error;
    await pause(seconds * 1000 + pauseMillis(failures), signal);
  }

  /** The headers that say who asks, and in which language texts are wanted. */
  headers(): Record<string, string> {
    return {
      ...this.credentials.headers(),
      ...(this.language && { 'accept-language': this.language }),
    };
  }

  /** Exchanges the refresh token, once for all who wait. @throws RequestFailed when the session has ended */
  private refresh(): Promise<void> {
    return this.credentials.refresh(async (refreshToken) => {
      const variables = { input: { refreshToken } };
      const { refreshSession } = await this.post(RefreshSessionDocument, variables, {});
      return sessionIn(refreshSession);
    });
  }

  private async post<T, V>(
    document: TypedDocumentString<T, V>,
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

/** What an answer says; one that is not GraphQL's comes from something between the client and the service. */
async function answerIn<T>(response: Response): Promise<Answer<T>> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return (await response.json()) as Answer<T>;
  const retryAfter = Number(response.headers.get('retry-after'));
  const code = response.status === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE';
  throw new RequestFailed(code, `HTTP ${response.status}`, retryAfter || null);
}

/** The tokens of a payload that signs in. */
export function sessionIn(payload: {
  readonly accessToken?: string | null;
  readonly refreshToken?: string | null;
}): Session | null {
  const { accessToken, refreshToken } = payload;
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** How many seconds the service asks to wait for; null where it is no use, or too long. */
function waitAfter({ code, retryAfterSeconds }: RequestFailed): number | null {
  const seconds = retryAfterSeconds ?? 0;
  return PASSING.includes(code) && seconds <= LONGEST_WAIT_SECONDS ? seconds : null;
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === 'UNAUTHENTICATED';

/** `fetch` throws a TypeError when no answer came. */
const isLost = (error: unknown): boolean => error instanceof TypeError;
