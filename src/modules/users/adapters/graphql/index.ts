export { defineOwn } from './own.js';
export { isViewer, loadUser, UserType, userType, ViewerPayload } from './user.type.js';
export { isShownTo } from './visible.js';
export { UserConnection } from './user-search.resolver.js';
