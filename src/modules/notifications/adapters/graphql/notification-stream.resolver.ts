import { Resolver, Subscription } from '@nestjs/graphql';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { LiveBus } from '../../../../platform/live/live-bus.js';
import { SharedReads } from '../../../../platform/live/fan-out.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { NotificationStore, userTopic } from '../../application/index.js';
import type { Notification } from '../../application/index.js';
import { NotificationObject, toNotificationObject } from './notification.type.js';

@Resolver(() => NotificationObject)
export class NotificationStreamResolver {
  private readonly reads = new SharedReads<Notification | null>();

  constructor(
    private readonly store: NotificationStore,
    private readonly live: LiveBus,
  ) {}

  @Subscription(() => NotificationObject, {
    description: 'The viewer’s notifications as they come; what was missed is in `notifications`.',
    resolve: (notification: NotificationObject) => notification,
  })
  notificationAdded(@SignedIn('read') viewer: Viewer): Stream<NotificationObject> {
    return projected(this.live.changes(userTopic(viewer.userId)), async (change) => {
      if (change === null) return null;
      const read = () => this.store.find(String(change.ref), viewer.userId);
      const found = await this.reads.of(change, viewer.userId, read);
      return found && toNotificationObject(found);
    });
  }
}
