export type { ActionValues } from '../../../bots/index.js';
export { Thinkers } from './thinkers.js';
export type { PastTurn } from './thinkers.js';
