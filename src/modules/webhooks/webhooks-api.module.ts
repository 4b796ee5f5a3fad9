import { Module } from '@nestjs/common';
import { UserWebhooksResolver } from './adapters/graphql/user-webhooks.resolver.js';
import { WebhooksResolver } from './adapters/graphql/webhooks.resolver.js';
import { WebhooksModule } from './webhooks.module.js';

/** Webhooks over GraphQL. */
@Module({
  imports: [WebhooksModule],
  providers: [WebhooksResolver, UserWebhooksResolver],
})
export class WebhooksApiModule {}
