export { MessageType } from './message.type.js';
