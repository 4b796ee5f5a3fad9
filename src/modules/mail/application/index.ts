export { NoticeMail } from './notice-mail.js';
export type { NoticeLetter, Unreachable } from './notice-mail.js';
export { Unsubscriptions } from './unsubscriptions.js';
export type { UnsubscribeHook } from './unsubscriptions.js';
