import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../addresses.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { busy } from '../http/unavailable.js';

type Settings = Pick<Config, 'DATABASE_POOL' | 'DATABASE_WAITING'>;

/**
 * Limits the operations that this process runs at once. As many may run as may have a database connection or wait for
 * one. The pool's own limit is not enough: in a burst of requests none waits for a connection yet, so that all would be
 * accepted. No network keeps the others out: above the limit, up to twice of it, a network with less than an even share
 * may still begin an operation.
 */
@Injectable()
export class RunningOperations {
  private readonly networks = new Map<object, string>();
  private readonly counts = new Map<string, number>();
  private readonly most: number;

  constructor(@Inject(CONFIG) { DATABASE_POOL, DATABASE_WAITING }: Settings) {
    this.most = DATABASE_POOL + DATABASE_WAITING;
  }

  /** @throws ApiError UNAVAILABLE when the limit is reached */
  begin(operation: object, address: string): void {
    const network = networkOf(address);
    const held = this.counts.get(network) ?? 0;
    if (!this.hasRoom(held)) throw busy();
    this.networks.set(operation, network);
    this.counts.set(network, held + 1);
  }

  /** Does nothing for an operation that was not begun or has already ended. */
  end(operation: object): void {
    const network = this.networks.get(operation);
    if (network === undefined) return;
    this.networks.delete(operation);
    const left = this.counts.get(network)! - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
  }

  private hasRoom(held: number): boolean {
    const { size } = this.networks;
    if (size < this.most) return true;
    return size < 2 * this.most && held < this.most / (this.counts.size + 1);
  }
}
