import { Module } from '@nestjs/common';
import { DeliveriesResolver } from './adapters/graphql/deliveries.resolver.js';
import { NotificationStreamResolver } from './adapters/graphql/notification-stream.resolver.js';
import { NotificationsResolver } from './adapters/graphql/notifications.resolver.js';
import { PreferencesResolver } from './adapters/graphql/preferences.resolver.js';
import { PushSubscriptionsResolver } from './adapters/graphql/push-subscriptions.resolver.js';
import { PushSubscriptions } from './application/push-subscriptions.js';
import { SetPreferences } from './application/set-preferences.use-case.js';
import { NotificationsModule } from './notifications.module.js';

/** Notifications over GraphQL. */
@Module({
  imports: [NotificationsModule],
  providers: [
    NotificationsResolver,
    NotificationStreamResolver,
    DeliveriesResolver,
    PreferencesResolver,
    PushSubscriptionsResolver,
    PushSubscriptions,
    SetPreferences,
  ],
})
export class NotificationsApiModule {}
