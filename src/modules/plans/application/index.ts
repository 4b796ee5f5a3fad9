export { AutoplayStore } from '../storage/autoplay-store.js';
export type { DueAnswer } from '../storage/autoplay-store.js';
