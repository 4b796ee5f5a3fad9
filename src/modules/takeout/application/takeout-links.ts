import { Inject, Injectable } from '@nestjs/common';
import { isUuid } from '../../../platform/api/ids.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { SignedTokens } from '../../../platform/signing/signed-tokens.js';
import { Clock } from '../../../platform/time.js';
import { LINK_MILLIS } from '../domain/takeout.js';

const PURPOSE = 'takeout';

/** An address from which an archive can be downloaded without a session, for a while. */
export interface TakeoutLink {
  readonly url: string;
  readonly until: Date;
}

/** Addresses of archives. They are signed and not stored. */
@Injectable()
export class TakeoutLinks {
  constructor(
    private readonly tokens: SignedTokens,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  linkOf(takeoutId: string): TakeoutLink {
    const until = new Date(this.clock.now().getTime() + LINK_MILLIS);
    const token = this.tokens.sign(PURPOSE, `${takeoutId}:${until.getTime()}`);
    return { url: `${this.config.PUBLIC_URL}/export/takeouts/${token}/data.zip`, until };
  }

  /** The archive of an address; null for a wrong one, and for one that is too old. */
  takeoutIdOf(token: string): string | null {
    const [takeoutId = '', until] = this.tokens.idOf(PURPOSE, token)?.split(':') ?? [];
    return isUuid(takeoutId) && this.clock.now().getTime() < Number(until) ? takeoutId : null;
  }
}
