import { Injectable } from '@nestjs/common';
import { IsNull, Not, Raw } from 'typeorm';
import type { Batch } from '../../../platform/database/batches.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { isUuid } from '../../../platform/api/ids.js';
import type { Page } from '../../../platform/api/page.js';
import { isUsername, lookalikeKey, usernameKey } from '../domain/username.js';
import { UserRow } from './tables.js';

/** A user as everyone may see it: a person, a guest, a bot account, or a house bot. */
export type User = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'isBot'
  | 'botLevel'
  | 'isGuest'
  | 'createdAt'
  | 'closedAt'
  | 'profileFor'
  | 'matchesFor'
  | 'onlineFor'
>;

/** A user's private data; the time zone is an IANA name. */
export type PrivateUser = Pick<
  UserRow,
  'id' | 'email' | 'emailVerifiedAt' | 'timeZone' | 'language' | 'languageChosen' | 'suits'
>;

/** The language of texts to a user, and whether the user has chosen it. */
export type UserLanguage = Pick<UserRow, 'language' | 'languageChosen'>;

/** Who may see what is a user's; null for the default. */
export type ChosenAudiences = Pick<UserRow, 'profileFor' | 'matchesFor' | 'onlineFor'>;

/** The name of an account, and its e-mail address. */
export type Naming = Pick<UserRow, 'username' | 'email'>;

/** The data that a new user gives. */
export type Profile = Naming & UserLanguage;

/** The users to search for. */
export interface NameSearch {
  /** The beginning of the name; see `isUsernamePrefix`. */
  readonly prefix: string;
  readonly withHouseBots: boolean;
}

/** The columns of {@link User}. */
export const PUBLIC = {
  id: true,
  username: true,
  isBot: true,
  botLevel: true,
  isGuest: true,
  createdAt: true,
  closedAt: true,
  profileFor: true,
  matchesFor: true,
  onlineFor: true,
} as const;

/** The columns that only the user may see. */
const PRIVATE = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  timeZone: true,
  language: true,
  languageChosen: true,
  suits: true,
} as const;

