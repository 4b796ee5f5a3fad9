/** What a thread runs: one decision a message. */
export { lookBack } from '../../application/look-back.js';
export { think as default } from '../../application/think.js';
