/** House bots: `choose(view) -> action`. They import the engine alone and see a seat's view alone. */
export * from './bot.js';
export * from './list.js';
export * from './review.js';
export * from './strength.js';
