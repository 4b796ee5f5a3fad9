export { Exports } from './exports.js';
