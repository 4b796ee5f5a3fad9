export { Exports } from './exports.js';
export { matchContent } from './match-lines.js';
