import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { networkOf } from '../../network.js';
import { rateLimited } from '../../api/api-error.js';
import { Allowance } from './allowance.js';

/** Whose points an operation uses. */
export interface Payer {
  /** The user whom a credential names; null for whoever is not signed in. */
  readonly userId: string | null;
  readonly address: string;
}

/** What each operation costs beside its price: reading, checking and answering it. */
export const BASE_POINTS = 10;
/** A document is read before its price is known: a point for so many bytes. */
const BYTES_A_POINT = 100;

/** What reading a request costs, by its size in bytes. */
export const readingPoints = (bytes: number): number => BASE_POINTS + bytes / BYTES_A_POINT;

/** What users and networks may have done in a minute, in the points of the cost limit. */
@Injectable()
export class Budgets {
  private readonly users: Allowance;
  private readonly strangers: Allowance;
  private readonly networks: Allowance;

  constructor(@Inject(CONFIG) config: Config) {
    this.users = new Allowance(config.POINTS_PER_USER_PER_MINUTE);
    this.strangers = new Allowance(config.POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE);
    this.networks = new Allowance(config.POINTS_PER_NETWORK_PER_MINUTE);
  }

  /** Uses points. @throws ApiError RATE_LIMITED where they are not there, and uses none */
  charge(payer: Payer, points: number): void {
    const shares = this.sharesOf(payer);
    const wait = Math.max(...shares.map(([allowance, key]) => allowance.waitFor(key, points)));
    if (wait > 0) {
      throw rateLimited(`The budget of this minute is used up: wait ${wait} seconds.`, wait);
    }
    for (const [allowance, key] of shares) allowance.use(key, points);
  }

  /** Uses points for what is being done already. */
  owe(payer: Payer, points: number): void {
    for (const [allowance, key] of this.sharesOf(payer)) allowance.use(key, points);
  }

  private sharesOf({ userId, address }: Payer): [Allowance, string][] {
    const network = networkOf(address);
    const own: [Allowance, string] = userId ? [this.users, userId] : [this.strangers, network];
    return [own, [this.networks, network]];
  }
}
