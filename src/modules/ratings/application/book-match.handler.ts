import { Injectable } from '@nestjs/common';
import type { TaskHandler } from '../../../platform/tasks/task-handlers.js';
import type { TaskPayload } from '../../../platform/tasks/task.js';
import { MatchStore } from '../../matches/application/index.js';
import { BookingStore } from '../storage/booking-store.js';
import { finishedMatch } from './finished-match.js';

/**
 * Books a finished match into ratings and ledger. Ratings follow the order in which matches are
 * booked, not that in which they ended: a match that ended a second earlier and is booked a second
 * later does not undo what has been shown.
 */
@Injectable()
export class BookMatchHandler implements TaskHandler {
  readonly kind = 'rating';
  /** Few: matches of one player wait for each other, with a connection each. */
  readonly concurrency = 4;

  constructor(
    private readonly matches: MatchStore,
    private readonly bookings: BookingStore,
  ) {}

  async handle(payload: TaskPayload): Promise<void> {
    const stored = await this.matches.find(String(payload['matchId']));
    if (stored?.status !== 'FINISHED') return;
    const match = finishedMatch(stored);
    // Loaded with its mathematics when it is needed first: most starts never do.
    const { bookingOf } = await import('../domain/booking.js');
    await this.bookings.book(match, (before) => bookingOf(match, before));
  }
}
