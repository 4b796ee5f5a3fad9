import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import {
  NotificationWebhookResolver,
  WebhookDeliveryFieldsResolver,
} from './adapters/graphql/related-fields.resolver.js';
import { UserWebhooksResolver } from './adapters/graphql/user-webhooks.resolver.js';
import { WebhooksResolver } from './adapters/graphql/webhooks.resolver.js';
import { WebhooksModule } from './webhooks.module.js';

/** Webhooks over GraphQL. */
@Module({
  imports: [DeliveriesModule, WebhooksModule],
  providers: [
    WebhooksResolver,
    UserWebhooksResolver,
    NotificationWebhookResolver,
    WebhookDeliveryFieldsResolver,
  ],
})
export class WebhooksApiModule {}
