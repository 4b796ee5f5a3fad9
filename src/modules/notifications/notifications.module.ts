import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Config } from '../../platform/config/config.js';
import { LiveFollowUps } from '../../platform/live/live-bus.js';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { Unsubscriptions } from '../mail/application/index.js';
import { MailModule } from '../mail/mail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailChannel } from './adapters/channels/email.channel.js';
import { CHANNELS } from './adapters/channels/list.js';
import { Channels } from './application/channel.js';
import type { Channel } from './application/channel.js';
import { Deliver, DeliveryHandler } from './application/deliver.use-case.js';
import { DeliveryPlanner } from './application/delivery-planner.js';
import { Freshness } from './application/freshness.js';
import { NoticeHandler, NotificationStore } from './application/index.js';
import { Notices } from './application/notices.js';
import { Outgoing } from './application/outgoing.js';
import { Reminders } from './application/reminders.js';
import { changed } from './application/set-preferences.use-case.js';
import { DeliveryStore } from './storage/delivery-store.js';
import { PreferenceStore } from './storage/preference-store.js';
import { PushSubscriptionStore, VapidKeys } from './storage/push-store.js';
import { ReminderStore } from './storage/reminder-store.js';

/** How late a delivery is that was postponed, and a reminder, at most. */
const DELIVERY_SWEEP_MILLIS = 1000;
const REMINDER_SWEEP_MILLIS = 5000;

/** Nothing of it is urgent. */
const LEDGER_SWEEP_MILLIS = 600_000;

const STORES = [
  NotificationStore,
  DeliveryStore,
  PreferenceStore,
  PushSubscriptionStore,
  ReminderStore,
  VapidKeys,
];

const channels = {
  provide: Channels,
  inject: CHANNELS,
  useFactory: (...all: Channel[]) => new Channels(all),
};

/** By the link in a letter; whoever switches the channel on again gets mail again. */
async function endMail(preferences: PreferenceStore, userId: string): Promise<void> {
  const off = { channel: EmailChannel.key, enabled: false, unsubscribed: true };
  await preferences.change(userId, (before) => changed(before, { channels: [off] }));
}

/** What users are told, and on which ways: their turn, challenges, the end of a match. */
@Module({
  imports: [MatchesModule, ChallengesModule, MailModule, MessagesModule, UsersModule],
  providers: [
    ...STORES,
    ...CHANNELS,
    channels,
    Notices,
    NoticeHandler,
    Freshness,
    Outgoing,
    Reminders,
    Deliver,
    DeliveryHandler,
    DeliveryPlanner,
  ],
  exports: [...STORES, Channels],
})
export class NotificationsModule {
  constructor(
    handlers: TaskHandlers,
    notice: NoticeHandler,
    delivery: DeliveryHandler,
    sweeps: Sweeps,
    deliver: Deliver,
    reminders: Reminders,
    followUps: LiveFollowUps,
    deliveries: DeliveryStore,
    unsubscriptions: Unsubscriptions,
    preferences: PreferenceStore,
    notifications: NotificationStore,
    @Inject(CONFIG) { NOTIFICATIONS_KEPT_DAYS: days }: Config,
  ) {
    unsubscriptions.onUnsubscribe((userId) => endMail(preferences, userId));
    followUps.register(async (messages) => {
      await reminders.follow(messages);
      return [];
    });
    handlers.register(notice);
    handlers.register(delivery);
    sweeps.register({
      name: 'deliveries',
      everyMillis: DELIVERY_SWEEP_MILLIS,
      run: () => deliver.due(),
    });
    sweeps.register({
      name: 'reminders',
      everyMillis: REMINDER_SWEEP_MILLIS,
      run: () => reminders.owe(),
    });
    sweeps.register({
      name: 'old deliveries',
      everyMillis: LEDGER_SWEEP_MILLIS,
      run: () => deliveries.sweep(),
    });
    if (days === null) return;
    sweeps.register({
      name: 'old notifications',
      everyMillis: LEDGER_SWEEP_MILLIS,
      run: () => notifications.clear(days),
    });
  }
}
