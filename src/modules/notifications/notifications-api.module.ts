import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsResolver } from './adapters/graphql/notifications.resolver.js';
import {
  DeliveryFieldsResolver,
  NotificationFieldsResolver,
} from './adapters/graphql/related-fields.resolver.js';
import { PreferencesResolver } from './adapters/graphql/preferences.resolver.js';
import { PushSubscriptionsResolver } from './adapters/graphql/push-subscriptions.resolver.js';
import { PushSubscriptions } from './application/push-subscriptions.js';
import { SetPreferencesUseCase } from './application/set-preferences.use-case.js';
import { NotificationsModule } from './notifications.module.js';

/** Notifications over GraphQL. */
@Module({
  imports: [MailModule, NotificationsModule],
  providers: [
    NotificationsResolver,
    NotificationFieldsResolver,
    DeliveryFieldsResolver,
    PreferencesResolver,
    PushSubscriptionsResolver,
    PushSubscriptions,
    SetPreferencesUseCase,
  ],
})
export class NotificationsApiModule {}
