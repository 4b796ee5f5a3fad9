export { MessageType, toMessageType } from './message.type.js';
