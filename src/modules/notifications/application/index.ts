export { NOTIFICATION_MEANINGS, NOTIFICATION_TYPES } from '../domain/notification.js';
export type { Notification } from '../domain/notification.js';
export { NotificationStore } from '../storage/notification-store.js';
export { apiNotification } from './api-notification.js';
export type { ApiNotification } from './api-notification.js';
export { userTopic } from './notification.consumer.js';
