export { Sanctions } from './sanctions.js';
