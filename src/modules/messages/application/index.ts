export { MessageStore } from '../storage/message-store.js';
