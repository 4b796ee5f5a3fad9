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

/** Whether `user` follows `match` live at any api: has its table open. Both are SQL expressions. */
export const watchesSql = (user: string, match: string): string =>
  `EXISTS (SELECT FROM presence WHERE presence.user_id = ${user}
     AND ${match} = ANY (presence.match_ids)
     AND presence.seen_at > now() - interval '60 seconds')`;

/** `seen` is a JSON array of users and the matches that they follow. */
const REPORT = statement<object, { processId: string; seen: string }>(
  'presence-seen',
  `INSERT INTO presence (user_id, process_id, match_ids)
   SELECT u.user_id, :processId, s."matchIds"
   FROM jsonb_to_recordset(:seen::jsonb) AS s("userId" uuid, "matchIds" uuid[])
     JOIN user_profiles u ON u.user_id = s."userId"
   ON CONFLICT (user_id, process_id) DO UPDATE SET seen_at = now(), match_ids = excluded.match_ids`,
);

/** How many open tables of one user are reported: more than anybody looks at. */
const MOST_WATCHED = 50;

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
  /** The matches that users of this process follow, by the subscription that follows them. */
  private readonly watched = new Map<string, Map<Stay, string>>();
  /** Users whose matches have changed since the last report. */
  private readonly changed = new Set<string>();
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
    this.watched.clear();
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

  /** The user follows a match live. */
  watch(userId: string, matchId: string, stay: Stay): void {
    const matches = this.watched.get(userId) ?? new Map<Stay, string>();
    this.watched.set(userId, matches.set(stay, matchId));
    this.reportChanged(userId);
  }

  unwatch(userId: string, stay: Stay): void {
    const matches = this.watched.get(userId);
    if (!matches?.delete(stay)) return;
    if (matches.size === 0) this.watched.delete(userId);
    this.reportChanged(userId);
  }

  /** All users that have changed by then are reported in one statement. */
  private reportChanged(userId: string): void {
    this.changed.add(userId);
    this.write(async () => {
      const present = [...this.changed].filter((id) => this.stays.has(id));
      this.changed.clear();
      if (present.length > 0) await this.seen(present);
    });
  }

  private matchesOf(userId: string): string[] {
    const matches = new Set(this.watched.get(userId)?.values());
    return [...matches].slice(0, MOST_WATCHED);
  }

  private refresh(): void {
    this.write(async () => {
      await this.seen([...this.stays.keys()]);
      await this.database.rows(DELETE_OLD, {});
    });
  }

  private seen(userIds: readonly string[]): Promise<unknown> {
    const seen = userIds.map((userId) => ({ userId, matchIds: this.matchesOf(userId) }));
    return this.database.rows(REPORT, { processId: this.processId, seen: JSON.stringify(seen) });
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
