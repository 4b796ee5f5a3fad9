/** Cards, orders, tricks, points and tokens: the parts of every variant. */
export * from './cards.js';
export * from './order.js';
export * from './points.js';
export * from './share-out.js';
export * from './tokens.js';
export * from './tricks.js';
