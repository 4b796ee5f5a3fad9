export { NOT_ON_STAFF } from './failures.js';
export { Sanctions } from './sanctions.js';