/** Read for every answer that names users. */
const BY_IDS = statement<User, { ids: readonly string[] }>(
  'users-by-ids',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

/** The private data of the users who exist. */
export const PRIVATE_BY_IDS = statement<PrivateUser, { ids: readonly string[] }>(
  'users-private-by-ids',
  `SELECT ${columns(UserRow, PRIVATE)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

/** The user whose name this is, or was until lately. */
const owner = (key: string): string =>
  `coalesce((SELECT id FROM users WHERE username_key = ${key}),
     (SELECT user_id FROM old_usernames WHERE username_key = ${key} AND kept_until > now()))`;

const byName = (name: string, where: string) =>
  statement<User, { key: string }>(
    name,
    `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ${owner(':key::text')} AND ${where}`,
  );
const BY_NAME = byName('users-by-name', 'closed_at IS NULL');
const BY_ANY_NAME = byName('users-by-any-name', 'true');

const BY_NAMES = statement<User & { key: string }, { keys: readonly string[] }>(
  'users-by-names',
  `SELECT k.key, ${columns(UserRow, PUBLIC, 'u')}
   FROM unnest(:keys::text[]) AS k(key) JOIN users u ON u.id = ${owner('k.key')} AND u.closed_at IS NULL`,
);

const IS_TAKEN = statement<{ taken: boolean }, { key: string; lookalikeKey: string }>(
  'users-name-taken',
  `SELECT EXISTS (SELECT FROM users WHERE username_key = :key)
     OR EXISTS (SELECT FROM users WHERE lookalike_key = :lookalikeKey)
     OR EXISTS (SELECT FROM old_usernames
       WHERE (username_key = :key OR lookalike_key = :lookalikeKey) AND kept_until > now()) AS taken`,
);

const HOLD = statement<object, { userIds: readonly string[] }>(
  'users-hold',
  'SELECT FROM users WHERE id = ANY(:userIds::uuid[]) ORDER BY id FOR UPDATE',
);

/** The lock keeps these users from becoming bots until the transaction ends. */
const KEEP = statement<User, { ids: readonly string[] }>(
  'users-keep',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])
   ORDER BY id FOR KEY SHARE`,
);

/** Sorts after every character of a username. */
const LAST_LETTER = '\uffff';

/** Compares character by character, like the index `users_prefix_open`. */
const PREFIXED = `username_key COLLATE "C" >= :prefix::text
  AND username_key COLLATE "C" < :prefix::text || '${LAST_LETTER}' AND NOT is_guest AND closed_at IS NULL
  AND (bot_level IS NULL OR :withHouseBots::boolean)`;

const SEARCH = statement<User, NameSearch & { after: string; limit: number }>(
  'users-search',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users
   WHERE ${PREFIXED} AND username_key COLLATE "C" > :after::text
   ORDER BY username_key COLLATE "C" LIMIT :limit`,
);

const ABSENT_GUESTS = statement<Pick<UserRow, 'id'>, Batch & { days: number }>(
  'guests-due',
  `SELECT id FROM users WHERE guest_seen_at < now() - make_interval(days => :days)
   ORDER BY guest_seen_at ${NEXT_BATCH}`,
);

const GONE_GUESTS = statement<Pick<UserRow, 'id'>, Batch>(
  'guests-gone',
  `SELECT id FROM users WHERE is_guest AND guest_seen_at IS NULL AND closed_at IS NULL
   ORDER BY created_at ${NEXT_BATCH}`,
);

/** Finds users. A text that cannot be an id or a name is not looked up. */
@Injectable()
export class Users {
  constructor(private readonly database: Database) {}

  async byId(id: string, within?: Sql): Promise<User | null> {
    return (await this.byIds([id], within)).get(id) ?? null;
  }

  /** The users with these ids who exist, by id; for dataloaders. */
  async byIds(
    all: readonly string[],
    within: Sql = this.database,
  ): Promise<ReadonlyMap<string, User>> {
    const ids = all.filter((id) => isUuid(id));
    const users = ids.length > 0 ? await within.rows(BY_IDS, { ids }) : [];
    return new Map(users.map((user) => [user.id, user]));
  }

  /**
   * Without regard to case. A name that was given up finds its former owner for as long as it is kept. An account that
   * has ended is not found: nobody has to do with it any more.
   */
  async byUsername(username: string, within: Sql = this.database): Promise<User | null> {
    return isUsername(username) ? within.row(BY_NAME, { key: usernameKey(username) }) : null;
  }

  /** The same for those who only look: it also finds an account that has ended. */
  async byAnyUsername(username: string): Promise<User | null> {
    const key = usernameKey(username);
    return isUsername(username) ? this.database.row(BY_ANY_NAME, { key }) : null;
  }

  /** The users with these names who exist, by the keys of these names; see {@link byUsername}. */
  async byUsernames(usernames: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const keys = usernames.filter((name) => isUsername(name)).map(usernameKey);
    if (keys.length === 0) return new Map();
    const users = await this.database.rows(BY_NAMES, { keys });
    return new Map(users.map(({ key, ...user }) => [key, user]));
  }

  /**
   * In the order of their names, without regard to case; one more than the page holds if there are more.
   */
  search(search: NameSearch, { first, after }: Page<string>): Promise<User[]> {
    return this.database.rows(SEARCH, {
      ...normalizeSearch(search),
      after: after ?? '',
      limit: first + 1,
    });
  }

  /** Whether this name, or one that looks like it, is taken or kept for its former owner. */
  async isTaken(username: string): Promise<boolean> {
    const keys = { key: usernameKey(username), lookalikeKey: lookalikeKey(username) };
    return (await this.database.row(IS_TAKEN, keys))!.taken;
  }

  /** Whether a user has a verified address, or registered more than so many hours ago. */
  isEstablished(id: string, hours: number, within: Sql = this.database): Promise<boolean> {
    const old = Raw((at) => `${at} <= now() - make_interval(hours => :hours)`, { hours });
    const where = [
      { id, emailVerifiedAt: Not(IsNull()) },
      { id, createdAt: old },
    ];
    return within.of(UserRow).existsBy(where);
  }

  /** Locks users until the transaction ends, so that changes come one after the other. */
  async hold(userId: string | readonly string[], within: Transaction): Promise<void> {
    await within.rows(HOLD, { userIds: [userId].flat() });
  }

  /** The users with these ids who exist, by id. None of them becomes a bot until the transaction ends. */
  async keep(ids: readonly string[], within: Transaction): Promise<ReadonlyMap<string, User>> {
    return new Map((await within.rows(KEEP, { ids })).map((user) => [user.id, user]));
  }

  /** The private data of a user; null when there is no such user. */
  privateById(id: string): Promise<PrivateUser | null> {
    return this.database.row(PRIVATE_BY_IDS, { ids: [id] });
  }

  /** Guests who can no longer sign in, and whose accounts have not ended yet. */
  async goneGuests(batch: Batch): Promise<string[]> {
    return (await this.database.rows(GONE_GUESTS, batch)).map(({ id }) => id);
  }

  /** Guests who have not been active for so many days, the longest inactive first. */
  async absentGuests(days: number, batch: Batch): Promise<string[]> {
    return (await this.database.rows(ABSENT_GUESTS, { days, ...batch })).map(({ id }) => id);
  }
}

const normalizeSearch = ({ prefix, withHouseBots }: NameSearch): NameSearch => ({
  prefix: usernameKey(prefix),
  withHouseBots,
});
