export { OpenDealSolver } from './open-deal.js';
export type { SolvedAction } from './open-deal.js';
export { isSolvable } from './rules.js';
