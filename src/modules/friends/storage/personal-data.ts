import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const FRIENDS_DATA: readonly TableData[] = [
  {
    table: 'friendships',
    about: 'Who is whose friend; two rows for each friendship.',
    why: 'To show friends.',
    kept: 'Until one of them ends it.',
    of: [
      { column: 'user_id', end: 'DELETED' },
      { column: 'friend_id', end: 'DELETED' },
    ],
    columns: { account: 'user_id friend_id', personal: 'created_at' },
    file: {
      name: 'friends',
      about: { en: 'Your friends.', de: 'Deine Freunde.' },
      of: ['user_id'],
      by: 'friend_id',
    },
  },
  {
    table: 'friend_requests',
    about: 'A request to be friends.',
    why: 'To answer it, and not to be asked again at once.',
    kept: 'Until it is accepted, or 30 days.',
    of: [
      { column: 'requester_id', end: 'DELETED' },
      { column: 'requested_id', end: 'DELETED' },
    ],
    columns: {
      service: 'number',
      account: 'requester_id requested_id',
      personal: 'created_at declined_at cancelled_at',
    },
    file: {
      name: 'friend-requests',
      about: {
        en: 'Requests to be friends, from you and to you.',
        de: 'Freundschaftsanfragen von dir und an dich.',
      },
      by: 'requester_id requested_id',
      // Nobody is told that a request was declined, or that one to them was taken back.
      onlyFor: { declined_at: 'requested_id', cancelled_at: 'requester_id' },
    },
  },
  {
    table: 'friend_settings',
    about: 'Who may see that a person is online.',
    why: 'To show it only then.',
    kept: 'As long as the account.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: { account: 'user_id', personal: 'shows_online' },
    file: {
      name: 'friend-settings',
      about: {
        en: 'Whether friends see that you are online.',
        de: 'Ob Freunde sehen, dass du online bist.',
      },
    },
  },
];
