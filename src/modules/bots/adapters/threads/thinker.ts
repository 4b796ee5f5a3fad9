/** What a thread runs: one decision a message. */
export { think as default } from '../../application/think.js';
