import { isHouseBot } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { NewNotification, NotificationType } from '../domain/notification.js';

/** A notification that is about nothing except the given values. */
export const notificationOf = (
  type: NotificationType,
  userId: string,
  about: Partial<NewNotification>,
): NewNotification => ({
  type,
  userId,
  matchId: null,
  challengeId: null,
  version: null,
  ...about,
});

/** To the people who play these seats. */
export function notificationsTo(
  { id: matchId, version, players }: StoredMatch,
  type: NotificationType,
  seats: readonly number[],
): NewNotification[] {
  return seats
    .map((seat) => players[seat]!)
    .filter((player) => !isHouseBot(player))
    .map(({ userId }) => notificationOf(type, userId, { matchId, version }));
}

/** To all people who sat in a match, also those who have left it, and to idle partners. */
export const notificationsToPeople = (
  { players, backers }: StoredMatch,
  type: NotificationType,
  about: Partial<NewNotification>,
): NewNotification[] =>
  [...players.filter(({ isBot }) => !isBot), ...backers].map(({ userId }) =>
    notificationOf(type, userId, about),
  );
