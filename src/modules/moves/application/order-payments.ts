import type { Seat } from '../../../engine/index.js';
import type { Budgets } from '../../../platform/accounting/budgets.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { Pays } from './cascade.js';

/**
 * Takes the points for actions of plans and autoplay from their owners: nobody else has caused them. What one attempt of
 * a move has paid, the next one need not pay again.
 */
export class OrderPayments {
  /** The points of each user in all attempts. */
  private readonly paid = new Map<string, number>();

  constructor(private readonly budgets: Budgets) {}

  /** Begins an attempt. */
  attempt({ players }: Pick<StoredMatch, 'players'>): Pays {
    const used = new Map<string, number>();
    return (seat: Seat, points: number) => {
      const { userId } = players[seat]!;
      const needed = (used.get(userId) ?? 0) + points;
      if (!this.covers(userId, needed)) return false;
      used.set(userId, needed);
      return true;
    };
  }

  private covers(userId: string, needed: number): boolean {
    const missing = needed - (this.paid.get(userId) ?? 0);
    if (missing <= 0) return true;
    if (!this.budgets.usesOfUser(userId, missing)) return false;
    this.paid.set(userId, needed);
    return true;
  }
}
