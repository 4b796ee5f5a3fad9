export { DelayedAnswers } from '../storage/delayed-answers.js';
export type { DueAnswer } from '../storage/delayed-answers.js';
export { OwnOrders } from '../storage/own-orders.js';
