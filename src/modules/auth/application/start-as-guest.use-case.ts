import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/addresses.js';
import type { Language } from '../../../platform/api/reader.js';
import { UserRegistry } from '../../users/application/index.js';
import { TryLimits } from '../storage/try-limits.js';
import { Entrances } from './entrances.js';
import { Sessions } from './sessions.js';
import type { SignedInAs } from './sessions.js';

/** Creates an account without name and password, and signs it in. Only its tokens give access. */
@Injectable()
export class StartAsGuestUseCase {
  constructor(
    private readonly registry: UserRegistry,
    private readonly sessions: Sessions,
    private readonly limits: TryLimits,
    private readonly entrances: Entrances,
  ) {}

  /** @throws ApiError RATE_LIMITED when the network creates guests too fast, NETWORK_CLOSED */
  async execute(language: Language, address: string): Promise<SignedInAs> {
    await this.entrances.check(address);
    await this.limits.count([{ limit: 'guest-network', key: networkOf(address) }]);
    const session = this.sessions.first(address);
    const user = await this.registry.createGuest(language, (userId, within) =>
      session.open(userId, within),
    );
    return session.signedIn(user);
  }
}
