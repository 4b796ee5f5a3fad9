import { Injectable } from '@nestjs/common';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { finishedMatch } from '../../ratings/application/index.js';
import { clubBalancesOf, clubEntriesOf, turned } from '../domain/club-ledger.js';
import { clubSeasonAt } from '../domain/club-season.js';
import { ClubBookingStore } from '../storage/club-booking-store.js';
import type { ClubBooking, ClubMatch } from '../storage/club-booking-store.js';

type LedgerEventType = 'MATCH_ENDED' | 'MATCH_VOIDED';

/**
 * Adds finished matches to the ledgers of clubs, as the ledger of two players counts them. A match is in the ledger of
 * every club of which all its people are members. A voided match is taken back, whichever of the two events comes first.
 */
@Injectable()
export class ClubLedgerConsumer implements ConsumerOf<LedgerEventType> {
  readonly name = 'club-ledger';
  readonly events = ['MATCH_ENDED', 'MATCH_VOIDED'] as const;

  constructor(private readonly bookings: ClubBookingStore) {}

  wants(event: DomainEventOf<LedgerEventType>): boolean {
    return event.type === 'MATCH_VOIDED' || event.status === 'FINISHED';
  }

  async handle(events: readonly DomainEventOf<LedgerEventType>[]): Promise<void> {
    const matchIds = events.map(({ matchId }) => matchId);
    for (const match of await this.bookings.clubsOf(matchIds)) {
      const booking = bookingOf(match);
      // Partners do not meet each other: two of them against house bots have nothing to book.
      if (booking.pairs.length > 0) await this.bookings.book(match.clubId, match.id, booking);
    }
    for (const match of await this.bookings.voidedIn(matchIds)) {
      const { season, pairs, balances } = bookingOf(match);
      const reversal = { season, pairs: turned(pairs), balances: turned(balances) };
      await this.bookings.takeBack(match.clubId, match.id, reversal);
    }
  }
}

function bookingOf(match: ClubMatch): ClubBooking {
  const pairs = clubEntriesOf(finishedMatch(match), new Set(match.people));
  const season = clubSeasonAt(match, match.finishedAt);
  return { season, pairs, balances: clubBalancesOf(pairs) };
}
