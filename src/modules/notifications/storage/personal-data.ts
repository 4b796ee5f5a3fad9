import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const NOTIFICATIONS_DATA: readonly TableData[] = [
  {
    table: 'notifications',
    about: 'A notification to a person.',
    why: 'To tell them what happened.',
    kept: 'NOTIFICATIONS_KEPT_DAYS after it was read.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id version seconds_before webhook_id message_id vacation_id',
      account: 'user_id friend_id',
      personal: 'type match_id challenge_id club_id competition_id deadline read_at created_at',
    },
    file: {
      name: 'notifications',
      about: { en: 'Your notifications.', de: 'Deine Benachrichtigungen.' },
      of: ['user_id'],
      by: 'created_at id',
    },
  },
  {
    table: 'notification_preferences',
    about: 'How a person wants to be notified.',
    why: 'To notify them so.',
    kept: 'As long as the account.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      account: 'user_id',
      personal: 'channels types while_connected quiet_from quiet_to reminders digest_hour',
    },
    file: {
      name: 'notification-settings',
      about: { en: 'How you want to be notified.', de: 'Wie du benachrichtigt werden willst.' },
    },
  },
  {
    table: 'push_subscriptions',
    about: 'A browser that gets notifications.',
    why: 'To send them.',
    kept: 'Until it is removed or cannot be reached.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id credential_id grant_id',
      account: 'user_id',
      personal: 'label created_at',
      secret: 'endpoint p256dh auth',
    },
    file: {
      name: 'browsers',
      about: {
        en: 'The browsers that get notifications.',
        de: 'Die Browser, die Benachrichtigungen bekommen.',
      },
    },
  },
  {
    table: 'push_keys',
    about: 'The key with which the service signs notifications to browsers.',
    why: 'To sign them.',
    kept: 'For ever.',
    columns: { service: 'id public_key private_key' },
  },
  {
    table: 'reminders',
    about: 'A reminder that was sent for a turn.',
    why: 'To send it once.',
    kept: 'Until the turn is over.',
    columns: { service: 'match_id version seconds_before deadline' },
  },
  {
    table: 'next_reminders',
    about: 'When the player to act is reminded next.',
    why: 'To remind in time.',
    kept: 'Until the turn is over.',
    columns: { service: 'match_id due_at' },
  },
];
