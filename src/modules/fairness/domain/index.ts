export { lengthPrefixed, shuffle } from './shuffle.js';
export type { ShuffleInput } from './shuffle.js';
