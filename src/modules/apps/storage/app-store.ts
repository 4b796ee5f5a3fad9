import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { MAX_APPS, MAX_SELF_REGISTERED } from '../domain/app.js';
import type { AppProfile } from '../domain/app.js';
import { AppRow } from './tables.js';

const SHOWN = {
  id: true,
  ownerId: true,
  name: true,
  homepage: true,
  redirectUris: true,
  secretHash: true,
  createdAt: true,
} as const;

/** An app that has not been deleted. */
export type App = Pick<AppRow, keyof typeof SHOWN>;

const COLUMNS = columns(AppRow, SHOWN);

interface NewApp extends AppProfile {
  readonly id: string;
  readonly ownerId: string | null;
  readonly secretHash: Buffer | null;
}

const VALUES = `:id::uuid, :ownerId::uuid, :name::text, :homepage::text, :redirectUris::text[], :secretHash::bytea`;
const INTO = 'INSERT INTO apps (id, owner_id, name, homepage, redirect_uris, secret_hash)';

/** Concurrent requests may exceed the limit by a few, which does no harm. */
const INSERT = statement<App, NewApp>(
  'apps-insert',
  `${INTO} SELECT ${VALUES}
   WHERE (SELECT count(*) FROM apps WHERE owner_id = :ownerId AND deleted_at IS NULL) < ${MAX_APPS}
   RETURNING ${COLUMNS}`,
);

/** At the maximum, a new app replaces the app without grants that was unused for longest. */
const INSERT_OWNERLESS = statement<App, NewApp>(
  'apps-insert-ownerless',
  `WITH kept AS (
     SELECT count(*) >= ${MAX_SELF_REGISTERED} AS full
     FROM (SELECT FROM apps WHERE owner_id IS NULL LIMIT ${MAX_SELF_REGISTERED}) there),
   gone AS (
     DELETE FROM apps USING kept WHERE kept.full AND id = (
       SELECT id FROM apps a WHERE owner_id IS NULL
         AND NOT EXISTS (SELECT FROM app_grants WHERE app_id = a.id)
       ORDER BY used_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id)
   ${INTO} SELECT ${VALUES} FROM kept WHERE NOT kept.full OR EXISTS (SELECT FROM gone)
   RETURNING ${COLUMNS}`,
);

const FIND = statement<App & { stale: boolean }, { id: string }>(
  'apps-find',
  `SELECT ${COLUMNS}, used_at < now() - interval '1 day' AS stale
   FROM apps WHERE id = :id AND deleted_at IS NULL`,
);

const TOUCH = statement<object, { id: string }>(
  'apps-touch',
  'UPDATE apps SET used_at = now() WHERE id = :id',
);

const LIST = statement<App, { ownerId: string }>(
  'apps-list',
  `SELECT ${COLUMNS} FROM apps WHERE owner_id = :ownerId AND deleted_at IS NULL
   ORDER BY lower(name) LIMIT ${2 * MAX_APPS}`,
);

interface Change extends Partial<AppProfile> {
  readonly secretHash?: Buffer;
}

/** The apps, their developers and redirect addresses. */
@Injectable()
export class AppStore {
  constructor(private readonly database: Database) {}

  /** Inserts an app. TAKEN: its owner has an app of that name. FULL: the maximum number of apps is reached. */
  async insert(
    profile: AppProfile,
    ownerId: string | null,
    secretHash: Buffer | null,
    id: string = randomUUID(),
  ): Promise<App | 'FULL' | 'TAKEN'> {
    const { name, homepage, redirectUris } = profile;
    const row = { id, ownerId, name, homepage, redirectUris, secretHash };
    const insert = ownerId === null ? INSERT_OWNERLESS : INSERT;
    return unlessTaken(async () => (await this.database.row(insert, row)) ?? 'FULL');
  }

  /** Finds an app, and stores to the day when it was used. */
  async find(id: string): Promise<App | null> {
    const found = await this.database.row(FIND, { id });
    if (!found) return null;
    const { stale, ...app } = found;
    if (stale) await this.database.rows(TOUCH, { id });
    return app;
  }

  /** The apps of a developer, by name. */
  list(ownerId: string): Promise<App[]> {
    return this.database.rows(LIST, { ownerId });
  }

  /** False when the developer has no such app. */
  async change(id: string, ownerId: string, change: Change): Promise<boolean | 'TAKEN'> {
    const { redirectUris, ...rest } = change;
    const set = { ...rest, ...(redirectUris && { redirectUris: [...redirectUris] }) };
    const where = { id, ownerId, deletedAt: IsNull() };
    return unlessTaken(
      async () => (await this.database.of(AppRow).update(where, set)).affected === 1,
    );
  }

  /** Marks an app as deleted: nobody finds it any more. The sweep deletes its grants. */
  async remove(id: string, ownerId: string): Promise<boolean> {
    const where = { id, ownerId, deletedAt: IsNull() };
    const { affected } = await this.database.of(AppRow).update(where, { deletedAt: () => 'now()' });
    return affected === 1;
  }
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T | 'TAKEN'> {
  try {
    return await write();
  } catch (error) {
    if (breaksUnique(error, 'apps_names')) return 'TAKEN';
    throw error;
  }
}
