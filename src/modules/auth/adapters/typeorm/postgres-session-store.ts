import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../../platform/config/config.module.js';
import type { Config } from '../../../../platform/config/config.js';
import { Database } from '../../../../platform/database/database.js';
import { SessionStore } from '../../application/index.js';
import type {
  Exchange,
  NewSession,
  RefreshedSession,
  RepeatedRefresh,
  Session,
} from '../../application/index.js';

const LIFETIME = `interval '60 days'`;
const LIVE = 'ended_at IS NULL AND expires_at > now()';

/** The password is held until the session stands: whoever changes it finds the session to end. */
const OPEN = {
  name: 'sessions-open',
  text: `WITH checked AS (SELECT user_id FROM passwords
                          WHERE user_id = $2 AND password_hash = $3 FOR SHARE),
              opened AS (INSERT INTO sessions (id, user_id, network, expires_at)
                         SELECT $1, user_id, $5, now() + ${LIFETIME} FROM checked RETURNING id)
         INSERT INTO refresh_tokens (token_hash, session_id) SELECT $4, id FROM opened
         RETURNING session_id`,
};

const IS_LIVE = {
  name: 'sessions-is-live',
  text: `SELECT 1 FROM sessions WHERE id = $1 AND user_id = $2 AND ${LIVE}`,
};

const WHICH_LIVE = {
  name: 'sessions-which-live',
  text: `SELECT id FROM sessions WHERE id = ANY($1::uuid[]) AND ${LIVE}`,
};

/** Of two at once the second waits for the first one's row and then finds it spent. */
const ROTATE = {
  name: 'sessions-rotate',
  text: `WITH spent AS (UPDATE refresh_tokens SET used_at = now(), successor_salt = $4
                        WHERE token_hash = $1 AND used_at IS NULL AND EXISTS (
                          SELECT FROM sessions WHERE id = session_id AND ${LIVE})
                        RETURNING session_id),
              session AS (UPDATE sessions s SET last_used_at = now(), network = $3,
                            expires_at = now() + ${LIFETIME}
                          FROM spent WHERE s.id = spent.session_id AND ${LIVE}
                          RETURNING s.id, s.user_id),
              next AS (INSERT INTO refresh_tokens (token_hash, session_id)
                       SELECT $2, id FROM session)
         SELECT id, user_id AS "userId" FROM session`,
};

const LATELY = {
  name: 'sessions-lately',
  text: `SELECT s.id, s.user_id AS "userId", t.successor_salt AS salt
         FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id AND ${LIVE}
         WHERE t.token_hash = $1 AND t.successor_salt IS NOT NULL
           AND t.used_at > now() - make_interval(secs => $2)`,
};

const IS_UNSPENT = {
  name: 'sessions-is-unspent',
  text: 'SELECT FROM refresh_tokens WHERE token_hash = $1 AND used_at IS NULL',
};

const END_BY_REFRESH = {
  name: 'sessions-end-by-refresh',
  text: `UPDATE sessions s SET ended_at = coalesce(ended_at, now()) FROM refresh_tokens t
         WHERE t.token_hash = $1 AND s.id = t.session_id RETURNING s.id`,
};

const END_IF_SPENT = {
  name: 'sessions-end-if-spent',
  text: `UPDATE sessions s SET ended_at = coalesce(ended_at, now()) FROM refresh_tokens t
         WHERE t.token_hash = $1 AND t.used_at IS NOT NULL AND s.id = t.session_id
         RETURNING s.id`,
};

const END_ALL = {
  name: 'sessions-end-all',
  text: 'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL',
};

/** A list for people to look at; who has more sessions ends them all. */
const LIST = {
  name: 'sessions-list',
  text: `SELECT id, network, created_at AS "createdAt", last_used_at AS "lastUsedAt",
           expires_at AS "expiresAt"
         FROM sessions WHERE user_id = $1 AND ${LIVE} ORDER BY last_used_at DESC, id LIMIT 100`,
};

/** Sessions in Postgres, whose clock says when they end. */
@Injectable()
export class PostgresSessionStore extends SessionStore {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'REFRESH_GRACE_SECONDS'>,
  ) {
    super();
  }

  async open({ id, userId, passwordHash, refreshHash, network }: NewSession): Promise<boolean> {
    const rows = await this.database.run(OPEN, [id, userId, passwordHash, refreshHash, network]);
    return rows.length > 0;
  }

  async isLive(sessionId: string, userId: string): Promise<boolean> {
    return (await this.database.run(IS_LIVE, [sessionId, userId])).length > 0;
  }

  async live(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.run<{ id: string }>(WHICH_LIVE, [sessionIds]);
    return new Set(rows.map(({ id }) => id));
  }

  async rotate({ spent, next, network, salt }: Exchange): Promise<RefreshedSession | null> {
    const values = [spent, next, network, salt];
    const [session] = await this.database.run<RefreshedSession>(ROTATE, values);
    return session ?? null;
  }

  async lately(refreshHash: Buffer): Promise<RepeatedRefresh | null> {
    const values = [refreshHash, this.config.REFRESH_GRACE_SECONDS];
    const [session] = await this.database.run<RepeatedRefresh>(LATELY, values);
    return session ?? null;
  }

  async isUnspent(refreshHash: Buffer): Promise<boolean> {
    return (await this.database.run(IS_UNSPENT, [refreshHash])).length > 0;
  }

  async endIfSpent(refreshHash: Buffer): Promise<boolean> {
    return (await this.database.run(END_IF_SPENT, [refreshHash])).length > 0;
  }

  async endByRefresh(refreshHash: Buffer): Promise<boolean> {
    return (await this.database.run(END_BY_REFRESH, [refreshHash])).length > 0;
  }

  async endAll(userId: string): Promise<void> {
    await this.database.run(END_ALL, [userId]);
  }

  list(userId: string): Promise<Session[]> {
    return this.database.run<Session>(LIST, [userId]);
  }
}
