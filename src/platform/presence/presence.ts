import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../database/database.js';
import { errorText } from '../error-text.js';

/** How often an api says who is connected; a third of what PRESENT forgives. */
const REFRESH_MILLIS = 20_000;

/** Whether `user` (an SQL expression) is connected to any api; one that died is not asked. */
export const presentSql = (user: string): string =>
  `EXISTS (SELECT FROM presence WHERE presence.user_id = ${user}
     AND presence.seen_at > now() - interval '60 seconds')`;

const SEEN = {
  name: 'presence-seen',
  text: `INSERT INTO presence (user_id, process_id)
         SELECT u.id, $1 FROM users u WHERE u.id = ANY($2::uuid[])
         ON CONFLICT (user_id, process_id) DO UPDATE SET seen_at = now()`,
};

const LEFT = {
  name: 'presence-left',
  text: 'DELETE FROM presence WHERE process_id = $1 AND ($2::uuid IS NULL OR user_id = $2)',
};

const FORGET = {
  name: 'presence-forget',
  text: `DELETE FROM presence WHERE seen_at < now() - interval '1 hour'`,
};

/** Whatever keeps a user connected: a socket's subscription. */
export type Stay = object;

/**
 * Who is connected to this process, told to all others through the database. It is of use and no
 * more: a failure to write it is logged, and keeps nobody from subscribing.
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
    this.write(() => this.database.run(LEFT, [this.processId, null]));
    await this.written;
  }

  enter(userId: string, stay: Stay): void {
    const stays = this.stays.get(userId);
    if (stays) stays.add(stay);
    else {
      this.stays.set(userId, new Set([stay]));
      this.write(() => this.database.run(SEEN, [this.processId, [userId]]));
    }
  }

  leave(userId: string, stay: Stay): void {
    const stays = this.stays.get(userId);
    if (!stays?.delete(stay) || stays.size > 0) return;
    this.stays.delete(userId);
    this.write(() => this.database.run(LEFT, [this.processId, userId]));
  }

  private refresh(): void {
    this.write(async () => {
      await this.database.run(SEEN, [this.processId, [...this.stays.keys()]]);
      await this.database.run(FORGET, []);
    });
  }

  private write(work: () => Promise<unknown>): void {
    this.written = this.written.then(work).then(
      () => undefined,
      (error: unknown) => this.logger.warn(`who is connected was not told: ${errorText(error)}`),
    );
  }
}
