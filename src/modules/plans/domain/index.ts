export { planAnswer } from './answer.js';
export type { PlanAnswer } from './answer.js';
export { planView } from './conditions.js';
export { hidingDelay } from './orders.js';
export type { MatchOrders, OrdersOutcome, PlanChange, SeatOrders } from './orders.js';
