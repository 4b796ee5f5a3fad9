import { NOTIFICATION_TYPES } from '../../notifications/application/index.js';
import type { NotificationType } from '../../notifications/application/index.js';

/** What a webhook may be sent: notifications by their types, and the single events of matches. */
export const WEBHOOK_EVENT_TYPES = ['MATCH_EVENT', ...NOTIFICATION_TYPES] as const;
export type WebhookEventType = 'MATCH_EVENT' | NotificationType;
