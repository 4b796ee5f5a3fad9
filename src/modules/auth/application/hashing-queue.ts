import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { FairQueue } from '../../../platform/fair-queue.js';
import { networkOf } from '../../../platform/addresses.js';
import { PasswordHasher } from './password-hasher.js';

/**
 * Password hashes of this process, a few at once and network by network: each takes a thread of the
 * pool that name look-ups and files need too, 19 MiB and some hundredths of a second.
 */
@Injectable()
export class HashingQueue {
  private readonly queue: FairQueue;

  constructor(
    private readonly hasher: PasswordHasher,
    @Inject(CONFIG) config: Config,
  ) {
    this.queue = new FairQueue({
      atOnce: config.PASSWORD_HASHES_AT_ONCE,
      waitingPerKey: config.PASSWORD_HASHES_PER_NETWORK,
      waiting: config.PASSWORD_HASHES_WAITING,
    });
  }

  /** @throws ApiError RATE_LIMITED when too many wait, in all or of the address' network */
  hash(password: string, address: string): Promise<string> {
    return this.queue.run(networkOf(address), () => this.hasher.hash(password));
  }

  /**
   * Whether a password is the one of a hash; null stands for nobody's.
   *
   * @throws ApiError RATE_LIMITED when too many wait, in all or of the address' network
   */
  verify(hash: string | null, password: string, address: string): Promise<boolean> {
    return this.queue.run(networkOf(address), () => this.hasher.verify(hash, password));
  }
}
