import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';
import { putLast } from '../../../platform/collections.js';
import { isUuid } from '../../../platform/api/ids.js';
import { Clock } from '../../../platform/time.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';

const LIFETIME_SECONDS = 600;
const ISSUER = 'bummerl';
const AUDIENCE = 'bummerl-api';
const ALGORITHM = 'HS256';

/** The content of an access token. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** The mark of the refresh token that was exchanged for it; null for a token of a sign-in. */
  readonly givenFor: Buffer | null;
}

/** The claims and when they expire. */
export interface DatedClaims extends AccessClaims {
  readonly expiresAt: Date;
}

/** How much of a refresh token's hash is in an access token: enough to tell it from others of its session. */
const MARK_BYTES = 12;

/** The mark of a refresh token, by its hash. */
export const markOf = (refreshHash: Buffer): Buffer => refreshHash.subarray(0, MARK_BYTES);

/** How many verified tokens are remembered; the one that was verified first is dropped first. */
const MOST_READ = 20_000;

/** The part of passport that a strategy uses: the callbacks for its result, and the header that it reads. */
interface Attempt {
  success(claims: DatedClaims): void;
  fail(): void;
  error(error: Error): void;
  authenticate(request: { headers: { authorization: string } }): void;
}

/** The library's messages about a text that is no JWT. */
const UNREADABLE = /malformed|invalid token|unexpected/i;

/** Access tokens as JWTs that are valid for ten minutes. passport-jwt reads them, with a single algorithm. */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;
  /**
   * Created once: with a plain string, the library first tries to read a PEM key, which costs fifty times as
   * much.
   */
  private readonly key: KeyObject;
  /** The tokens that were verified before: a client sends the same token again and again. */
  private readonly verified = new Map<string, DatedClaims>();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(config.JWT_SECRET, 'utf8');
    this.jwt = new JwtService({ secret: this.key, signOptions: { algorithm: ALGORITHM } });
  }

  sign({ userId, sessionId, givenFor }: AccessClaims): { accessToken: string; expiresAt: Date } {
    const iat = this.seconds();
    const exp = iat + LIFETIME_SECONDS;
    const gf = givenFor?.toString('base64url');
    const claims = { iss: ISSUER, aud: AUDIENCE, sub: userId, sid: sessionId, gf, iat, exp };
    return { accessToken: this.jwt.sign(claims), expiresAt: new Date(exp * 1000) };
  }

  /** Null unless the header carries a token that we signed for this service and that has not expired. */
  async read(authorization: string): Promise<DatedClaims | null> {
    const known = this.verified.get(authorization);
    if (known) return this.clock.now() < known.expiresAt ? known : null;
    const claims = await this.verify(authorization);
    if (claims) putLast(this.verified, authorization, claims, MOST_READ);
    return claims;
  }

  /** What is wrong with a token; null if we signed it and it has not expired. */
  problemOf(token: string): 'MALFORMED' | 'EXPIRED' | 'UNKNOWN' | null {
    try {
      this.jwt.verify(token, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: this.seconds(),
      });
      return null;
    } catch (error) {
      const { name, message } = error as Error;
      if (name === 'TokenExpiredError') return 'EXPIRED';
      return UNREADABLE.test(message) ? 'MALFORMED' : 'UNKNOWN';
    }
  }

  private verify(authorization: string): Promise<DatedClaims | null> {
    return new Promise((resolve, reject) => {
      // A strategy is cheap to create; passport, too, makes a copy of one for each request.
      const strategy = new Strategy(this.options(), (payload, done) =>
        done(null, claimsOf(payload) ?? false),
      ) as unknown as Attempt;
      strategy.success = resolve;
      strategy.fail = () => resolve(null);
      strategy.error = reject;
      strategy.authenticate({ headers: { authorization } });
    });
  }

  private options(): StrategyOptionsWithoutRequest {
    return {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt passes the key on unchanged; its types do not include key objects.
      secretOrKey: this.key as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      jsonWebTokenOptions: { clockTimestamp: this.seconds() },
    };
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** The claims of a payload that we signed, null when one of them is missing. */
function claimsOf(payload: unknown): DatedClaims | null {
  const { sub, sid, gf, exp } = payload as Readonly<Record<string, unknown>>;
  if (typeof exp !== 'number' || !isUuid(sub) || !isUuid(sid)) return null;
  const givenFor = typeof gf === 'string' ? Buffer.from(gf, 'base64url') : null;
  const ids = { userId: sub as string, sessionId: sid as string };
  return { ...ids, givenFor, expiresAt: new Date(exp * 1000) };
}
