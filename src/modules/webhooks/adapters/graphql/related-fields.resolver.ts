import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { NotificationObject } from '../../../notifications/adapters/graphql/index.js';
import { WebhookDeliveryType, WebhookType } from './webhook.type.js';

/** Adds its webhook to a notification that a webhook was disabled. */
@Resolver(() => NotificationObject)
export class NotificationWebhookResolver {
  constructor(private readonly nodes: NodeFinders) {}

  @ResolveField(() => WebhookType, {
    nullable: true,
    description:
      'The webhook that was disabled; null for other types, and when it has been deleted.',
  })
  webhook(
    @Parent() { webhookId }: NotificationObject,
    @OptionalViewer('webhook:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Webhook', webhookId, viewer);
  }
}

/** Adds its webhook to a delivery. */
@Resolver(() => WebhookDeliveryType)
export class WebhookDeliveryFieldsResolver {
  constructor(private readonly nodes: NodeFinders) {}

  @ResolveField(() => WebhookType, {
    nullable: true,
    description: 'The webhook of this delivery; null when it has been deleted.',
  })
  webhook(
    @Parent() { webhookId }: WebhookDeliveryType,
    @OptionalViewer('webhook:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Webhook', webhookId, viewer);
  }
}
