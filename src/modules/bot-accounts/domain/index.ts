export * from './bot.js';
export * from './policy.js';
