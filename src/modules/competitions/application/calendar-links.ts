import { Inject, Injectable } from '@nestjs/common';
import { isUuid } from '../../../platform/api/ids.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { TryLimits } from '../../auth/application/index.js';
import { UserStandings } from '../../users/application/index.js';
import { CalendarStore } from '../storage/calendar-store.js';

const PURPOSE = 'calendar';

/**
 * The addresses at which programs read the calendar of a user without a session. They are signed and not stored; each has the
 * number that is the user's now, so that a renewed address makes older ones useless (ADR 94).
 */
@Injectable()
export class CalendarLinks {
  constructor(
    private readonly tokens: SignedTokens,
    private readonly store: CalendarStore,
    private readonly limits: TryLimits,
    private readonly standings: UserStandings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async urlOf(userId: string): Promise<string> {
    return this.urlFor(userId, await this.store.version(userId));
  }

  /**
   * Makes all addresses that the user has had useless; returns the new one.
   *
   * @throws ApiError RATE_LIMITED after too many within an hour
   */
  async renew(userId: string): Promise<string> {
    await this.limits.count([{ limit: 'calendar-renewer', key: userId }]);
    return this.urlFor(userId, await this.store.raise(userId));
  }

  /** Whose calendar a token opens; null for a wrong or revoked one, and while its user is suspended. */
  async userIdOf(token: string): Promise<string | null> {
    const [userId = '', version] = this.tokens.idOf(PURPOSE, token)?.split(':') ?? [];
    if (!isUuid(userId)) return null;
    if (Number(version) !== (await this.store.version(userId))) return null;
    const { suspension } = await this.standings.of(userId);
    return suspension ? null : userId;
  }

  private urlFor(userId: string, version: number): string {
    const token = this.tokens.sign(PURPOSE, `${userId}:${version}`);
    return `${this.config.PUBLIC_URL}/export/calendars/${token}/competitions.ics`;
  }
}
