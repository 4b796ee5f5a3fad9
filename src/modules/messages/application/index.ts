export { Messages } from '../storage/messages.js';
