export { explanationOf, explanationText, isHindsight } from './explanation.js';
export type { Explanation, Mistake } from './explanation.js';
export { REASONS } from './list.js';
export type { FoundReason, ReasonKind } from './list.js';
