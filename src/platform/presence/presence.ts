import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../database/database.js';
import { statement } from '../database/statement.js';
import { errorText } from '../errors.js';
import { PresenceRow } from './tables.js';

/** How often an api reports who is connected: a third of the time after which `presentSql` counts a user as gone. */
const REFRESH_MILLIS = 20_000;

/**
 * Whether `user` (an SQL expression) is connected to any api. Reports older than a minute do not count: their process
 * may have died.
 */
export const presentSql = (user: string): string =>
  `EXISTS (SELECT FROM presence WHERE presence.user_id = ${user}
     AND presence.seen_at > now() - interval '60 seconds')`;

const REPORT = statement<object, { processId: string; userIds: readonly string[] }>(
  'presence-seen',
  `INSERT INTO presence (user_id, process_id)
   SELECT u.user_id, :processId FROM user_profiles u WHERE u.user_id = ANY(:userIds::uuid[])
   ON CONFLICT (user_id, process_id) DO UPDATE SET seen_at = now()`,
);

const DELETE_OLD = statement<object>(
  'presence-forget',
  `DELETE FROM presence WHERE seen_at < now() - interval '1 hour'`,
);

/** Something that keeps a user connected: the subscription of a socket. */
export type Stay = object;

/**
 * Reports to all processes, through the database, who is connected to this one. Nothing depends on it: a failed write
 * is logged, and subscriptions go on. Only in the api, because nobody is connected to a worker.
 */
@Injectable()
export class Presence implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Presence.name);
  private readonly processId = randomUUID();
  private readonly stays = new Map<string, Set<Stay>>();
  private timer: NodeJS.Timeout | null = null;
  /** Statements run one after the other: a user who comes and goes at once must not stay present. */
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
      await this.database.rows(DELETE_OLD, {});
    });
  }

  private seen(userIds: readonly string[]): Promise<unknown> {
    return this.database.rows(REPORT, { processId: this.processId, userIds });
  }

  /** Removes the report of one user, or without `userId` of all users of this process. */
  private left(userId?: string): Promise<unknown> {
    const { processId } = this;
    return this.database.of(PresenceRow).delete({ processId, ...(userId && { userId }) });
  }

  private write(work: () => Promise<unknown>): void {
    this.written = this.written.then(work).then(
      () => undefined,
      (error: unknown) => this.logger.warn(`presence was not written: ${errorText(error)}`),
    );
  }
}
