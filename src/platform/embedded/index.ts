export { startEmbedded } from './embedded.js';
export type { Embedded } from './embedded.js';
