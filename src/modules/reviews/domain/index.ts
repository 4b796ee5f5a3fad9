export { judgeDecision } from './review.js';
export type { PlayedDeal } from './replay.js';
