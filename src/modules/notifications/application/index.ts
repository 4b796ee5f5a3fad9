export { DELIVERY_REASONS } from '../domain/delivery.js';
export { NOTIFICATION_TYPES } from '../domain/notification.js';
export type { Notification, NotificationType } from '../domain/notification.js';
export { apiNotification } from './api-notification.js';
export type { ApiNotification } from './api-notification.js';
export { NoticeHandler, USER_TOPIC, userTopic } from './notice-handler.js';
export { NotificationStore } from './notification-store.js';
export { noticeText } from './notice-texts.js';
export type { NoticeFacts, NoticeText, WaitingTurn } from './notice-texts.js';
