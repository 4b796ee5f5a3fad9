import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../database/database.js';
import { statement } from '../database/statement.js';
import { errorText } from '../errors.js';
import { PresenceRow } from './tables.js';

/** How often an api says who is connected; a third of what PRESENT forgives. */
const REFRESH_MILLIS = 20_000;

/** Whether `user` (an SQL expression) is connected to any api; one that died is not asked. */
export const presentSql = (user: string): string =>
  `EXISTS (SELECT FROM presence WHERE presence.user_id = ${user}
     AND presence.seen_at > now() - interval '60 seconds')`;

const SEEN = statement<object, { processId: string; userIds: readonly string[] }>(
  'presence-seen',
  `INSERT INTO presence (user_id, process_id)
   SELECT u.user_id, :processId FROM user_profiles u WHERE u.user_id = ANY(:userIds::uuid[])
   ON CONFLICT (user_id, process_id) DO UPDATE SET seen_at = now()`,
);

const FORGET = statement<object>(
  'presence-forget',
  `DELETE FROM presence WHERE seen_at < now() - interval '1 hour'`,
);

/** Whatever keeps a user connected: a socket's subscription. */
export type Stay = object;

/**
 * Who is connected to this process, told to all others through the database. It is of use and no
 * more: a failure to write it is logged, and keeps nobody from subscribing. In the api alone: nobody is
 * connected to a worker.
 */
@Injectable()
export class Presence implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Presence.name);
  private readonly processId = randomUUID();
  private readonly stays = new Map<string, Set<Stay>>();
  private timer: NodeJS.Timeout | null = null;
  /** One statement after the other: who comes and goes at once must not end as present. */
  private written: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.refresh(), REFRESH_MILLIS);
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stays.clear();
    this.write(() => this.left());
    await this.written;
  }

  enter(userId: string, stay: Stay): void {
    const stays = this.stays.get(userId);
    if (stays) stays.add(stay);
    else {
      this.stays.set(userId, new Set([stay]));
      this.write(() => this.seen([userId]));
    }
  }

  leave(userId: string, stay: Stay): void {
    const stays = this.stays.get(userId);
    if (!stays?.delete(stay) || stays.size > 0) return;
    this.stays.delete(userId);
    this.write(() => this.left(userId));
  }

  private refresh(): void {
    this.write(async () => {
      await this.seen([...this.stays.keys()]);
      await this.database.rows(FORGET, {});
    });
  }

  private seen(userIds: readonly string[]): Promise<unknown> {
    return this.database.rows(SEEN, { processId: this.processId, userIds });
  }

  /** Everybody without a user. */
  private left(userId?: string): Promise<unknown> {
    const { processId } = this;
    return this.database.of(PresenceRow).delete({ processId, ...(userId && { userId }) });
  }

  private write(work: () => Promise<unknown>): void {
    this.written = this.written.then(work).then(
      () => undefined,
      (error: unknown) => this.logger.warn(`who is connected was not told: ${errorText(error)}`),
    );
  }
}
