export { Blocks } from './blocks.js';
