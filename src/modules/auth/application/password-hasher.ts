import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane; 2 is the algorithm's number. */
const OPTIONS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id in the thread pool, so that nobody else's request waits for it. */
@Injectable()
export class PasswordHasher {
  /** The hash of a password that nobody knows, for names that nobody has. */
  private nobody: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** Costs the same whether the hash is a user's or, where there is none, nobody's. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const fits = await verify(stored ?? (await this.nobodys()), password);
    return fits && stored !== null;
  }

  private nobodys(): Promise<string> {
    this.nobody ??= this.hash(randomBytes(32).toString('base64url'));
    return this.nobody;
  }
}
