import type { Transaction } from '../../../platform/database/database.js';
import type { EndedMatch } from '../domain/finished-match.js';

/**
 * Decides whether a rated match changes ratings. It is asked in the transaction that books the match, and must give the
 * same answer if it is asked about the match again.
 */
export type BookingRule = (match: EndedMatch, within: Transaction) => Promise<boolean>;

/** The rules of other modules about which matches count. The decision is stored with the booking. */
export class BookingRules {
  private readonly rules: BookingRule[] = [];

  register(rule: BookingRule): void {
    this.rules.push(rule);
  }

  /** Whether a match counts. An unrated one needs no decision. */
  async counts(match: EndedMatch, within: Transaction): Promise<boolean> {
    if (!match.rated) return true;
    for (const rule of this.rules) if (!(await rule(match, within))) return false;
    return true;
  }
}
