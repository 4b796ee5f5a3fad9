import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { chunksOf } from '../collections.js';
import type { Config } from '../config/config.js';
import { boundedTimes, DatabaseClient } from '../database/connection.js';
import type { BareClient, DatabaseTimes } from '../database/connection.js';
import { Database } from '../database/database.js';
import { connectionTo } from '../database/servers.js';
import { statement } from '../database/statement.js';
import { OutageLog } from '../logging/throttled-log.js';
import { LiveBus } from './live-bus.js';
import type { Hint } from './live-bus.js';

const CHANNEL = 'bummerl_live';
const RETRY_MILLIS = 1000;

const NOTIFY = statement<object, { text: string }>(
  'live-notify',
  `SELECT pg_notify('${CHANNEL}', :text)`,
);

/** This many hints fit into one payload, which Postgres limits to 8,000 bytes. */
const MOST_TOGETHER = 40;

const outage = new OutageLog('live updates by Postgres are interrupted');

/** LISTEN and NOTIFY on a separate connection. A lost connection is opened again. */
@Injectable()
export class PostgresLiveBus extends LiveBus implements OnModuleInit, OnApplicationShutdown {
  private client: BareClient | null = null;
  private retry: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'DATABASE_URL'> & DatabaseTimes,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.listen();
    this.connected();
  }

  override async publish(hints: readonly Hint[]): Promise<void> {
    for (const some of chunksOf(hints, MOST_TOGETHER)) await super.publish(some);
  }

  protected override async transmit(text: string): Promise<void> {
    await this.database.rows(NOTIFY, { text });
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end();
  }

  private async listen(): Promise<void> {
    const client: BareClient = new DatabaseClient({
      ...connectionTo(this.config.DATABASE_URL),
      application_name: 'bummerl-live',
      ...boundedTimes(this.config),
    });
    client.on('notification', ({ payload }) => this.receive(payload!));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    // Listens only after a successful start. A connection that could not be opened is retried by its caller; a second
    // retry here would double the tries at every failure.
    client.once('end', () => {
      this.disconnected();
      this.reconnectSoon();
    });
  }

  private reconnectSoon(): void {
    if (this.closed) return;
    this.retry = setTimeout(() => void this.reconnect(), RETRY_MILLIS);
  }

  private async reconnect(): Promise<void> {
    try {
      await this.listen();
      this.resync();
    } catch (error) {
      outage.note(error);
      this.reconnectSoon();
    }
  }
}
