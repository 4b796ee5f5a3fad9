/** Mutations that a token needs `account` for. */
import { newPushSubscription, newWebhook } from '../making.js';
import { signedIn } from '../rows.js';
import { grant } from '../viewers.js';
import { another, doubleOf, everyone, fresh, owners } from './row.js';
import type { MutationRows } from './row.js';

const account = { needs: signedIn('account'), effect: 'refused' } as const;

export const ACCOUNT: MutationRows = {
  addPushSubscription: {
    ...account,
    variables: () => ({ input: { endpoint: 'nonsense', p256dh: '', auth: '' } }),
    gives: everyone('PUSH_ENDPOINT_INVALID'),
  },
  blockUser: {
    ...account,
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  changeEmail: {
    ...account,
    variables: () => ({ input: { email: 'nonsense', password: '' } }),
    gives: { accountToken: 'FORBIDDEN', others: 'EMAIL_INVALID' },
  },
  changePassword: {
    ...account,
    variables: () => ({ input: { currentPassword: '', newPassword: 'short' } }),
    gives: { accountToken: 'FORBIDDEN', others: 'PASSWORD_TOO_SHORT' },
  },
  createApiToken: {
    ...account,
    variables: () => ({ input: { name: 'x', scopes: [] } }),
    gives: { accountToken: 'FORBIDDEN', others: 'TOKEN_SCOPES_INVALID' },
  },
  createWebhook: {
    ...account,
    variables: () => ({ input: { url: 'nonsense' } }),
    gives: everyone('WEBHOOK_URL_INVALID'),
  },
  deleteWebhook: {
    ...account,
    effect: 'fresh',
    variables: fresh('webhook', 'accountToken', ({ viewers, receiver }) =>
      newWebhook(viewers.owner, receiver, `/${another()}`),
    ),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  enableWebhook: {
    ...account,
    // It is enabled.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { id: ids.webhook } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  logoutEverywhere: {
    ...account,
    effect: 'fresh',
    as: doubleOf,
    gives: everyone('data'),
  },
  removePushSubscription: {
    ...account,
    effect: 'fresh',
    variables: fresh('pushSubscription', 'accountToken', ({ viewers, browser }) =>
      newPushSubscription(viewers.owner, {
        ...browser.subscription,
        endpoint: `${browser.origin}/${another()}`,
      }),
    ),
    gives: owners('data', 'PUSH_SUBSCRIPTION_NOT_FOUND'),
  },
  replayWebhook: {
    ...account,
    variables: ({ ids }) => ({ input: { id: ids.webhook, deliveryId: 'nonsense' } }),
    gives: owners('DELIVERY_NOT_FOUND', 'WEBHOOK_NOT_FOUND'),
  },
  revokeApiToken: {
    ...account,
    effect: 'fresh',
    variables: fresh(
      'apiToken',
      'accountToken',
      async ({ viewers }) => (await grant(viewers.owner, 'read')).id,
      'tokenId',
    ),
    gives: owners('data', 'TOKEN_NOT_FOUND'),
  },
  rotateWebhookSecret: {
    ...account,
    // Another secret, which nothing looks at.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { id: ids.webhook } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  sendVerification: {
    ...account,
    // Another letter to nobody's address.
    effect: 'harmless',
    gives: owners('data', 'NO_EMAIL'),
  },
  setNotificationPreferences: {
    ...account,
    variables: () => ({ input: { digestHour: 99 } }),
    gives: everyone('DIGEST_HOUR_INVALID'),
  },
  setTimeZone: {
    ...account,
    variables: () => ({ input: { timeZone: 'nowhere' } }),
    gives: everyone('TIME_ZONE_INVALID'),
  },
  testWebhook: {
    ...account,
    // One more test of ten an hour.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { id: ids.webhook } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  unblockUser: {
    ...account,
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  updateWebhook: {
    ...account,
    // What it is sent already.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { id: ids.webhook, types: null } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
};
