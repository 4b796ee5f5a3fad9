/** A row for every field of a type that asks who its viewer is. */
import type { NodeType } from '../../../src/platform/api/ids.js';
import { betweenTwo, mayBe, ownersAlone } from './rows.js';
import type { Row } from './rows.js';
import type { Thing, World } from './world.js';

/** A field that is asked for where its parent is found. */
export interface FieldRow extends Row {
  /** The document around the field, which is called `value` in it. */
  readonly way: (world: World, field: string) => string;
}

const ofOwner = (_world: World, field: string) => `{ user(username: "the_owner") { ${field} } }`;
const ofMatch =
  (thing: Thing) =>
  ({ ids }: World, field: string) =>
    `{ match(id: "${ids[thing]}") { ${field} } }`;
const ofNode =
  (type: NodeType, thing: Thing) =>
  ({ ids }: World, field: string) =>
    `{ node(id: "${ids[thing]}") { ... on ${type} { ${field} } } }`;
const ofChallenge = (thing: Thing) => ofNode('Challenge', thing);
const ofNotice = (thing: Thing) => ofNode('Notification', thing);
/** Of the deliveries of a notification. */
const ofDeliveries = (thing: Thing) => (world: World, field: string) =>
  ofNotice(thing)(world, `deliveries { ${field} }`);
const inHistory = (_world: World, field: string) =>
  `{ user(username: "the_owner") { ratingHistory(variant: zweier) { nodes { ${field} } } } }`;

const read = { needs: mayBe('read'), way: ofOwner, gives: ownersAlone };
const readOwn = { needs: mayBe('read'), gives: ownersAlone };
/** `node` takes a token with `read`, and these fields one with `account`. */
const sessionsOwn = {
  needs: mayBe('account'),
  gives: { ...ownersAlone, accountToken: 'hidden' as const },
};
const account = { needs: mayBe('account'), way: ofOwner, gives: ownersAlone };

export const FIELDS: Readonly<Record<string, FieldRow>> = {
  'Challenge.backers': {
    needs: mayBe('read'),
    way: ofChallenge('anyones'),
    select: 'user { username }',
    looksFor: () => 'the_backer',
    gives: { owner: 'data', backer: 'data', others: 'hidden' },
  },
  'Challenge.invitation': {
    needs: mayBe('play'),
    way: ofChallenge('anyones'),
    gives: ownersAlone,
  },
  'Challenge.match': { needs: mayBe('read'), way: ofChallenge('rematch'), gives: betweenTwo },
  'Challenge.rematchOf': { needs: mayBe('read'), way: ofChallenge('rematch'), gives: betweenTwo },
  'Delivery.challenge': { ...readOwn, way: ofDeliveries('ofChallenge') },
  'Delivery.match': { ...readOwn, way: ofDeliveries('ofMatch') },
  'Delivery.notification': { ...readOwn, way: ofDeliveries('ofMatch') },
  'Match.autoplay': { needs: mayBe('read'), way: ofMatch('duel'), gives: betweenTwo },
  'Match.messages': { needs: mayBe('read'), way: ofMatch('duel'), gives: betweenTwo },
  'Match.plan': { needs: mayBe('read'), way: ofMatch('duel'), gives: ownersAlone },
  'Match.rematch': { needs: mayBe('read'), way: ofMatch('over'), gives: betweenTwo },
  'Match.rematchOffer': { needs: mayBe('read'), way: ofMatch('last'), gives: betweenTwo },
  'Match.review': { needs: mayBe('read'), way: ofMatch('last'), gives: ownersAlone },
  'Message.match': { needs: mayBe('read'), way: ofNode('Message', 'message'), gives: betweenTwo },
  'Notification.challenge': { ...readOwn, way: ofNotice('ofChallenge') },
  'Notification.match': { ...readOwn, way: ofNotice('ofMatch') },
  'Notification.message': { ...readOwn, way: ofNotice('ofMessage') },
  'Notification.webhook': { ...sessionsOwn, way: ofNotice('ofWebhook') },
  'RatingChange.match': {
    needs: mayBe('read'),
    way: inHistory,
    select: 'id',
    looksFor: ({ ids }) => ids.over,
    gives: betweenTwo,
  },
  'Review.match': { ...readOwn, way: ofNode('Review', 'review') },
  'User.apiTokens': account,
  'User.autoVacation': read,
  'User.blocked': { ...account, select: 'username', looksFor: () => 'the_nuisance' },
  'User.email': account,
  'User.emailVerified': account,
  'User.nextCommitment': read,
  'User.nextMatchId': read,
  'User.notificationPreferences': account,
  'User.pushSubscriptions': account,
  'User.sessions': account,
  'User.timeZone': account,
  'User.vacationDaysLeft': read,
  'User.vacations': read,
  'User.webhooks': account,
  'WebhookDelivery.webhook': {
    ...account,
    way: (_world, field) =>
      `{ user(username: "the_owner") { webhooks { deliveries(first: 5) { nodes { ${field} } } } } }`,
  },
};
