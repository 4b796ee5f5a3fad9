export { loadUser } from './load-user.js';
export { ownsAccount } from './owner.js';
export { UserType, userType } from './user.type.js';
