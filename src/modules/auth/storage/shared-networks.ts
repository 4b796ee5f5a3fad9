import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';

/** A network from which an account was used lately, without its address. */
export interface SharedNetwork {
  /** When the account was last used there. */
  readonly lastUsedAt: Date;
  /** The accounts that were used there in all, this one among them. A school or a carrier has many. */
  readonly accounts: number;
  /** Whether there are more: not all sessions of a large network are counted. */
  readonly hasMore: boolean;
  /** Some of the other accounts. */
  readonly otherIds: readonly string[];
}

const DAYS = 30;
/** How many networks of an account, sessions of a network and other accounts are looked at. */
const NETWORKS = 10;
const SESSIONS = 2000;
const OTHERS = 20;

const SHARED = statement<SharedNetwork, { userId: string }>(
  'sessions-shared-networks',
  `SELECT o.used AS "lastUsedAt", found.accounts, found.sessions = ${SESSIONS} AS "hasMore",
     found.others AS "otherIds"
   FROM (
     SELECT network, max(last_used_at) AS used FROM sessions
     WHERE user_id = :userId AND last_used_at > now() - interval '${DAYS} days'
     GROUP BY network ORDER BY used DESC LIMIT ${NETWORKS}) AS o
   CROSS JOIN LATERAL (
     SELECT count(DISTINCT s.user_id)::integer AS accounts, count(*)::integer AS sessions,
       coalesce((array_agg(DISTINCT s.user_id) FILTER (WHERE s.user_id <> :userId))[1:${OTHERS}],
         '{}') AS others
     FROM (SELECT user_id FROM sessions WHERE network = o.network
             AND last_used_at > now() - interval '${DAYS} days' LIMIT ${SESSIONS}) AS s) AS found
   ORDER BY o.used DESC`,
);

/** The networks of a user within the last days, the one that was used last first. */
const RECENT = statement<{ network: string }, { userId: string }>(
  'sessions-recent-networks',
  `SELECT network FROM sessions
   WHERE user_id = :userId AND last_used_at > now() - interval '${DAYS} days'
   GROUP BY network ORDER BY max(last_used_at) DESC LIMIT ${NETWORKS}`,
);

/** From where an account was used. Only for comparing: nobody else is shown the addresses. */
@Injectable()
export class RecentNetworks {
  constructor(private readonly database: Database) {}

  /** As `networkOf` writes them, ten at most. */
  async of(userId: string): Promise<string[]> {
    const rows = await this.database.rows(RECENT, { userId });
    return rows.map(({ network }) => network);
  }
}

/** Which accounts are used from the same networks. For moderators only. */
@Injectable()
export class SharedNetworks {
  constructor(private readonly database: Database) {}

  /** The networks of the last 30 days, the one that was used last first. */
  of(userId: string): Promise<SharedNetwork[]> {
    return this.database.rows(SHARED, { userId });
  }
}
