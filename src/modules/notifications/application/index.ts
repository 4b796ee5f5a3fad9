export { NOTIFICATION_TYPES } from '../domain/notification.js';
export type { Notification, NotificationType } from '../domain/notification.js';
export { NoticeHandler, userTopic } from './notice-handler.js';
export { NotificationStore } from './notification-store.js';
