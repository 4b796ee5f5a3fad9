export { LETTERS } from './name-letters.js';
export { lookalikeKey } from './username.js';
