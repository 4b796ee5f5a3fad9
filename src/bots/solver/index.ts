export { OpenDealSolver } from './open-deal.js';
export type { ValuedAction } from './open-deal.js';
export { isSolvable } from './rules.js';
