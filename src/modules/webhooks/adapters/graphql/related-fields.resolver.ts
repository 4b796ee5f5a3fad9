import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { Deliveries } from '../../../deliveries/application/index.js';
import type { DeliveryAttempt } from '../../../deliveries/application/index.js';
import { NotificationObject } from '../../../notifications/adapters/graphql/index.js';
import { WebhookAttemptType, WebhookDeliveryType } from './webhook-delivery.type.js';
import { WebhookType } from './webhook.type.js';

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

const attemptsLoader = defineLoader<string, readonly DeliveryAttempt[]>('webhook attempts');

/** Adds its webhook and its attempts to a delivery. */
@Resolver(() => WebhookDeliveryType)
export class WebhookDeliveryFieldsResolver {
  constructor(
    private readonly nodes: NodeFinders,
    private readonly sent: Deliveries,
  ) {}

  @ResolveField(() => [WebhookAttemptType], {
    description:
      'Every attempt, oldest first: the newest 20, also those before a replay. An attempt whose ' +
      'process died is missing.',
  })
  async attemptLog(
    @Parent() { deliveryId }: WebhookDeliveryType,
    @Context() context: GraphqlContext,
  ): Promise<WebhookAttemptType[]> {
    const log = attemptsLoader(context, (ids) => this.sent.attempts(ids));
    return ((await log.load(deliveryId)) ?? []).map((one) => ({ ...one, at: new Date(one.at) }));
  }

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
