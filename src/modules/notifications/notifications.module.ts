import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Config } from '../../platform/config/config.js';
import { Consumers } from '../../platform/events/consumers.js';
import { EventHints } from '../../platform/events/hints.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { EndedAccess } from '../auth/application/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { DeliveryChannels } from '../deliveries/application/index.js';
import type { Claimed } from '../deliveries/application/index.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { Unsubscriptions } from '../mail/application/index.js';
import { CompetitionsModule } from '../competitions/competitions.module.js';
import { FriendsModule } from '../friends/friends.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { Users } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { EmailChannel } from './adapters/channels/email.channel.js';
import { CHANNELS } from './adapters/channels/list.js';
import { Channels } from './application/channel.js';
import type { Channel } from './application/channel.js';
import { Decisions } from './application/decisions.js';
import { Feeds } from './application/feeds.js';
import { NotificationPreferences, Notifications, PushSubscriptions } from './application/index.js';
import { NotificationDeliveries } from './application/notification-deliveries.js';
import { NotificationSender } from './application/notification-sender.js';
import { NotificationConsumer, notificationHints } from './application/notification.consumer.js';
import { NotificationRules } from './application/notification-rules.js';
import { TurnNotices } from './application/turn-notices.js';
import { PushKeys } from './application/push-keys.js';
import { PushRegistry } from './application/push-registry.js';
import { ReminderConsumer } from './application/reminder.consumer.js';
import { ReminderSweep } from './application/reminder.sweep.js';
import {
  changedPreferences,
  SetPreferencesUseCase,
} from './application/set-preferences.use-case.js';
import { Subjects } from './application/subjects.js';
import { WAITS } from './domain/delivery.js';
import { NotificationStore } from './storage/notification-store.js';
import { NOTIFICATIONS_DATA } from './storage/personal-data.js';
import { PreferenceStore } from './storage/preference-store.js';
import { PushStore } from './storage/push-store.js';
import { RecipientStore } from './storage/recipient-store.js';
import { ReminderStore } from './storage/reminder-store.js';

/** The longest delay of a reminder. */
const REMINDER_SWEEP_MILLIS = 5000;

/** Not urgent. */
const CLEAR_MILLIS = 600_000;

/** How many notifications one worker sends at a time on each channel. */
const CONCURRENCY = 16;

const STORES = [NotificationStore, PreferenceStore, PushStore, RecipientStore, ReminderStore];

const OFFERED = [
  Feeds,
  NotificationDeliveries,
  NotificationPreferences,
  Notifications,
  PushKeys,
  PushRegistry,
  PushSubscriptions,
  SetPreferencesUseCase,
  Subjects,
];

const channels = {
  provide: Channels,
  inject: CHANNELS,
  useFactory: (...all: Channel[]) => new Channels(all),
};

/**
 * Turns off e-mail after a click on the unsubscribe link. The user may turn it on again. Links last longer than accounts:
 * for one that has ended nothing is written.
 */
async function endMail(users: Users, preferences: PreferenceStore, userId: string): Promise<void> {
  const user = await users.byId(userId);
  if (!user || user.closedAt) return;
  const off = { channel: EmailChannel.key, enabled: false, unsubscribed: true };
  await preferences.change(userId, (before) => changedPreferences(before, { channels: [off] }));
}

/** Notifications to users and their delivery: a turn, a challenge, the end of a match. */
@Module({
  imports: [
    AuditModule,
    MatchesModule,
    ChallengesModule,
    ClubsModule,
    CompetitionsModule,
    DeliveriesModule,
    FriendsModule,
    MailModule,
    MessagesModule,
    UsersModule,
  ],
  providers: [
    ...STORES,
    ...CHANNELS,
    ...OFFERED,
    channels,
    Decisions,
    NotificationRules,
    NotificationConsumer,
    ReminderConsumer,
    ReminderSweep,
    NotificationSender,
    TurnNotices,
  ],
  exports: [...OFFERED, Channels],
})
export class NotificationsModule {
  constructor(
    consumers: Consumers,
    hints: EventHints,
    notifications: NotificationConsumer,
    reminding: ReminderConsumer,
    ways: DeliveryChannels,
    { all }: Channels,
    sender: NotificationSender,
    sweeps: Sweeps,
    reminders: ReminderSweep,
    unsubscriptions: Unsubscriptions,
    users: Users,
    preferences: PreferenceStore,
    feeds: NotificationStore,
    access: EndedAccess,
    devices: PushStore,
    @Inject(CONFIG) { NOTIFICATIONS_KEPT_DAYS: days }: Config,
    data: PersonalData,
  ) {
    data.register(NOTIFICATIONS_DATA);
    unsubscriptions.onUnsubscribe((userId) => endMail(users, preferences, userId));
    access.onEnded((userId, within) => devices.removeAll(userId, within));
    consumers.register(notifications);
    consumers.register(reminding);
    hints.register('NOTIFICATION_WRITTEN', notificationHints);
    for (const channel of all) {
      const deliver = (delivery: Claimed, stop: AbortSignal) =>
        sender.deliver(channel, delivery, stop);
      ways.register({
        key: channel.key,
        concurrency: CONCURRENCY,
        waits: WAITS,
        reachesSuspended: (type) => type === 'MODERATED',
        deliver,
      });
    }
    const register = (name: string, everyMillis: number, run: () => Promise<void>) =>
      sweeps.register({ name, everyMillis, run });
    register('reminders', REMINDER_SWEEP_MILLIS, () => reminders.addDue());
    register('ended push subscriptions', CLEAR_MILLIS, () => devices.clear());
    if (days !== null) register('old notifications', CLEAR_MILLIS, () => feeds.clear(days));
  }
}
