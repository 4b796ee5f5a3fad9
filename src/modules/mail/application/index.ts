export { VERIFICATIONS_PER_DAY } from '../domain/letter.js';
export type { LinkKind } from '../domain/letter.js';
export { Letters } from './letters.js';
export { NotificationMailer } from './notification-mailer.js';
export { Unsubscriptions } from './unsubscriptions.js';
