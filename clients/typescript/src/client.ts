import { Credentials } from './credentials.js';
import type { Session } from './credentials.js';
import type { TypedDocument } from './document.js';
import {
  EventAddedDocument,
  KEYED_INPUTS,
  LoginDocument,
  LogoutDocument,
  MatchEventAddedDocument,
} from './generated/graphql.js';
import type { EventAddedSubscription, MatchEventAddedSubscription } from './generated/graphql.js';
import { BRIEF } from './patience.js';
import type { Patience } from './patience.js';
import { accepted } from './problems.js';
import { withIdleTimeout } from './idle-timeout.js';
import { streamOf } from './streams.js';
import type { StreamOptions } from './streams.js';
import { sessionIn, Transport } from './transport.js';

/** The service's address, the user's credentials, and the behaviour of the client. */
export interface ClientOptions {
  /** The service's address, such as `http://localhost:3000`. */
  readonly url: string;
  /** A personal token or an app's access token; it is not refreshed. */
  readonly token?: string;
  /** A stored session from an earlier sign-in. */
  readonly session?: Session;
  /** Called with every new session, which the program stores, and with null when the session has ended. */
  readonly onSession?: (session: Session | null) => void;
  /** The language of texts: `de` or `en`. Browsers send their own. */
  readonly language?: 'de' | 'en';
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof fetch;
  /** How long requests are retried. Streams are retried until they are ended. */
  readonly patience?: Partial<Patience>;
  /** Called before each retry: the connection is down, or the service asks the client to wait. */
  readonly onRetry?: (error: unknown) => void;
}

type Input = Readonly<Record<string, unknown>>;

/** A client of a Bummerl service, for one user or without sign-in. */
export class Client {
  private readonly transport: Transport;

  constructor(options: ClientOptions) {
    const base = options.url.replace(/\/+$/, '');
    const { token = null, session = null, onSession = () => undefined } = options;
    const patience = { ...BRIEF, ...options.patience };
    const send = options.fetch ?? ((...request) => fetch(...request));
    this.transport = new Transport(
      `${base}/graphql`,
      `${base}/graphql/stream`,
      new Credentials(token, session, onSession),
      options.language ?? null,
      withIdleTimeout(send, patience.silenceMillis),
      patience,
      options.onRetry ?? (() => undefined),
    );
  }

  /**
   * The answer to an operation of the package, or to your own. It is sent again if the answer was lost or the service
   * asks the client to wait. A mutation gets an `idempotencyKey` if its input has one, so that it is done only once.
   *
   * @throws RequestFailed for a GraphQL or HTTP error; TypeError if the service cannot be reached
   */
  request<T, V extends object>(
    document: TypedDocument<T, V>,
    ...[variables, signal]: V extends Readonly<Record<string, never>>
      ? [variables?: V, signal?: AbortSignal]
      : [variables: V, signal?: AbortSignal]
  ): Promise<T> {
    return this.transport.request(document, keyed(document, (variables ?? {}) as V), signal);
  }

  /**
   * Signs in. From then on the session is refreshed automatically.
   *
   * @param code of the second factor, if the account has one
   * @throws Refused with SECOND_FACTOR_REQUIRED when a code is missing
   */
  async signIn(username: string, password: string, code?: string): Promise<void> {
    const input = { username, password, ...(code !== undefined && { code }) };
    const { login } = await this.request(LoginDocument, { input });
    this.transport.credentials.set(sessionIn(accepted(login)));
  }

  /** Ends the session. */
  async signOut(): Promise<void> {
    const { refreshToken } = this.transport.credentials;
    if (refreshToken) await this.request(LogoutDocument, { input: { refreshToken } });
    this.transport.credentials.set(null);
  }

  /** The items of any subscription. `StreamOptions` describes how it continues after a lost connection. */
  stream<T, V extends object>(options: StreamOptions<T, V>): AsyncGenerator<T, void, void> {
    return streamOf(this.transport, options);
  }

  /** The user's events, after a cursor or from now on. Each comes once, in order, also after lost connections. */
  async *events(
    after: string | null = null,
    signal?: AbortSignal,
  ): AsyncGenerator<EventAddedSubscription['eventAdded'], void, void> {
    const items = this.stream({
      document: EventAddedDocument,
      variables: { after },
      resume: ({ eventAdded }) => ({ after: eventAdded.cursor }),
      ...(signal && { signal }),
    });
    for await (const { eventAdded } of items) yield eventAdded;
  }

  /** The events of a match, until it has ended. */
  async *matchEvents(
    matchId: string,
    after: string | null = null,
    signal?: AbortSignal,
  ): AsyncGenerator<MatchEventAddedSubscription['matchEventAdded'], void, void> {
    const items = this.stream({
      document: MatchEventAddedDocument,
      variables: { matchId, after },
      resume: ({ matchEventAdded }) => ({ matchId, after: matchEventAdded.cursor }),
      ...(signal && { signal }),
    });
    for await (const { matchEventAdded } of items) yield matchEventAdded;
  }
}

/** Adds an idempotency key to an input that takes one, unless it has one. */
function keyed<T, V extends object>(document: TypedDocument<T, V>, variables: V): V {
  const type = /\$input:\s*(\w+)/.exec(document.toString())?.[1];
  const { input } = variables as { readonly input?: Input };
  if (!type || !KEYED_INPUTS.has(type) || !input || input.idempotencyKey) return variables;
  return { ...variables, input: { ...input, idempotencyKey: crypto.randomUUID() } };
}
