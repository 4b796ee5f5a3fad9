/** What Dreierschnapsen and Bauernschnapsen share: contracts, bidding, doubling, the award. */
export * from './bidding.js';
export * from './bids.js';
export * from './doubling.js';
export * from './naming.js';
export * from './options.js';
export * from './price.js';
export * from './contract-ending.js';
