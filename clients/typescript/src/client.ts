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
import { hangingUp } from './silence.js';
import { streamOf } from './streams.js';
import type { StreamOptions } from './streams.js';
import { sessionIn, Transport } from './transport.js';

/** Where the service is, and who the client is there. */
export interface ClientOptions {
  /** The service's address, such as `http://localhost:3000`. */
  readonly url: string;
  /** A personal token or an app's access token; it is not refreshed. */
  readonly token?: string;
  /** A session that was kept from an earlier sign-in. */
  readonly session?: Session;
  /** Told of every new session, to keep it, and of none when it has ended. */
  readonly onSession?: (session: Session | null) => void;
  /** The language of texts: `de` or `en`. Browsers send their own. */
  readonly language?: 'de' | 'en';
  /** In place of the platform's own. */
  readonly fetch?: typeof fetch;
  /** How long requests are tried; streams go on until they are ended. */
  readonly patience?: Partial<Patience>;
  /** Told of each failure that is waited out: the connection is down, or the service asks for patience. */
  readonly onRetry?: (error: unknown) => void;
}

type Input = Readonly<Record<string, unknown>>;

/** A Bummerl service, as one user or as nobody. */
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
      hangingUp(send, patience.silenceMillis),
      patience,
      options.onRetry ?? (() => undefined),
    );
  }

  /**
   * The answer to an operation of the package, or to one of your own. It is sent again when the answer was lost or
   * the service asks for patience: a mutation gets an `idempotencyKey` where it takes one, so that it is done once.
   *
   * @throws RequestFailed when the request is refused as a whole; TypeError when the service cannot be reached
   */
  request<T, V extends object>(
    document: TypedDocument<T, V>,
    ...[variables, signal]: V extends Readonly<Record<string, never>>
      ? [variables?: V, signal?: AbortSignal]
      : [variables: V, signal?: AbortSignal]
  ): Promise<T> {
    return this.transport.ask(document, keyed(document, (variables ?? {}) as V), signal);
  }

  /** Signs in; the session is refreshed by itself from then on. @throws Refused */
  async signIn(username: string, password: string): Promise<void> {
    const { login } = await this.request(LoginDocument, { input: { username, password } });
    this.transport.credentials.take(sessionIn(accepted(login)));
  }

  /** Ends the session. */
  async signOut(): Promise<void> {
    const { refreshToken } = this.transport.credentials;
    if (refreshToken) await this.request(LogoutDocument, { input: { refreshToken } });
    this.transport.credentials.take(null);
  }

  /** The items of any subscription; see `StreamOptions` for how it goes on after a break. */
  stream<T, V extends object>(options: StreamOptions<T, V>): AsyncGenerator<T, void, void> {
    return streamOf(this.transport, options);
  }

  /** Everything that happens to the user, after a cursor or from now on; each once, in order, over any break. */
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

  /** Everything that happens in a match, until it has ended. */
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

/** Gives an input that takes one an idempotency key, unless it has one. */
function keyed<T, V extends object>(document: TypedDocument<T, V>, variables: V): V {
  const type = /\$input:\s*(\w+)/.exec(document.toString())?.[1];
  const { input } = variables as { readonly input?: Input };
  if (!type || !KEYED_INPUTS.has(type) || !input || input.idempotencyKey) return variables;
  return { ...variables, input: { ...input, idempotencyKey: crypto.randomUUID() } };
}
