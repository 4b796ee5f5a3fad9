export { RunningAffairs } from './running-affairs.js';
