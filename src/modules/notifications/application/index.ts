export { NOTIFICATION_MEANINGS, NOTIFICATION_TYPES } from '../domain/notification.js';
export type { Notification } from '../domain/notification.js';
export { NotificationPreferences } from '../storage/notification-preferences.js';
export { Notifications } from '../storage/notifications.js';
export { PushSubscriptions } from '../storage/push-subscriptions.js';
export type { PushSubscription } from '../storage/push-subscriptions.js';
export { apiNotification } from './api-notification.js';
export type { ApiNotification } from './api-notification.js';
export { userTopic } from './notification.consumer.js';
