import { Injectable } from '@nestjs/common';
import { IsNull, Not, Raw } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Suspension } from '../../../platform/api/suspension.js';
import { statement } from '../../../platform/database/statement.js';
import type { Role } from '../../../platform/api/viewer.js';
import { PasswordRow, RefreshTokenRow, SecondFactorRow, SessionRow } from './tables.js';

/** How long a session lasts without a refresh. */
export const SESSION_LIFETIME = `interval '60 days'`;

/** The condition that a session has not ended. */
export const IS_LIVE_SESSION = 'ended_at IS NULL AND expires_at > now()';

/** The same for repositories. */
export const LIVE_SESSION = { endedAt: IsNull(), expiresAt: Raw((at) => `${at} > now()`) };

export interface NewSession extends Pick<SessionRow, 'id' | 'userId' | 'network'> {
  /** The hash that the login was checked against. */
  readonly passwordHash: string;
  /** The second factor whose code was checked; null for none. */
  readonly secondFactorId: string | null;
  readonly refreshHash: Buffer;
}

const END_UNUSED = statement<object, { userIds: readonly string[]; days: number }>(
  'sessions-end-unused',
  `UPDATE sessions SET ended_at = now() WHERE user_id = ANY(:userIds::uuid[])
     AND ended_at IS NULL AND last_used_at < now() - make_interval(days => :days)`,
);

/** The last use of a user's sessions that have not ended. */
export interface LastUse {
  readonly userId: string;
  readonly seenAt: Date;
}

const LAST_USES = statement<LastUse, { userIds: readonly string[] }>(
  'sessions-last-uses',
  `SELECT user_id AS "userId", max(last_used_at) AS "seenAt" FROM sessions
   WHERE user_id = ANY(:userIds::uuid[]) AND ${IS_LIVE_SESSION} GROUP BY user_id`,
);

/** A session that may have ended, its user's choices for texts, and the role that is in force in it. */
export interface FoundSession {
  readonly hasEnded: boolean;
  readonly language: Language | null;
  readonly suits: CardSuits | null;
  readonly role: Role | null;
  /** A session of a suspended person is only good for what they may still do. */
  readonly suspension: Suspension | null;
}

const SESSIONS = `sessions s JOIN user_profiles u USING (user_id)
  JOIN user_standings n USING (user_id)`;

/** The role of the user, if the sign-in of the session `s` passed the second factor that the user has now. */
const ROLE_IN_FORCE = `(SELECT r.role FROM user_roles r JOIN second_factors f USING (user_id)
    WHERE r.user_id = s.user_id AND f.id = s.second_factor_id AND f.confirmed_at IS NOT NULL)`;

const FOUND = `NOT (${IS_LIVE_SESSION}) AS "hasEnded", u.chosen_language AS language, u.suits,
  n.suspension, ${ROLE_IN_FORCE} AS role`;

const FIND = statement<FoundSession, { id: string; userId: string }>(
  'sessions-find',
  `SELECT ${FOUND} FROM ${SESSIONS} WHERE s.id = :id AND s.user_id = :userId`,
);

const FIND_ALL = statement<FoundSession & Pick<SessionRow, 'id'>, { ids: readonly string[] }>(
  'sessions-find-all',
  `SELECT s.id, ${FOUND} FROM ${SESSIONS} WHERE s.id = ANY(:ids::uuid[])`,
);

/** The columns of a session that its owner sees. */
export type Session = Pick<SessionRow, keyof typeof SHOWN>;

const SHOWN = {
  id: true,
  network: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
} as const;

/** A list for people; a user with more sessions can end them all at once. */
const MOST_LISTED = 100;

/** Sessions; the database's clock says when they end. */
@Injectable()
export class SessionStore {
  constructor(private readonly database: Database) {}

  /**
   * False when the password or the second factor has changed since it was checked: then no session is opened.
   *
   * @param also is done in the same transaction, in which no other one ends all sessions; if it throws, none is opened
   */
  open(
    { passwordHash, ...session }: NewSession,
    also: (within: Transaction) => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (within) => {
      // A concurrent change of the password, or a suspension, waits until the session exists, and ends it.
      const password = await within.of(PasswordRow).findOne({
        where: { userId: session.userId, passwordHash },
        lock: { mode: 'pessimistic_read' },
      });
      if (!password || !(await this.hasFactor(session, within))) return false;
      await this.openFirst(session, within);
      await also(within);
      return true;
    });
  }

  private async hasFactor(
    { userId, secondFactorId }: Pick<NewSession, 'userId' | 'secondFactorId'>,
    within: Transaction,
  ): Promise<boolean> {
    const of = { userId, confirmedAt: Not(IsNull()) };
    const factor = await within.of(SecondFactorRow).findOneBy(of);
    return (factor?.id ?? null) === secondFactorId;
  }

  /** Opens the first session of a user who is created in this transaction. */
  async openFirst(
    { refreshHash, ...session }: Omit<NewSession, 'passwordHash' | 'secondFactorId'>,
    within: Transaction,
  ): Promise<void> {
    const expiresAt = () => `now() + ${SESSION_LIFETIME}`;
    await within.of(SessionRow).insert({ ...session, expiresAt });
    await within.of(RefreshTokenRow).insert({ tokenHash: refreshHash, sessionId: session.id });
  }

  /**
   * Ends sessions of these users that have not been refreshed for this many days.
   *
   * @returns the last use of each user who still has a session
   */
  async endUnused(userIds: readonly string[], days: number): Promise<LastUse[]> {
    await this.database.rows(END_UNUSED, { userIds, days });
    return this.database.rows(LAST_USES, { userIds });
  }

  /** A session of the user, ended or not; null when there is none. */
  find(id: string, userId: string): Promise<FoundSession | null> {
    return this.database.row(FIND, { id, userId });
  }

  /** These sessions, ended or not, by id. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, FoundSession>> {
    const rows = await this.database.rows(FIND_ALL, { ids });
    return new Map(rows.map(({ id, ...found }) => [id, found]));
  }

  /** Ends all of a user's sessions, except one if given. */
  async endAll(userId: string, but?: string | null, within: Sql = this.database): Promise<void> {
    const running = { userId, endedAt: IsNull(), ...(but && { id: Not(but) }) };
    await within.of(SessionRow).update(running, { endedAt: () => 'now()' });
  }

  /** The user's sessions that have not ended, last used first. */
  list(userId: string): Promise<Session[]> {
    return this.database.of(SessionRow).find({
      select: SHOWN,
      where: { userId, ...LIVE_SESSION },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
      take: MOST_LISTED,
    });
  }
}
