export * from './generated/graphql.js';
export { createBot } from './bot.js';
export type { BotOptions, BotTurn } from './bot.js';
export { Client } from './client.js';
export type { ClientOptions } from './client.js';
export type { Session } from './credentials.js';
export { accepted, Refused, RequestFailed } from './problems.js';
export type { UserProblem } from './problems.js';
export type { StreamOptions } from './streams.js';
