export { planAnswer } from './answer.js';
export type { PlanAnswer } from './answer.js';
export { planView } from './conditions.js';
export { hidingDelay } from './standing-orders.js';
export type {
  DelayedAnswer,
  StandingOrders,
  StandingOrdersOutcome,
  StandingPlan,
  PlanChange,
  SeatOrders,
} from './standing-orders.js';
