export { FriendReader } from './friend-reader.js';
