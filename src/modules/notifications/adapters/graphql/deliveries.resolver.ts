import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { idOf } from '../../../../platform/api/ids.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { Delivery } from '../../domain/delivery.js';
import { DeliveryStore } from '../../storage/delivery-store.js';
import { DeliveryConnection, DeliveryObject, toDeliveryObject } from './delivery.type.js';
import { NotificationObject } from './notification.type.js';

const deliveriesLoader = defineLoader<string, Delivery[]>('deliveries');

/** How many ways to a user are reckoned with when a query is priced. */
const USUAL_WAYS = 4;

/** The ledger: what became of notifications on each channel. */
@Resolver(() => NotificationObject)
export class DeliveriesResolver implements OnModuleInit {
  constructor(
    private readonly store: DeliveryStore,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Delivery', async (id, viewer) => {
      const found = viewer && (await this.store.find(id, viewer.userId));
      return found && toDeliveryObject(found);
    });
  }

  @ResolveField('deliveries', () => [DeliveryObject], {
    description: 'One at least for each channel, with what became of it.',
    complexity: ({ childComplexity }) => 1 + USUAL_WAYS * childComplexity,
  })
  async deliveriesOf(
    @Parent() { id }: NotificationObject,
    @Context() context: GraphqlContext,
  ): Promise<DeliveryObject[]> {
    const loader = deliveriesLoader(context, (ids) => this.store.of(ids));
    return ((await loader.load(idOf('Notification', id)!)) ?? []).map(toDeliveryObject);
  }

  @Query(() => DeliveryConnection, { description: 'The viewer’s own, newest first.' })
  async deliveries(
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('read') viewer: Viewer,
  ): Promise<Connection<DeliveryObject>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.store.list(viewer.userId, page);
    return connectionOf(rows, page, momentAndIdOf, toDeliveryObject);
  }
}
