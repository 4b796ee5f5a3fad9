import { types } from 'node:util';
import pg from 'pg';
import type { ClientConfig, QueryResult } from 'pg';
import type { Config } from '../config/config.js';
import { OutageLog } from '../logging/throttled-log.js';
import { READ_ONLY, ReadOnlyError } from './read-only.js';
import { Server } from './server.js';
import type { Servers } from './servers.js';

/** The settings that limit how long the service waits for its database. */
export type DatabaseTimes = Pick<
  Config,
  | 'DATABASE_WAIT_MILLIS'
  | 'DATABASE_STATEMENT_MILLIS'
  | 'DATABASE_LOCK_MILLIS'
  | 'DATABASE_IDLE_MILLIS'
>;

/** The client gives up this much later than Postgres does. It matters only if Postgres does not answer at all. */
const GRACE_MILLIS = 2_000;

/** A connection that no longer answers is noticed in seconds, not hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Settings of Postgres for one connection, by their names: times in milliseconds, a search path. */
export type ConnectionSettings = Readonly<Record<string, number | string>>;

/** How a {@link DatabaseClient} connects. */
export interface DatabaseClientConfig extends ClientConfig {
  /**
   * Set by a statement after the connection is open. As parameters of the start they would be lost or refused behind
   * PgBouncer.
   */
  readonly session?: ConnectionSettings;
  /** The servers among which the client chooses one; none: it has one host. */
  readonly servers?: Servers;
}

/**
 * The limits of a service's connection. Long work (migrations, the rebuild of ratings) connects without them, because
 * it may take any time.
 */
export function boundedTimes(times: DatabaseTimes) {
  const statement = times.DATABASE_STATEMENT_MILLIS;
  return {
    ...KEEP_ALIVE,
    connectionTimeoutMillis: times.DATABASE_WAIT_MILLIS,
    session: {
      statement_timeout: statement,
      lock_timeout: times.DATABASE_LOCK_MILLIS,
      idle_in_transaction_session_timeout: times.DATABASE_IDLE_MILLIS,
    },
    ...(statement > 0 && { query_timeout: statement + GRACE_MILLIS }),
  } satisfies DatabaseClientConfig;
}

/** pg's own client. Its user must handle the loss of the connection. */
export { Client as BareClient } from 'pg';

const outage = new OutageLog('connections to Postgres are lost');

/** pg's message for a statement that got no answer in time. */
const NO_ANSWER = 'Query read timeout';

/** pg types its callback for a failure and for a success apart. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** The server that a client connects to. */
export const serverOf = ({ host, port, database }: Pick<pg.Client, 'host' | 'port' | 'database'>) =>
  Server.named(`${host}:${port}/${database}`);

/** Whether the server is read-only. Behind PgBouncer it does not say so by itself, so it is asked. */
const ROLE = `SELECT current_setting('transaction_read_only') = 'on' AS is_read_only`;

/**
 * A client that is connected only to a server that can be written to. It survives the loss of its connection without
 * ending the process: pg reports a loss by the event `error`. Between two users of the connection nobody listens for
 * it, and Node would throw an uncaught exception. The next user notices the loss at the next statement.
 */
export class DatabaseClient extends pg.Client {
  private readonly session: ConnectionSettings;
  private readonly server: Server;
  private readonly servers: Servers | undefined;

  constructor({ session = {}, servers, ...config }: DatabaseClientConfig = {}) {
    super(config);
    this.session = session;
    this.servers = servers;
    this.server = serverOf(this);
  }

  override connect(): Promise<pg.Client>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.Client> | void {
    const done = this.server.open(() => this.open());
    const tell = connected as ((error: Error | null, client?: pg.Client) => void) | undefined;
    if (!tell) return done;
    void done.then((client) => tell(null, client), tell);
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...args);
    outage.note(args[0]);
    return this.listenerCount('error') > 0 && super.emit(event, ...args);
  }

  /** Has the overloads of pg's own method; `never` fits the return type of each. */
  override query(...args: unknown[]): never {
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const answer = query(...args);
    if (!types.isPromise(answer)) return answer as never;
    return this.checked(args[0], answer as Promise<QueryResult>) as never;
  }

  private async open(): Promise<pg.Client> {
    // Its host and port.
    if (this.servers) Object.assign(this, await this.servers.choose());
    try {
      await super.connect();
      await this.begin();
      return this;
    } catch (error) {
      this.servers?.forget();
      void this.end();
      throw error;
    }
  }

  /** Checks the server and applies the settings, in one round trip. */
  private async begin(): Promise<void> {
    const set = Object.entries(this.session).map(
      ([name, value]) => `set_config('${name}', '${value}', false)`,
    );
    const { rows } = await super.query<{ is_read_only: boolean }>([ROLE, ...set].join(', '));
    if (rows[0]!.is_read_only) throw new ReadOnlyError();
  }

  private async checked(text: unknown, answer: Promise<QueryResult>): Promise<QueryResult> {
    try {
      const result = await answer;
      // Postgres answers so, without an error, if a statement of the transaction has failed.
      if (text === 'COMMIT' && result?.command === 'ROLLBACK') throw new Error('rolled back');
      return result;
    } catch (error) {
      this.server.note(error as Error & { code?: string });
      if (isSpoiled(error as Error & { code?: string })) {
        this.servers?.forget();
        void this.end();
      }
      throw error;
    }
  }
}

/**
 * Whether nobody can use the connection any more. Without an answer its statement still runs, or its transaction is
 * open. A server that has become read-only stays so: another connection may lead to the new primary.
 */
const isSpoiled = ({ message, code }: Error & { code?: string }): boolean =>
  message === NO_ANSWER || code === READ_ONLY;
