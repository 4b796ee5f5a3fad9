export { FriendReader } from '../storage/friend-reader.js';
export type { FriendFacts, FriendPlace, ListedRequest } from '../storage/friend-reader.js';
