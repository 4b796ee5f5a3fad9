import type { OnModuleInit } from '@nestjs/common';
import {
  Args,
  Context,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { idOf } from '../../../../platform/api/ids.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { NodeFinders, oneByOne } from '../../../../platform/graphql/node.js';
import { done } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { LiveBus } from '../../../../platform/live/live-bus.js';
import { SharedReads } from '../../../../platform/live/fan-out.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { userTopic } from '../../application/notice.handler.js';
import type { Notification } from '../../domain/notification.js';
import type { Delivery } from '../../storage/delivery-statements.js';
import { DeliveryStore } from '../../storage/delivery-store.js';
import { NotificationStore } from '../../storage/notification-store.js';
import {
  DeliveryConnection,
  DeliveryObject,
  MarkNotificationsReadInput,
  MarkNotificationsReadPayload,
  NotificationConnection,
  NotificationObject,
  toDeliveryObject,
  toNotificationObject,
} from './notification.type.js';

const deliveriesLoader = defineLoader<string, Delivery[]>('deliveries');

/** How many ways to a user are reckoned with when a query is priced. */
const USUAL_WAYS = 4;

/** The viewer's notifications, and what became of each on each channel. */
@Resolver(() => NotificationObject)
export class NotificationsResolver implements OnModuleInit {
  private readonly reads = new SharedReads<Notification | null>();

  constructor(
    private readonly store: NotificationStore,
    private readonly ledger: DeliveryStore,
    private readonly live: LiveBus,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Notification', 'notification:read', async (ids, viewer) => {
      const found = viewer ? await this.store.findMany(ids, viewer.userId) : [];
      return new Map(found.map((one) => [one.id, toNotificationObject(one)]));
    });
    const findDelivery = async (id: string, viewer: Viewer | null) => {
      const found = viewer && (await this.ledger.find(id, viewer.userId));
      return found && toDeliveryObject(found);
    };
    this.nodes.register('Delivery', 'notification:read', oneByOne(findDelivery));
  }

  @Query(() => NotificationConnection, { description: 'The viewer’s own, newest first.' })
  async notifications(
    @Args('unreadOnly', {
      type: () => Boolean,
      nullable: true,
      description: 'Whether those that are read are left out.',
    })
    unreadOnly: boolean | null,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('notification:read') viewer: Viewer,
  ): Promise<Connection<NotificationObject>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.store.list(viewer.userId, unreadOnly ?? false, page);
    return connectionOf(rows, page, momentAndIdOf, toNotificationObject);
  }

  @Query(() => Int, { description: 'How many of the viewer’s notifications are unread.' })
  unreadNotifications(@SignedIn('notification:read') viewer: Viewer): Promise<number> {
    return this.store.countUnread(viewer.userId);
  }

  @Mutation(() => MarkNotificationsReadPayload, {
    description: 'Marks notifications as read. ' + 'Idempotent: what was read stays read.',
  })
  async markNotificationsRead(
    @Args('input') { ids }: MarkNotificationsReadInput,
    @SignedIn('notification:write') viewer: Viewer,
  ): Promise<MarkNotificationsReadPayload> {
    const known = ids?.flatMap((id) => idOf('Notification', id) ?? []) ?? null;
    return { marked: await this.store.markRead(viewer.userId, known), userErrors: done };
  }

  @Subscription(() => NotificationObject, {
    description: 'The viewer’s notifications as they come; what was missed is in `notifications`.',
    resolve: (notification: NotificationObject) => notification,
  })
  notificationAdded(@SignedIn('notification:read') viewer: Viewer): Stream<NotificationObject> {
    return projected(this.live.changes(userTopic(viewer.userId)), async (change) => {
      if (change === null) return null;
      const read = () => this.store.find(String(change.ref), viewer.userId);
      const found = await this.reads.of(change, viewer.userId, read);
      return found && toNotificationObject(found);
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
    const loader = deliveriesLoader(context, (ids) => this.ledger.of(ids));
    return ((await loader.load(idOf('Notification', id)!)) ?? []).map(toDeliveryObject);
  }

  @Query(() => DeliveryConnection, { description: 'The viewer’s own, newest first.' })
  async deliveries(
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('notification:read') viewer: Viewer,
  ): Promise<Connection<DeliveryObject>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.ledger.list(viewer.userId, page);
    return connectionOf(rows, page, momentAndIdOf, toDeliveryObject);
  }
}
