export type { Message } from '../domain/message.js';
export { MessageStore } from '../storage/message-store.js';
export { SendMessage } from './send-message.use-case.js';
export type { MessageResult } from './send-message.use-case.js';
