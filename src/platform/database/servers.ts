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

const STATE = `SELECT pg_is_in_recovery() AS "isStandby",
  current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;

interface State {
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
}

/** The servers of one DATABASE_URL. All connections of a process share what is known about them. */
export class Servers {
  private known: Host | null = null;
  private search: Promise<Host> | null = null;

  constructor(private readonly url: DatabaseUrl) {}

  /** The server that had the wanted role last, else the first that says so now. */
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
    try {
      return await Promise.any(this.url.hosts.map((host) => this.ask(host)));
    } catch (error) {
      const { errors } = error as AggregateError & { errors: { code?: string }[] };
      throw errors.find(({ code }) => code === READ_ONLY) ?? errors[0]!;
    }
  }

  /** @throws ReadOnlyError if the server does not have the wanted role */
  private async ask(host: Host): Promise<Host> {
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
      return { host: decodeURIComponent(host.host), port: host.port };
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
