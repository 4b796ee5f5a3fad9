export { AccountDeletion } from './account-deletion.js';
export { RunningAffairs } from './running-affairs.js';
