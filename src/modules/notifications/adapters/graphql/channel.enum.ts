import { registerEnumType } from '@nestjs/graphql';
import { CHANNEL_KEYS } from '../channels/list.js';

export const NotificationChannelEnum = Object.fromEntries(CHANNEL_KEYS.map((key) => [key, key]));
registerEnumType(NotificationChannelEnum, {
  name: 'NotificationChannel',
  description: 'A way on which users are told, beside the feed and webhooks.',
});
