export { BlockStore } from '../storage/block-store.js';
export { Blocks } from './blocks.js';
