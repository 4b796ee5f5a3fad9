export { OwnWebhooks } from '../storage/own-webhooks.js';
export type { Webhook } from '../storage/own-webhooks.js';
