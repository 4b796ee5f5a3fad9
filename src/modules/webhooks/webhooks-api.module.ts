import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { EventsApiModule } from '../events/events-api.module.js';
import {
  NotificationWebhookResolver,
  WebhookDeliveryFieldsResolver,
} from './adapters/graphql/related-fields.resolver.js';
import { UserWebhooksResolver } from './adapters/graphql/user-webhooks.resolver.js';
import { WebhookMessagesResolver } from './adapters/graphql/webhook-messages.resolver.js';
import { WebhooksResolver } from './adapters/graphql/webhooks.resolver.js';
import { MessageSchemaController } from './adapters/http/message-schema.controller.js';
import { WebhookMessageStreams } from './application/message-streams.js';
import { WebhooksModule } from './webhooks.module.js';

/** Webhooks over GraphQL. */
@Module({
  imports: [DeliveriesModule, EventsApiModule, WebhooksModule],
  controllers: [MessageSchemaController],
  providers: [
    WebhooksResolver,
    UserWebhooksResolver,
    NotificationWebhookResolver,
    WebhookDeliveryFieldsResolver,
    WebhookMessagesResolver,
    WebhookMessageStreams,
  ],
})
export class WebhooksApiModule {}
