export { VERIFICATIONS_PER_DAY } from '../domain/letter.js';
export type { LetterKind } from '../domain/letter.js';
export { LetterStore } from '../storage/letter-store.js';
export { NoticeMail } from './notice-mail.js';
export { Unsubscriptions } from './unsubscriptions.js';
