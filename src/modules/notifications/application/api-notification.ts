import { toGlobalId } from '../../../platform/api/ids.js';
import type { Notification } from '../domain/notification.js';

/** A notification as the API shows it, in queries, subscriptions and webhooks. */
export type ApiNotification = ReturnType<typeof apiNotification>;

export function apiNotification(notification: Notification) {
  const { id, type, matchId, challengeId, version, createdAt, readAt } = notification;
  const { messageId, friendId, clubId, webhookId, competitionId } = notification;
  return {
    id: toGlobalId('Notification', id),
    type,
    matchId: matchId && toGlobalId('Match', matchId),
    challengeId: challengeId && toGlobalId('Challenge', challengeId),
    version,
    messageId: messageId ? toGlobalId('Message', messageId) : null,
    friendId: friendId ? toGlobalId('User', friendId) : null,
    clubId: clubId ? toGlobalId('Club', clubId) : null,
    webhookId: webhookId ? toGlobalId('Webhook', webhookId) : null,
    competitionId: competitionId ? toGlobalId('Competition', competitionId) : null,
    createdAt,
    readAt,
  };
}
