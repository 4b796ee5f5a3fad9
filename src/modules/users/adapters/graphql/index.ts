export { loadUser } from './load-user.js';
export { isViewer } from './owner.js';
export { UserType, userType } from './user.type.js';
