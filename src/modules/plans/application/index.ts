export { planAnswer } from '../domain/answer.js';
export type { AskedPlan, PlanAnswer } from '../domain/answer.js';
export { hidingDelay } from '../domain/delay.js';
export { PLAN_FAILURES } from '../domain/plan-failures.js';
export type { PlanFailureCode } from '../domain/plan-failures.js';
export { planSight } from '../domain/sight.js';
export { AutoplayStore } from '../storage/autoplay-store.js';
export type { DueAnswer } from '../storage/autoplay-store.js';
