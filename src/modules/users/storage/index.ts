export { UserStore } from './user-store.js';
