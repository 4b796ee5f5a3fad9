export { emailKey, isCleanText } from '../domain/profile.js';
export { accountKey, isUsername, usernameKey } from '../domain/username.js';
export { UserStore } from '../storage/user-store.js';
export type { PrivateUser, Profile, User } from '../storage/user-store.js';
export { UNKNOWN_USER, userFailure } from './failures.js';
export type { UserFailure } from './failures.js';
export { HouseBots } from './house-bots.js';
export { emailFailures, UserRegistry } from './user-registry.js';
