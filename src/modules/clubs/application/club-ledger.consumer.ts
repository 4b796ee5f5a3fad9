import { Injectable } from '@nestjs/common';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { finishedMatch } from '../../ratings/application/index.js';
import { clubBalancesOf, clubEntriesOf } from '../domain/club-ledger.js';
import { clubSeasonAt } from '../domain/club-season.js';
import { ClubBookingStore } from '../storage/club-booking-store.js';
import type { ClubBooking, ClubMatch } from '../storage/club-booking-store.js';

/**
 * Adds finished matches to the ledgers of clubs, as the ledger of two players counts them. A match is in the ledger of
 * every club of which all its people are members.
 */
@Injectable()
export class ClubLedgerConsumer implements ConsumerOf<'MATCH_ENDED'> {
  readonly name = 'club-ledger';
  readonly events = ['MATCH_ENDED'] as const;

  constructor(private readonly bookings: ClubBookingStore) {}

  wants({ status }: DomainEventOf<'MATCH_ENDED'>): boolean {
    return status === 'FINISHED';
  }

  async handle(events: readonly DomainEventOf<'MATCH_ENDED'>[]): Promise<void> {
    const matchIds = events.map(({ matchId }) => matchId);
    for (const match of await this.bookings.clubsOf(matchIds)) {
      const booking = bookingOf(match);
      // Partners do not meet each other: two of them against house bots have nothing to book.
      if (booking.pairs.length > 0) await this.bookings.book(match.clubId, match.id, booking);
    }
  }
}

function bookingOf(match: ClubMatch): ClubBooking {
  const pairs = clubEntriesOf(finishedMatch(match), new Set(match.people));
  const season = clubSeasonAt(match, match.finishedAt);
  return { season, pairs, balances: clubBalancesOf(pairs) };
}
