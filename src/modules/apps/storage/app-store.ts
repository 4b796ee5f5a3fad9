import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
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

export type NewApp = Omit<App, 'ownerId' | 'createdAt'>;

const DAY_MILLIS = 24 * 3600 * 1000;

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
   INSERT INTO apps (id, owner_id, name, homepage, redirect_uris, secret_hash)
   SELECT :id::uuid, NULL, :name::text, :homepage::text, :redirectUris::text[], :secretHash::bytea
   FROM kept WHERE NOT kept.full OR EXISTS (SELECT FROM gone)
   RETURNING ${COLUMNS}`,
);

const LIST = statement<App, { ownerId: string }>(
  'apps-list',
  `SELECT ${COLUMNS} FROM apps WHERE owner_id = :ownerId AND deleted_at IS NULL
   ORDER BY lower(name) LIMIT ${2 * MAX_APPS}`,
);

const REMOVE_ALL = statement<Pick<App, 'id'>, { ownerId: string }>(
  'apps-remove-all',
  `UPDATE apps SET deleted_at = now() WHERE owner_id = :ownerId AND deleted_at IS NULL RETURNING id`,
);

interface Change extends Partial<AppProfile> {
  readonly secretHash?: Buffer;
}

/** The apps, their developers and redirect addresses. */
@Injectable()
export class AppStore {
  constructor(private readonly database: Database) {}

  /**
   * Inserts an app of a developer. TAKEN: there is one of that name. FULL: the maximum number of apps is reached;
   * concurrent requests may exceed it by a few, which does no harm.
   */
  async insert(ownerId: string, app: NewApp): Promise<App | 'FULL' | 'TAKEN'> {
    const apps = this.apps();
    const owned = await apps.countBy({ ownerId, deletedAt: IsNull() });
    if (owned >= MAX_APPS) return 'FULL';
    return unlessTaken(async () => {
      await apps.insert({ ...app, ownerId, redirectUris: [...app.redirectUris] });
      return apps.findOneByOrFail({ id: app.id });
    });
  }

  /** Inserts an app that registers itself; null if the maximum number of apps is reached. */
  insertOwnerless(app: NewApp): Promise<App | null> {
    return this.database.row(INSERT_OWNERLESS, app);
  }

  /** Finds an app, and stores to the day when it was used. */
  async find(id: string): Promise<App | null> {
    const app = await this.apps().findOneBy({ id, deletedAt: IsNull() });
    const isStale = app && app.usedAt.getTime() < Date.now() - DAY_MILLIS;
    if (isStale) await this.apps().update({ id }, { usedAt: () => 'now()' });
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
    return unlessTaken(async () => (await this.apps().update(where, set)).affected === 1);
  }

  /** Marks an app as deleted: nobody finds it any more. The sweep deletes its grants. */
  async remove(id: string, ownerId: string): Promise<boolean> {
    const where = { id, ownerId, deletedAt: IsNull() };
    const { affected } = await this.apps().update(where, { deletedAt: () => 'now()' });
    return affected === 1;
  }

  /** Marks all apps of a developer as deleted; returns their ids. */
  async removeAll(ownerId: string, within: Transaction): Promise<string[]> {
    return (await within.rows(REMOVE_ALL, { ownerId })).map(({ id }) => id);
  }

  private readonly apps = () => this.database.of(AppRow);
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T | 'TAKEN'> {
  try {
    return await write();
  } catch (error) {
    if (breaksUnique(error, 'apps_names')) return 'TAKEN';
    throw error;
  }
}
