import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../platform/api/scopes.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { MAX_GRANTS } from '../domain/app.js';
import { AppGrantRow, AppRow } from './tables.js';

export type Grant = Pick<AppGrantRow, 'id' | 'userId' | 'appId' | 'scopes' | 'createdAt'>;

type NewGrant = Pick<Grant, 'id' | 'userId' | 'appId' | 'scopes'>;

/** Whether the user had granted the app access before. */
const INSERT = statement<{ isKnown: boolean }, NewGrant>(
  'app-grants-insert',
  `WITH old AS (SELECT FROM app_grants WHERE user_id = :userId AND app_id = :appId LIMIT 1)
   INSERT INTO app_grants (id, user_id, app_id, scopes)
   VALUES (:id, :userId, :appId, :scopes)
   ON CONFLICT (id) DO UPDATE SET scopes = excluded.scopes
   RETURNING EXISTS (SELECT FROM old) AS "isKnown"`,
);

/** Deletes the grants that were used longest ago, above the maximum. */
const TRIM = statement<object, { userId: string }>(
  'app-grants-trim',
  `DELETE FROM app_grants WHERE id IN (
     SELECT id FROM app_grants WHERE user_id = :userId
     ORDER BY last_used_at DESC OFFSET ${MAX_GRANTS} LIMIT 10)`,
);

const FIND = statement<Grant, { id: string }>(
  'app-grants-find',
  `SELECT g.id, g.user_id AS "userId", g.app_id AS "appId", g.scopes, g.created_at AS "createdAt"
   FROM app_grants g JOIN apps a ON a.id = g.app_id AND a.deleted_at IS NULL WHERE g.id = :id`,
);

const LIVE = statement<Pick<Grant, 'id'>, { ids: readonly string[] }>(
  'app-grants-live',
  `SELECT g.id FROM app_grants g JOIN apps a ON a.id = g.app_id AND a.deleted_at IS NULL
   WHERE g.id = ANY(:ids::text[])`,
);

/** An app that acts for a user, with all its grants on all devices. */
export interface GrantedApp extends Pick<AppRow, 'name' | 'homepage' | 'ownerId'> {
  readonly appId: string;
  readonly scopes: readonly Scope[];
  readonly grantedAt: Date;
  readonly lastUsedAt: Date;
}

const LIST = statement<GrantedApp, { userId: string }>(
  'app-grants-list',
  `SELECT a.id AS "appId", a.name, a.homepage, a.owner_id AS "ownerId",
     min(g.created_at) AS "grantedAt", max(g.last_used_at) AS "lastUsedAt",
     array(SELECT DISTINCT unnest(h.scopes) FROM app_grants h
           WHERE h.user_id = :userId AND h.app_id = a.id ORDER BY 1) AS scopes
   FROM app_grants g JOIN apps a ON a.id = g.app_id AND a.deleted_at IS NULL
   WHERE g.user_id = :userId GROUP BY a.id ORDER BY max(g.last_used_at) DESC, a.id`,
);

const END = statement<Pick<Grant, 'userId'>, { id: string }>(
  'app-grants-end',
  'DELETE FROM app_grants WHERE id = :id RETURNING user_id AS "userId"',
);

/** The grants that users have given to apps. A grant that ends takes its codes and tokens with it. */
@Injectable()
export class GrantStore {
  constructor(private readonly database: Database) {}

  /** `also` is part of the same transaction when the app is new to the user. */
  insert(grant: NewGrant, also: (within: Transaction) => Promise<void>): Promise<void> {
    return this.database.transaction(async (within) => {
      const row = await within.row(INSERT, grant);
      await within.rows(TRIM, grant);
      if (!row!.isKnown) await also(within);
    });
  }

  find(id: string): Promise<Grant | null> {
    return this.database.row(FIND, { id });
  }

  /** The grants among these that have not ended. */
  async live(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.database.rows(LIVE, { ids })).map(({ id }) => id));
  }

  /** The apps that act for a user, last used first. */
  list(userId: string): Promise<GrantedApp[]> {
    return this.database.rows(LIST, { userId });
  }

  /** Ends a grant. @returns its user, null when there was no such grant */
  async end(id: string): Promise<string | null> {
    return (await this.database.row(END, { id }))?.userId ?? null;
  }

  /** Ends all grants of a user, or only the grants to one app. @returns whether there were any */
  async endAll(userId: string, appId?: string, within: Sql = this.database): Promise<boolean> {
    const { affected } = await within.of(AppGrantRow).delete({ userId, ...(appId && { appId }) });
    return affected !== 0;
  }
}
