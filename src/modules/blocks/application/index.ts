export { BlockStore } from '../storage/block-store.js';
export { BlockUser } from './block-user.use-case.js';
export type { BlockResult } from './block-user.use-case.js';
