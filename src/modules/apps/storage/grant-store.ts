import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Suspendable } from '../../../platform/api/suspension.js';
import type { Scope } from '../../../platform/api/scopes.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { MAX_GRANTS } from '../domain/app.js';
import { AppGrantRow, AppRow } from './tables.js';

export type Grant = Pick<AppGrantRow, 'id' | 'userId' | 'appId' | 'scopes' | 'createdAt'>;

type NewGrant = Pick<Grant, 'id' | 'userId' | 'appId' | 'scopes'>;

const LIVE = statement<Pick<Grant, 'id'> & Suspendable, { ids: readonly string[] }>(
  'app-grants-live',
  `SELECT g.id, n.suspension FROM app_grants g
     JOIN apps a ON a.id = g.app_id AND a.deleted_at IS NULL
     JOIN user_standings n ON n.user_id = g.user_id
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

/** The grants that users have given to apps. A grant that ends takes its codes and tokens with it. */
@Injectable()
export class GrantStore {
  constructor(private readonly database: Database) {}

  /** `also` is part of the same transaction when the app is new to the user. */
  insert(grant: NewGrant, also: (within: Transaction) => Promise<void>): Promise<void> {
    const { userId, appId } = grant;
    return this.database.transaction(async (within) => {
      const isKnown = await within.of(AppGrantRow).existsBy({ userId, appId });
      await within.of(AppGrantRow).upsert({ ...grant, scopes: [...grant.scopes] }, ['id']);
      await trim(userId, within);
      if (!isKnown) await also(within);
    });
  }

  /** A grant to an app that has not been deleted, by a person who is not suspended. */
  async find(id: string): Promise<Grant | null> {
    const live = (await this.live([id])).get(id);
    return live && !live.suspension ? this.database.of(AppGrantRow).findOneBy({ id }) : null;
  }

  /** The grants among these that have not ended, by id. */
  async live(ids: readonly string[]): Promise<ReadonlyMap<string, Suspendable>> {
    const rows = await this.database.rows(LIVE, { ids });
    return new Map(rows.map(({ id, suspension }) => [id, { suspension }]));
  }

  /** The apps that act for a user, last used first. */
  list(userId: string): Promise<GrantedApp[]> {
    return this.database.rows(LIST, { userId });
  }

  /** Ends a grant. @returns its user, null when there was no such grant */
  async end(id: string): Promise<string | null> {
    const grants = this.database.of(AppGrantRow);
    const grant = await grants.findOneBy({ id });
    const { affected } = await grants.delete({ id });
    return grant && affected === 1 ? grant.userId : null;
  }

  /** Ends all grants of a user, or only the grants to one app. @returns whether there were any */
  async endAll(userId: string, appId?: string, within: Sql = this.database): Promise<boolean> {
    const { affected } = await within.of(AppGrantRow).delete({ userId, ...(appId && { appId }) });
    return affected !== 0;
  }
}

/** Deletes the grants that were used longest ago, above the maximum. */
async function trim(userId: string, within: Transaction): Promise<void> {
  const grants = within.of(AppGrantRow);
  const surplus = await grants.find({
    select: { id: true },
    where: { userId },
    order: { lastUsedAt: 'DESC' },
    skip: MAX_GRANTS,
    take: 10,
  });
  await grants.delete({ id: In(surplus.map(({ id }) => id)) });
}
