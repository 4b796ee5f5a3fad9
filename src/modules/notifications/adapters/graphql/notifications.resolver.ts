import type { OnModuleInit } from '@nestjs/common';
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { idOf } from '../../../../platform/api/ids.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { done } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { NotificationStore } from '../../application/index.js';
import {
  MarkNotificationsReadInput,
  MarkNotificationsReadPayload,
  NotificationConnection,
  NotificationObject,
  toNotificationObject,
} from './notification.type.js';

@Resolver(() => NotificationObject)
export class NotificationsResolver implements OnModuleInit {
  constructor(
    private readonly store: NotificationStore,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Notification', async (id, viewer) => {
      const found = viewer && (await this.store.find(id, viewer.userId));
      return found && toNotificationObject(found);
    });
  }

  @Query(() => NotificationConnection, { description: 'The viewer’s own, newest first.' })
  async notifications(
    @Args('unreadOnly', { type: () => Boolean, nullable: true }) unreadOnly: boolean | null,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('read') viewer: Viewer,
  ): Promise<Connection<NotificationObject>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.store.list(viewer.userId, unreadOnly ?? false, page);
    return connectionOf(rows, page, momentAndIdOf, toNotificationObject);
  }

  @Query(() => Int, { description: 'How many of the viewer’s notifications are unread.' })
  unreadNotifications(@SignedIn('read') viewer: Viewer): Promise<number> {
    return this.store.countUnread(viewer.userId);
  }

  @Mutation(() => MarkNotificationsReadPayload)
  async markNotificationsRead(
    @Args('input') { ids }: MarkNotificationsReadInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<MarkNotificationsReadPayload> {
    const known = ids?.flatMap((id) => idOf('Notification', id) ?? []) ?? null;
    return { marked: await this.store.markRead(viewer.userId, known), userErrors: done };
  }
}
