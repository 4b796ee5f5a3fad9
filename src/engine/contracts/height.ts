import type { Contract, Losers } from './contract.js';

/**
 * The height of a bid: its value. Gang and Zehnergang exchange their heights under `zehnergangOverGang:
 * false` (rules 9.6, S3 „Es gibt regional folgende zwei Unterschiede").
 */
export const heightOf = (contract: Contract, zehnergangOverGang: boolean): number =>
  zehnergangOverGang ? contract.value : (contract.heightIfGangOver ?? contract.value);

/** Game points before doubling. */
export const worthOf = (contract: Contract, losers: Losers): number =>
  contract.worth === undefined ? contract.value : contract.worth(losers);
