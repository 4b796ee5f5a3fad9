import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { withinSeconds } from '../../../platform/database/within-seconds.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { IS_LIVE_SESSION, LIVE_SESSION, SESSION_LIFETIME } from './session-store.js';
import { RefreshTokenRow, SessionRow } from './tables.js';

/** A refresh token and its successor. */
export interface Exchange {
  readonly spent: Buffer;
  readonly next: Buffer;
  /** The salt from which `next` was computed. */
  readonly salt: Buffer;
  readonly network: string;
}

/** A session whose refresh token has just been exchanged. */
export type RefreshedSession = Pick<SessionRow, 'id' | 'userId'>;

const REFRESHED = columns(SessionRow, { id: true, userId: true }, 's');

/** Of two concurrent exchanges the second waits for the first one's row and then finds it spent. */
const ROTATE = statement<RefreshedSession, Exchange>(
  'sessions-rotate',
  `WITH spent AS (UPDATE refresh_tokens SET used_at = now(), successor_salt = :salt
                  WHERE token_hash = :spent AND used_at IS NULL AND EXISTS (
                    SELECT FROM sessions WHERE id = session_id AND ${IS_LIVE_SESSION})
                  RETURNING session_id),
        session AS (UPDATE sessions s SET last_used_at = now(), network = :network,
                      expires_at = now() + ${SESSION_LIFETIME}, spent_token = :spent,
                      is_successor_used = false
                    FROM spent WHERE s.id = spent.session_id AND ${IS_LIVE_SESSION}
                    RETURNING ${REFRESHED}),
        next AS (INSERT INTO refresh_tokens (token_hash, session_id)
                 SELECT :next, id FROM session)
   SELECT * FROM session`,
);

/** The same for a token that was spent before. */
export interface RepeatedRefresh extends RefreshedSession {
  readonly salt: Buffer;
}

/** A session, and the beginning of the hash of the refresh token for which its access token was given. */
interface Renewal extends Pick<SessionRow, 'id'> {
  readonly givenFor: Buffer;
}

/** Writes only once for each exchange; access tokens that were given for an earlier one change nothing. */
const CONFIRM = statement<object, Renewal>(
  'sessions-confirm',
  `UPDATE sessions SET is_successor_used = true
   WHERE id = :id AND NOT is_successor_used
     AND substring(spent_token FOR length(:givenFor::bytea)) = :givenFor`,
);

/** Exchanges refresh tokens, and ends sessions by them (ADR 39). */
@Injectable()
export class RefreshTokenStore {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'REFRESH_GRACE_SECONDS'>,
  ) {}

  /** The user of a refresh token that can be exchanged; null for any other. */
  async ownerOf(refreshHash: Buffer): Promise<string | null> {
    const token = await this.tokens().findOneBy({ tokenHash: refreshHash, usedAt: IsNull() });
    const session = token && (await this.sessions().findOneBy(liveOf(token)));
    return session?.userId ?? null;
  }

  /** The user of any refresh token that was given out; null for another text. */
  async holderOf(tokenHash: Buffer): Promise<string | null> {
    const token = await this.tokens().findOneBy({ tokenHash });
    const session = token && (await this.sessions().findOneBy({ id: token.sessionId }));
    return session?.userId ?? null;
  }

  /**
   * Exchanges a refresh token for the next, atomically: of two requests with the same token, one succeeds.
   * Null when the token cannot be exchanged.
   */
  rotate(exchange: Exchange): Promise<RefreshedSession | null> {
    return this.database.row(ROTATE, exchange);
  }

  /**
   * The live session of the refresh token that was exchanged last, if nobody has used the new tokens yet, or
   * if it was exchanged within the grace period; null for any other token.
   */
  async repeatedRefresh(refreshHash: Buffer): Promise<RepeatedRefresh | null> {
    const tokenHash = refreshHash;
    const token = await this.tokens().findOneBy({ tokenHash });
    if (!token?.successorSalt) return null;
    const ofLast = { ...liveOf(token), spentToken: tokenHash };
    const session = await this.sessions().findOneBy(ofLast);
    if (!session) return null;
    const { id, userId, isSuccessorUsed } = session;
    const inTime = { tokenHash, usedAt: withinSeconds(this.config.REFRESH_GRACE_SECONDS) };
    if (isSuccessorUsed && !(await this.tokens().existsBy(inTime))) return null;
    return { id, userId, salt: token.successorSalt };
  }

  /** Notes that an access token was used: its exchange cannot be repeated later than the grace period. */
  async confirm(renewal: Renewal): Promise<void> {
    await this.database.rows(CONFIRM, renewal);
  }

  /** Whether this refresh token exists. */
  isKnown(tokenHash: Buffer): Promise<boolean> {
    return this.tokens().existsBy({ tokenHash });
  }

  /** Ends the session of a spent refresh token. @returns its user, null for any other token */
  async endIfSpent(refreshHash: Buffer): Promise<string | null> {
    const session = await this.end({ tokenHash: refreshHash, usedAt: Not(IsNull()) });
    return session?.userId ?? null;
  }

  /** Ends the session of a refresh token, spent or not. @returns the session, null for an unknown token */
  endByRefresh(refreshHash: Buffer): Promise<SessionRow | null> {
    return this.end({ tokenHash: refreshHash });
  }

  private async end(where: FindOptionsWhere<RefreshTokenRow>): Promise<SessionRow | null> {
    const token = await this.tokens().findOneBy(where);
    const session = token && (await this.sessions().findOneBy({ id: token.sessionId }));
    if (!session) return null;
    await this.sessions().update({ id: session.id, endedAt: IsNull() }, { endedAt: () => 'now()' });
    return session;
  }

  private readonly tokens = () => this.database.of(RefreshTokenRow);
  private readonly sessions = () => this.database.of(SessionRow);
}

const liveOf = ({ sessionId: id }: RefreshTokenRow) => ({ id, ...LIVE_SESSION });
