import { Module } from '@nestjs/common';
import { NotificationsResolver } from './adapters/graphql/notifications.resolver.js';
import {
  DeliveryFieldsResolver,
  NotificationFieldsResolver,
} from './adapters/graphql/related-fields.resolver.js';
import { PreferencesResolver } from './adapters/graphql/preferences.resolver.js';
import { PushSubscriptionsResolver } from './adapters/graphql/push-subscriptions.resolver.js';
import { NotificationsModule } from './notifications.module.js';

/** Notifications over GraphQL. */
@Module({
  imports: [NotificationsModule],
  providers: [
    NotificationsResolver,
    NotificationFieldsResolver,
    DeliveryFieldsResolver,
    PreferencesResolver,
    PushSubscriptionsResolver,
  ],
})
export class NotificationsApiModule {}
