export type { ActionValues } from '../../../bots/index.js';
export { BotRunner } from './bot-runner.js';
export type { PastTurn } from './bot-runner.js';
