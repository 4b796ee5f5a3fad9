export { isViewer, loadUser, UserType, userType } from './user.type.js';
