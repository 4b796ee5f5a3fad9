export { FriendStore } from '../storage/friend-store.js';
