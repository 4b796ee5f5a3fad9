import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { FairQueue } from '../fair-queue.js';
import type { FairQueueLimits, Leave } from '../fair-queue.js';
import { busy } from '../unavailable.js';
import type { Payer } from './budgets.js';
import { MAX_COMPLEXITY } from './meter.js';

/** The points that may be in work at once: two of the dearest operations. */
const AT_ONCE = 2 * MAX_COMPLEXITY;
/** How many networks may each have as many waiting operations as one may. */
const WAITING_NETWORKS = 8;

/**
 * Limits the work that this process does at once, in points. A user, and a network, may have one of the dearest
 * operations in work, or as many cheap ones as cost the same. What is more waits, and the networks take turns: however
 * much one sends, another is served next.
 */
@Injectable()
export class Gate {
  private readonly users: FairQueue;
  private readonly networks: FairQueue;

  constructor(@Inject(CONFIG) { DATABASE_WAITING }: Pick<Config, 'DATABASE_WAITING'>) {
    const ofEach: FairQueueLimits = {
      atOncePerKey: MAX_COMPLEXITY,
      waitingPerKey: DATABASE_WAITING,
      waiting: WAITING_NETWORKS * DATABASE_WAITING,
    };
    this.users = new FairQueue(ofEach, busy);
    this.networks = new FairQueue({ ...ofEach, atOnce: AT_ONCE }, busy);
  }

  /**
   * Waits until work of this price, in points, may begin.
   *
   * @param isBounded whether what waits is limited already, as the items of subscriptions are
   * @throws ApiError UNAVAILABLE when too many wait
   */
  async enter({ named, network }: Payer, price: number, isBounded = false): Promise<Leave> {
    // Whole points, so that what is taken and given back is exactly the same.
    const points = Math.ceil(price);
    if (!named) return this.networks.enter(network, points, isBounded);
    const leaveUser = await this.users.enter(named.userId, points, isBounded);
    try {
      const leaveNetwork = await this.networks.enter(network, points, isBounded);
      return () => {
        leaveNetwork();
        leaveUser();
      };
    } catch (error) {
      leaveUser();
      throw error;
    }
  }
}
