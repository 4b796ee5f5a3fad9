import { ApiError } from '../../../platform/graphql/api-error.js';
import type { UserEvents } from './user-events.js';

/**
 * Reading on after a place misses nothing.
 *
 * @throws ApiError EVENTS_CLEARED where events after it are kept no more
 */
export async function assertWhole(
  events: UserEvents,
  userId: string,
  after: number | null,
): Promise<void> {
  if (after === null || after >= (await events.clearedTo(userId))) return;
  throw new ApiError(
    'EVENTS_CLEARED',
    'Events after this cursor are kept no more: take eventCursor, read your matches, go on from there.',
  );
}
