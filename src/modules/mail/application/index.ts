export { VERIFICATIONS_PER_DAY } from '../domain/account-email.js';
export type { AccountEmailKind } from '../domain/account-email.js';
export { AccountEmailStore } from '../storage/account-email-store.js';
export { NotificationMailer } from './notification-mailer.js';
export { Unsubscriptions } from './unsubscriptions.js';
