import { Module } from '@nestjs/common';
import { NotificationStreamResolver } from './adapters/graphql/notification-stream.resolver.js';
import { NotificationsResolver } from './adapters/graphql/notifications.resolver.js';
import { NotificationsModule } from './notifications.module.js';

/** Notifications over GraphQL. */
@Module({
  imports: [NotificationsModule],
  providers: [NotificationsResolver, NotificationStreamResolver],
})
export class NotificationsApiModule {}
