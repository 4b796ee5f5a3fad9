/** The contracts of Dreierschnapsen and Bauernschnapsen, as data (rules 10). */
export * from './aims.js';
export * from './contract.js';
export * from './height.js';
export { fits } from './holding.js';
export type { Holding } from './holding.js';
export * from './list.js';
