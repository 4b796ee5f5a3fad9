export { BlockStore } from '../storage/block-store.js';
