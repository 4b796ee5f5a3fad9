export { addDeliveries } from './delivery-statements.js';
