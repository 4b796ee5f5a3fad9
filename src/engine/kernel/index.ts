/** Cards, orders, tricks, points and notation: what every variant is built of. */
export * from './cards.js';
export * from './order.js';
export * from './points.js';
export * from './share-out.js';
export * from './tokens.js';
export * from './tricks.js';
