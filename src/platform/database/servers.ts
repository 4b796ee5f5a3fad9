/**
 * Several servers in DATABASE_URL: finds the one that takes writes, and remembers it. node-postgres knows only one host
 * (its issue 1470 and pull request 3643).
 */
import pg from 'pg';
import { severalServers } from '../config/database-url.js';
import type { DatabaseUrl, ServerRole } from '../config/database-url.js';
import { urlOfHost } from '../config/hosts-url.js';
import type { Host } from '../config/hosts-url.js';
import { READ_ONLY, ReadOnlyError } from './read-only.js';

/** How long a server may take to tell what it is, in milliseconds. The servers are asked at the same time. */
const PATIENCE = 2_000;

/** The first eight digits of the name of a file of the write-ahead log are the timeline. */
const STATE = `SELECT pg_is_in_recovery() AS "isStandby",
  current_setting('transaction_read_only') = 'on' AS "isReadOnly",
  CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`;

interface State {
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
  /** It rises each time a standby becomes primary; null for a standby. */
  readonly timeline: string | null;
}

/** A server that has the wanted role. */
interface Found {
  readonly host: Host;
  readonly timeline: string;
}

type CodedError = Error & { readonly code?: string };

/** The servers of one DATABASE_URL. All connections of a process share what is known about them. */
export class Servers {
  private known: Host | null = null;
  private search: Promise<Host> | null = null;

  constructor(private readonly url: DatabaseUrl) {}

  /**
   * The server that had the wanted role last, else the one that has it now. A former primary that does not know yet that
   * it was replaced has an older timeline than its successor.
   */
  async choose(): Promise<Host> {
    if (this.known) return this.known;
    this.search ??= this.find().finally(() => (this.search = null));
    return (this.known = await this.search);
  }

  /** After a lost or refused connection the servers are asked again. */
  forget(): void {
    this.known = null;
  }

  private async find(): Promise<Host> {
    const answers = await Promise.allSettled(this.url.hosts.map((host) => this.ask(host)));
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [newest] = found.sort((a, b) => b.timeline.localeCompare(a.timeline));
    if (newest) return newest.host;
    const errors = answers.map((answer) => (answer as PromiseRejectedResult).reason as CodedError);
    throw errors.find(({ code }) => code === READ_ONLY) ?? errors[0]!;
  }

  /** @throws ReadOnlyError if the server does not have the wanted role */
  private async ask(host: Host): Promise<Found> {
    const client = new pg.Client({
      connectionString: urlOfHost(this.url, host),
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('error', () => undefined); // the error that matters is thrown below
    try {
      await client.connect();
      const { rows } = await client.query<State>(STATE);
      if (!fits(this.url.role, rows[0]!)) throw new ReadOnlyError();
      const { timeline } = rows[0]!;
      return {
        host: { host: decodeURIComponent(host.host), port: host.port },
        timeline: timeline ?? '',
      };
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

function fits(role: ServerRole, { isStandby, isReadOnly }: State): boolean {
  return role === 'primary' ? !isStandby : !isReadOnly;
}

const shared = new Map<string, Servers>();

/** The options that say where a client connects. */
export function connectionTo(databaseUrl: string): {
  readonly connectionString: string;
  readonly servers?: Servers;
} {
  const url = severalServers(databaseUrl);
  if (!url) return { connectionString: databaseUrl };
  const servers = shared.get(databaseUrl) ?? new Servers(url);
  shared.set(databaseUrl, servers);
  return { connectionString: urlOfHost(url, url.hosts[0]!), servers };
}
