export { DeliveryChannels } from './channel.js';
export type { DeliveryChannel, Outcome } from './channel.js';
export { Deliveries } from './deliveries.js';
export { DeliveryTargets } from '../storage/delivery-targets.js';
export type { DeliveryAttempt, NewDelivery } from '../domain/delivery.js';
export type { Claimed, Delivery } from '../storage/delivery-statements.js';
