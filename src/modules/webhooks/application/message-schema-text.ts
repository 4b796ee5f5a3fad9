import { NOTIFICATION_MEANINGS } from '../../notifications/application/index.js';
import { messageSchema } from '../domain/message-schema.js';

/** The text of the schema's file. */
export const messageSchemaText = (): string =>
  `${JSON.stringify(messageSchema(NOTIFICATION_MEANINGS), null, 2)}\n`;
