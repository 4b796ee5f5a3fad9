import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { Matches } from '../../matches/application/index.js';
import { BookingStore } from '../storage/booking-store.js';
import { ReversalStore } from '../storage/reversal-store.js';
import { BookingRules } from './booking-rules.js';
import { finishedMatch } from './finished-match.js';

type BookingEvent = DomainEventOf<'MATCH_ENDED' | 'MATCH_VOIDED'>;

/**
 * Books a finished match into ratings and ledger. Matches are rated in the order in which they are booked, not
 * in the order in which they ended. So a match that ended earlier and is booked later does not change ratings
 * that have been shown.
 *
 * A match that was voided is booked and then taken back, whichever of the two events comes first.
 */
@Injectable()
export class BookMatchConsumer implements ConsumerOf<'MATCH_ENDED' | 'MATCH_VOIDED'> {
  readonly name = 'ratings';
  readonly events = ['MATCH_ENDED', 'MATCH_VOIDED'] as const;
  /** Few, because matches of the same player wait for each other, each with a connection. */
  readonly queue = { concurrency: 4 };

  constructor(
    private readonly matches: Matches,
    private readonly bookings: BookingStore,
    private readonly reversals: ReversalStore,
    private readonly rules: BookingRules,
  ) {}

  wants(event: BookingEvent): boolean {
    return event.type === 'MATCH_VOIDED' || event.status === 'FINISHED';
  }

  async handle(events: readonly BookingEvent[]): Promise<void> {
    for (const { matchId } of events) await this.book(matchId);
  }

  private async book(matchId: string): Promise<void> {
    const stored = await this.matches.find(matchId);
    if (stored?.status !== 'FINISHED') return;
    const match = finishedMatch(stored);
    // Loaded on first use, because it loads a mathematics library that most starts do not need.
    const [{ bookingOf }, { reversalOf }] = await Promise.all([
      import('../domain/booking.js'),
      import('../domain/reversal.js'),
    ]);
    const decide = (within: Transaction) => this.rules.counts(stored, within);
    await this.bookings.book(match, decide, bookingOf);
    await this.reversals.takeBack(match, reversalOf);
  }
}
