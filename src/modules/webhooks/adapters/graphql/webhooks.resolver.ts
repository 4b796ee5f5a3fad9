import type { OnModuleInit } from '@nestjs/common';
import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { NodeFinders, oneByOne } from '../../../../platform/graphql/node.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { Deliveries, DeliveryTargets } from '../../../deliveries/application/index.js';
import type { Delivery } from '../../../deliveries/application/index.js';
import { OwnWebhooks } from '../../application/index.js';
import { WEBHOOK } from '../../domain/webhook.js';
import {
  deliveryType,
  WebhookDeliveryConnection,
  WebhookDeliveryType,
} from './webhook-delivery.type.js';
import { WebhookType, webhookType } from './webhook.type.js';

@Resolver(() => WebhookType)
export class WebhooksResolver implements OnModuleInit {
  constructor(
    private readonly webhooks: OwnWebhooks,
    private readonly sent: Deliveries,
    private readonly targets: DeliveryTargets,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Webhook', 'webhook:read', async (ids, viewer) => {
      const found = viewer ? await this.webhooks.findMany(ids, viewer.userId) : [];
      return new Map(found.map((one) => [one.id, webhookType(one)]));
    });
    const findDelivery = async (id: string, viewer: Viewer | null) => {
      const found = viewer && (await this.sent.find(id, viewer.userId, [WEBHOOK]));
      return found && deliveryType(found, viewer.userId);
    };
    this.nodes.register('WebhookDelivery', 'webhook:read', oneByOne(findDelivery));
  }

  @ResolveField(() => WebhookDeliveryConnection, {
    description: 'The deliveries, newest first. They are kept for 30 days after they are settled.',
  })
  async deliveries(
    @Parent() { webhookId, userId }: WebhookType,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
  ): Promise<Connection<WebhookDeliveryType>> {
    const page = parsePage(first, after, isNumber);
    const rows = await this.targets.list(webhookId, page);
    return connectionOf(rows, page, numberOf, (row) => deliveryType(row, userId));
  }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const numberOf = ({ number }: Delivery): number => number;
