import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { rateLimited } from '../../../platform/api/api-error.js';
import { heldLimit } from '../../../platform/api/limit.js';
import type { InLanguages } from '../../../platform/api/reader.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { FairQueue } from '../../../platform/fair-queue.js';
import { networkOf } from '../../../platform/addresses.js';
import { canonicalPassword } from '../domain/password.js';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane; 2 is the algorithm's number. */
const OPTIONS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id in the thread pool, so that other requests do not wait for it. */
@Injectable()
export class PasswordHasher {
  /** The hash of a random password, for unknown names. */
  private nobody: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** Costs the same for an unknown user, so that the time does not reveal whether a name exists. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const fits = await verify(stored ?? (await this.hashOfNobody()), password);
    return fits && stored !== null;
  }

  private hashOfNobody(): Promise<string> {
    this.nobody ??= this.hash(randomBytes(32).toString('base64url'));
    return this.nobody;
  }
}

const tooManyWait = (seconds: number): InLanguages => ({
  en: `Too many requests are waiting: try again in ${seconds} s.`,
  de: `Zu viele Anfragen warten: versuche es in ${seconds} s noch einmal.`,
});

/**
 * Hashes passwords, a few at once and fairly by network. Each hash takes 19 MiB, some hundredths of a second,
 * and a thread of the pool that DNS look-ups and files need too.
 */
@Injectable()
export class HashingQueue {
  private readonly queue: FairQueue;

  constructor(
    private readonly hasher: PasswordHasher,
    @Inject(CONFIG) config: Config,
  ) {
    const limit = heldLimit('passwords-waiting', config.PASSWORD_HASHES_PER_NETWORK);
    const limits = {
      atOnce: config.PASSWORD_HASHES_AT_ONCE,
      waitingPerKey: limit.size,
      waiting: config.PASSWORD_HASHES_WAITING,
    };
    this.queue = new FairQueue(limits, (seconds) =>
      rateLimited(tooManyWait(seconds), seconds, limit),
    );
  }

  /** @throws ApiError RATE_LIMITED when too many passwords wait, in total or from the address's network */
  hash(password: string, address: string): Promise<string> {
    const canonical = canonicalPassword(password);
    return this.queue.run(networkOf(address), () => this.hasher.hash(canonical));
  }

  /**
   * Whether a password fits a hash; null is the hash of an unknown user.
   *
   * @throws ApiError RATE_LIMITED when too many passwords wait, in total or from the address's network
   */
  verify(stored: string | null, password: string, address: string): Promise<boolean> {
    const canonical = canonicalPassword(password);
    return this.queue.run(networkOf(address), () => this.hasher.verify(stored, canonical));
  }
}
