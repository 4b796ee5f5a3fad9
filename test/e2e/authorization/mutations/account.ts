/** Mutations of an account. */
import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../../src/platform/api/ids.js';
import { newApp, newGrantedApp, newPushSubscription, newWebhook } from '../making.js';
import type { Need } from '../../../../src/platform/api/viewer.js';
import { forAdmins, signedIn, staff } from '../rows.js';
import { grant } from '../viewers.js';
import { nextNumber, doubleOf, everyone, fresh, owners } from './row.js';
import type { MutationRows } from './row.js';

const takes = <const N extends Need>(need: N) =>
  ({ needs: signedIn(need), effect: 'refused' }) as const;

/** A delivery that does not exist. */
const NO_DELIVERY = toGlobalId('WebhookDelivery', randomUUID());

export const ACCOUNT: MutationRows = {
  acceptFriendRequest: {
    ...takes('friend:write'),
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  addPushSubscription: {
    ...takes('push:write'),
    variables: () => ({ input: { endpoint: 'nonsense', p256dh: '', auth: '' } }),
    gives: everyone('PUSH_ENDPOINT_INVALID'),
  },
  answerAppeal: {
    needs: staff('ADMIN'),
    effect: 'refused',
    variables: ({ ids }) => ({
      input: { auditEntryId: ids.decision, isGranted: false, text: ' ' },
    }),
    gives: forAdmins('APPEAL_TEXT_INVALID'),
  },
  appeal: {
    ...takes('session'),
    variables: ({ ids }) => ({ input: { auditEntryId: ids.decision, text: ' ' } }),
    gives: owners('APPEAL_TEXT_INVALID', 'DECISION_NOT_FOUND'),
  },
  beginSecondFactor: {
    ...takes('session'),
    variables: () => ({ input: { password: 'wrong' } }),
    gives: {
      moderator: 'SECOND_FACTOR_ON',
      admin: 'SECOND_FACTOR_ON',
      others: 'INVALID_CREDENTIALS',
    },
  },
  confirmSecondFactor: {
    ...takes('session'),
    variables: () => ({ input: { code: '0' } }),
    gives: {
      moderator: 'SECOND_FACTOR_ON',
      admin: 'SECOND_FACTOR_ON',
      others: 'SECOND_FACTOR_NOT_BEGUN',
    },
  },
  renewRecoveryCodes: {
    ...takes('session'),
    variables: () => ({ input: { password: 'wrong', code: '0' } }),
    gives: everyone('INVALID_CREDENTIALS'),
  },
  turnOffSecondFactor: {
    ...takes('session'),
    variables: () => ({ input: { password: 'wrong', code: '0' } }),
    gives: everyone('INVALID_CREDENTIALS'),
  },
  becomeBot: {
    ...takes('bot:play'),
    variables: () => ({ input: { owner: 'the_absent', engine: 'Any', version: '1' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  blockUser: {
    ...takes('block:write'),
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  cancelFriendRequest: {
    ...takes('friend:write'),
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  changeEmail: {
    ...takes('session'),
    variables: () => ({ input: { email: 'nonsense', password: '' } }),
    gives: everyone('EMAIL_INVALID'),
  },
  changePassword: {
    ...takes('session'),
    variables: () => ({ input: { currentPassword: '', newPassword: 'short' } }),
    gives: everyone('INVALID_CREDENTIALS'),
  },
  confirmBot: {
    ...takes('session'),
    // The bot is confirmed already.
    effect: 'harmless',
    variables: () => ({ input: { username: 'the_program' } }),
    gives: owners('data', 'BOT_NOT_YOURS'),
  },
  createApp: {
    ...takes('session'),
    variables: () => ({ input: { name: '', redirectUris: ['https://a.example/'] } }),
    gives: everyone('APP_NAME_INVALID'),
  },
  declineFriendRequest: {
    ...takes('friend:write'),
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  deleteAccount: {
    ...takes('session'),
    variables: () => ({ input: { password: '' } }),
    gives: everyone('INVALID_CREDENTIALS'),
  },
  deleteApp: {
    ...takes('session'),
    effect: 'fresh',
    variables: fresh('app', ({ viewers }) => newApp(viewers.owner)),
    gives: owners('data', 'APP_NOT_FOUND'),
  },
  renameAccount: {
    ...takes('session'),
    variables: () => ({ input: { username: 'another_name', password: 'wrong' } }),
    gives: everyone('INVALID_CREDENTIALS'),
  },
  revokeApp: {
    ...takes('session'),
    effect: 'fresh',
    variables: fresh('grantedApp', ({ service }) => newGrantedApp(service)),
    gives: owners('data', 'APP_NOT_FOUND'),
  },
  rotateAppSecret: {
    ...takes('session'),
    variables: ({ ids }) => ({ input: { appId: ids.app } }),
    gives: owners('APP_IS_PUBLIC', 'APP_NOT_FOUND'),
  },
  updateApp: {
    ...takes('session'),
    variables: ({ ids }) => ({ input: { appId: ids.app, name: '' } }),
    gives: owners('APP_NAME_INVALID', 'APP_NOT_FOUND'),
  },
  createApiToken: {
    ...takes('session'),
    variables: () => ({ input: { name: 'x', scopes: [] } }),
    gives: everyone('TOKEN_SCOPES_INVALID'),
  },
  createWebhook: {
    ...takes('webhook:write'),
    variables: () => ({ input: { url: 'nonsense' } }),
    gives: everyone('WEBHOOK_URL_INVALID'),
  },
  deleteWebhook: {
    ...takes('webhook:write'),
    effect: 'fresh',
    variables: fresh('webhook', ({ viewers, receiver }) =>
      newWebhook(viewers.owner, receiver, `/${nextNumber()}`),
    ),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  enableWebhook: {
    ...takes('webhook:write'),
    // It is enabled already.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { webhookId: ids.webhook } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  keepAccount: {
    ...takes('session'),
    variables: () => ({ input: { username: '?', password: 'short' } }),
    gives: everyone('NOT_A_GUEST'),
  },
  logoutEverywhere: {
    ...takes('session'),
    effect: 'fresh',
    as: doubleOf,
    gives: everyone('data'),
  },
  renewCompetitionCalendar: {
    ...takes('session'),
    gives: everyone('data'),
  },
  releaseBot: {
    ...takes('session'),
    variables: () => ({ input: { username: 'bot-easy' } }),
    gives: everyone('BOT_NOT_YOURS'),
  },
  removeFriend: {
    ...takes('friend:write'),
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  removePushSubscription: {
    ...takes('push:write'),
    effect: 'fresh',
    variables: fresh('pushSubscription', ({ viewers, browser }) =>
      newPushSubscription(viewers.owner, {
        ...browser.subscription,
        endpoint: `${browser.origin}/${nextNumber()}`,
      }),
    ),
    gives: owners('data', 'PUSH_SUBSCRIPTION_NOT_FOUND'),
  },
  replayWebhook: {
    ...takes('webhook:write'),
    variables: ({ ids }) => ({ input: { webhookId: ids.webhook, webhookDeliveryId: NO_DELIVERY } }),
    gives: owners('DELIVERY_NOT_FOUND', 'WEBHOOK_NOT_FOUND'),
  },
  revokeApiToken: {
    ...takes('session'),
    effect: 'fresh',
    variables: fresh(
      'apiToken',
      async ({ viewers }) => (await grant(viewers.owner, 'match:read')).id,
    ),
    gives: owners('data', 'TOKEN_NOT_FOUND'),
  },
  rotateWebhookSecret: {
    ...takes('webhook:write'),
    // A new secret that no row reads.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { webhookId: ids.webhook } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  sendVerification: {
    ...takes('session'),
    // One more e-mail to an address that nobody reads.
    effect: 'harmless',
    gives: owners('data', 'NO_EMAIL'),
  },
  setAcceptancePolicy: {
    ...takes('bot:play'),
    variables: () => ({ input: { policy: null } }),
    gives: everyone('NOT_A_BOT'),
  },
  sendFriendRequest: {
    ...takes('friend:write'),
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  setLocale: {
    ...takes('preference:write'),
    // The language is English anyway.
    effect: 'harmless',
    variables: () => ({ input: { locale: 'EN' } }),
    gives: everyone('data'),
  },
  setNotificationPreferences: {
    ...takes('preference:write'),
    variables: () => ({ input: { digestHour: 99 } }),
    gives: everyone('DIGEST_HOUR_INVALID'),
  },
  setVisibility: {
    ...takes('preference:write'),
    // It is so by default.
    effect: 'harmless',
    variables: () => ({ input: { profile: 'EVERYONE' } }),
    gives: everyone('data'),
  },
  setShowsOnline: {
    ...takes('preference:write'),
    // Friends see it anyway.
    effect: 'harmless',
    variables: () => ({ input: { showsOnline: true } }),
    gives: everyone('data'),
  },
  setSuits: {
    ...takes('preference:write'),
    // The suits are French anyway.
    effect: 'harmless',
    variables: () => ({ input: { suits: 'FRENCH' } }),
    gives: everyone('data'),
  },
  setTimeZone: {
    ...takes('preference:write'),
    variables: () => ({ input: { timeZone: 'nowhere' } }),
    gives: everyone('TIME_ZONE_INVALID'),
  },
  testWebhook: {
    ...takes('webhook:write'),
    // One more test; ten an hour are allowed.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { webhookId: ids.webhook } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  unblockUser: {
    ...takes('block:write'),
    variables: () => ({ input: { username: 'the_absent' } }),
    gives: everyone('UNKNOWN_USER'),
  },
  updateBot: {
    ...takes('bot:play'),
    variables: () => ({ input: { version: '2' } }),
    gives: everyone('NOT_A_BOT'),
  },
  updateWebhook: {
    ...takes('webhook:write'),
    // The types are the same as before.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { webhookId: ids.webhook, types: null } }),
    gives: owners('data', 'WEBHOOK_NOT_FOUND'),
  },
  requestTakeout: {
    ...takes('session'),
    effect: 'fresh',
    as: doubleOf,
    select: 'takeout { status }',
    gives: everyone('data'),
  },
};
