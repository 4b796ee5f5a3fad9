/** House bots: `choose(view) -> action`. They import only the engine, and see only a seat's view. */
export * from './bot.js';
export * from './list.js';
export * from './review.js';
export * from './strength.js';
