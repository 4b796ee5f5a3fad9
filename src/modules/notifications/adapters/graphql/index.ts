export { NotificationObject } from './notification.type.js';
