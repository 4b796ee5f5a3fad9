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
import { pagePrice } from '../../../../platform/accounting/price.js';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { givenId, idOf } from '../../../../platform/api/ids.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { NodeFinders, oneByOne } from '../../../../platform/graphql/node.js';
import { done } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { EACH_IS_PAID, sharedItem, valueOf } from '../../../../platform/graphql/stream-item.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { LiveBus } from '../../../../platform/live/live-bus.js';
import type { Hint } from '../../../../platform/live/live-bus.js';
import { projected, readerStream } from '../../../../platform/live/stream.js';
import { DistinctReader } from '../../../../platform/live/distinct-reader.js';
import type { Stream } from '../../../../platform/live/stream.js';
import type { Delivery } from '../../../deliveries/application/index.js';
import { Feeds } from '../../application/feeds.js';
import { Notifications } from '../../application/index.js';
import { NotificationDeliveries } from '../../application/notification-deliveries.js';
import { userTopic } from '../../application/notification.consumer.js';
import type { Notification } from '../../domain/notification.js';
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
import { MAX_SUBSCRIPTIONS } from '../../application/push-registry.js';

const deliveriesLoader = defineLoader<string, Delivery[]>('deliveries');

/** A subscription begins with at most so many unread notifications. */
const MOST_UNREAD = 100;

/** Among how many of the newest it looks for those of which a hint was lost. */
const MOST_MISSED = 20;

/** The number of deliveries that the price of a query assumes for each notification. */
const USUAL_DELIVERIES = 4;

/** The price of finding and marking the notifications that are out of date. */
const SETTLE_PRICE = 150;
/** The price of counting the unread ones. */
const COUNT_PRICE = 30;

/** The viewer's notifications and their deliveries. */
@Resolver(() => NotificationObject)
export class NotificationsResolver implements OnModuleInit {
  constructor(
    private readonly feeds: Feeds,
    private readonly stored: Notifications,
    private readonly sent: NotificationDeliveries,
    private readonly live: LiveBus,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Notification', 'notification:read', async (ids, viewer) => {
      const found = viewer ? await this.stored.findMany(ids, viewer.userId) : [];
      return new Map(found.map((one) => [one.id, toNotificationObject(one)]));
    });
    const findDelivery = async (id: string, viewer: Viewer | null) => {
      const found = viewer && (await this.sent.find(id, viewer.userId));
      return found && toDeliveryObject(found);
    };
    this.nodes.register('Delivery', 'notification:read', oneByOne(findDelivery));
  }

  @Query(() => NotificationConnection, {
    complexity: ({ args, childComplexity }) => SETTLE_PRICE + pagePrice(args, childComplexity),
    description:
      'The viewer’s own notifications, newest first. Costs 150 more than other lists, because those that ' +
      'are out of date are looked for.',
  })
  async notifications(
    @Args('unreadOnly', {
      type: () => Boolean,
      nullable: true,
      description: 'Whether to leave out read notifications.',
    })
    unreadOnly: boolean | null,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('notification:read') viewer: Viewer,
  ): Promise<Connection<NotificationObject>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.feeds.page(viewer.userId, unreadOnly ?? false, page);
    return connectionOf(rows, page, momentAndIdOf, toNotificationObject);
  }

  @Query(() => Int, {
    complexity: COUNT_PRICE,
    description:
      'How many of the viewer’s notifications are unread and still current. A turn counts as long as it ' +
      'is that turn and the viewer does not follow its match by `matchUpdated`; a challenge as long as ' +
      'it waits for the viewer. At most 1000 are counted.',
  })
  unreadNotifications(@SignedIn('notification:read') viewer: Viewer): Promise<number> {
    return this.feeds.countUnread(viewer.userId);
  }

  @Mutation(() => MarkNotificationsReadPayload, {
    description: 'Marks notifications as read. Idempotent: notifications that were read stay read.',
  })
  async markNotificationsRead(
    @Args('input') { notificationIds, matchId }: MarkNotificationsReadInput,
    @SignedIn('notification:write') viewer: Viewer,
  ): Promise<MarkNotificationsReadPayload> {
    const marked = await this.feeds.markRead({
      userId: viewer.userId,
      ids: notificationIds?.map(notificationAt) ?? null,
      matchId: typeof matchId === 'string' ? givenId('Match', matchId, 'input.matchId') : null,
    });
    return { marked, userErrors: done };
  }

  @Subscription(() => NotificationObject, {
    description: 'Live notifications of the viewer; older ones are in `notifications`.',
    resolve: valueOf,
  })
  notificationAdded(
    @Args('initial', {
      type: () => Boolean,
      defaultValue: false,
      description: `Whether to send the ${MOST_UNREAD} newest unread ones first, in the order of their creation. ${EACH_IS_PAID}`,
    })
    initial: boolean,
    @SignedIn('notification:read') { userId }: Viewer,
  ): Stream<StreamItem<NotificationObject>> {
    const changes = this.live.changes(userTopic(userId));
    const finding = {
      first: initial ? () => this.unread(userId) : null,
      named: async (hint: Hint) =>
        [await this.notificationIn(hint, userId)].flatMap((it) => it ?? []),
      newest: () => this.newest(userId),
    };
    const found = readerStream(changes, new DistinctReader(finding));
    return projected(found, (item) =>
      Promise.resolve(sharedItem(toNotificationObject(item), item)),
    );
  }

  /** The notification that a hint names. */
  private notificationIn(change: Hint, userId: string): Promise<Notification | null> {
    return this.stored.find(String(change.ref), userId);
  }

  /** Read ones too: older ones would come into a list of unread ones again. */
  private async newest(userId: string): Promise<Notification[]> {
    const rows = await this.stored.list(userId, false, { first: MOST_MISSED, after: null });
    return rows.slice(0, MOST_MISSED).toReversed();
  }

  private async unread(userId: string): Promise<Notification[]> {
    const rows = await this.feeds.page(userId, true, { first: MOST_UNREAD, after: null });
    return rows.slice(0, MOST_UNREAD).toReversed();
  }

  @ResolveField('deliveries', () => [DeliveryObject], {
    description: `The deliveries of this notification: one for each channel; for pushes one for each subscription, at most ${MAX_SUBSCRIPTIONS}.`,
    complexity: ({ childComplexity }) => 1 + USUAL_DELIVERIES * childComplexity,
  })
  async deliveriesOf(
    @Parent() { id }: NotificationObject,
    @Context() context: GraphqlContext,
  ): Promise<DeliveryObject[]> {
    const loader = deliveriesLoader(context, (ids) => this.sent.of(ids));
    return ((await loader.load(idOf('Notification', id)!)) ?? []).map(toDeliveryObject);
  }

  @Query(() => DeliveryConnection, { description: 'The viewer’s own deliveries, newest first.' })
  async deliveries(
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('notification:read') viewer: Viewer,
  ): Promise<Connection<DeliveryObject>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.sent.list(viewer.userId, page);
    return connectionOf(rows, page, momentAndIdOf, toDeliveryObject);
  }
}

const notificationAt = (id: string, at: number): string =>
  givenId('Notification', id, `input.notificationIds.${at}`);
