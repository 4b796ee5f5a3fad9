export { DelayedAnswers } from './delayed-answers.js';
export type { DueAnswer } from './delayed-answers.js';
