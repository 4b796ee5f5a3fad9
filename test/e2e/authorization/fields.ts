/** A row for every field of a type whose value depends on the viewer. */
import type { NodeType } from '../../../src/platform/api/ids.js';
import { SignedTokens } from '../../../src/platform/signing/signed-tokens.js';
import { rowId } from '../../support/sql.js';
import type { Scope } from '../../../src/platform/api/scopes.js';
import type { Need } from '../../../src/platform/api/viewer.js';
import { betweenTwo, inClub, optional, ownersAlone } from './rows.js';
import type { Row } from './rows.js';
import type { Thing, TestData } from './test-data.js';

/** A field, and the query that finds its parent. */
export interface FieldRow extends Row {
  /** The query around the field, which has the alias `value` in it. */
  readonly queryAround: (testData: TestData, field: string) => string;
}

const ofOwner = (_world: TestData, field: string) => `{ user(username: "the_owner") { ${field} } }`;
/** The partner is a friend of the owner alone. */
const ofPartner = (_world: TestData, field: string) =>
  `{ user(username: "the_partner") { ${field} } }`;
const ofModerator = (_world: TestData, field: string) =>
  `{ user(username: "the_moderator") { ${field} } }`;
const ofMatch =
  (thing: Thing) =>
  ({ ids }: TestData, field: string) =>
    `{ match(id: "${ids[thing]}") { ${field} } }`;
const ofNode =
  (type: NodeType, thing: Thing) =>
  ({ ids }: TestData, field: string) =>
    `{ node(id: "${ids[thing]}") { ... on ${type} { ${field} } } }`;
const ofChallenge = (thing: Thing) => ofNode('Challenge', thing);
const ofClub = (thing: Thing) => ofNode('Club', thing);
/** A token is signed by the service: the test knows its secret. */
const inPreview = ({ ids, service }: TestData, field: string) => {
  const tokens = new SignedTokens(service.config);
  const token = tokens.sign('club', `${rowId(ids.club)}:1`);
  return `{ clubInvitation(invitationToken: "${token}") { ${field} } }`;
};
const ofNotification = (thing: Thing) => ofNode('Notification', thing);
/** Queries a field in the deliveries of a notification. */
const ofDeliveries = (thing: Thing) => (testData: TestData, field: string) =>
  ofNotification(thing)(testData, `deliveries { ${field} }`);
const inHistory = (_world: TestData, field: string) =>
  `{ user(username: "the_owner") { ratingHistory(variant: zweier) { nodes { ${field} } } } }`;

const owners = (scope: Need) => ({
  needs: optional(scope),
  queryAround: ofOwner,
  gives: ownersAlone,
});
const own = (scope: Need, ...through: readonly Scope[]) => ({
  needs: optional(scope),
  through,
  gives: ownersAlone,
});

/** A field that leads to a public object: a token without the scope sees it too. */
const ownToPublic = (scope: Scope, through: Scope) => ({
  ...own(scope, through),
  gives: { ...ownersAlone, lackingToken: 'data' as const },
});

const inPolicy = (_world: TestData, field: string) =>
  `{ user(username: "the_program") { bot { policy { ${field} } } } }`;

export const FIELDS: Readonly<Record<string, FieldRow>> = {
  'AuditEntry.actor': {
    needs: optional('session'),
    queryAround: ofNode('AuditEntry', 'decision'),
    select: 'username',
    gives: { admin: 'data', others: 'hidden' },
  },
  'Report.isClaimedByViewer': {
    needs: optional('session'),
    queryAround: ofNode('Report', 'report'),
    gives: { moderator: 'data', admin: 'data', others: 'hidden' },
  },
  'Report.otherOpenReports': {
    needs: optional('session'),
    queryAround: ofNode('Report', 'report'),
    select: 'id',
    gives: { moderator: 'data', admin: 'data', others: 'hidden' },
  },
  'AcceptancePolicy.named': {
    needs: optional('bot:play'),
    queryAround: inPolicy,
    select: 'username',
    gives: { others: 'hidden' },
  },
  'Challenge.backers': {
    needs: optional('challenge:read'),
    queryAround: ofChallenge('openChallenge'),
    select: 'user { username }',
    looksFor: () => 'the_backer',
    gives: { owner: 'data', backer: 'data', others: 'hidden' },
  },
  'Challenge.invitation': {
    needs: optional('challenge:write'),
    queryAround: ofChallenge('openChallenge'),
    gives: ownersAlone,
  },
  'Challenge.match': {
    needs: optional('match:read'),
    through: ['challenge:read'],
    queryAround: ofChallenge('rematch'),
    gives: betweenTwo,
  },
  'Challenge.rematchOf': {
    needs: optional('match:read'),
    through: ['challenge:read'],
    queryAround: ofChallenge('rematch'),
    gives: betweenTwo,
  },
  'Club.acts': {
    needs: optional('club:read'),
    queryAround: ofClub('openClub'),
    select: 'what',
    gives: { anonymous: 'hidden', others: 'data' },
  },
  'Club.invitation': {
    needs: optional('club:write'),
    queryAround: ofClub('openClub'),
    gives: ownersAlone,
  },
  'Club.offers': {
    needs: optional('club:read'),
    queryAround: ofClub('club'),
    select: 'nodes { invitationToken }',
    gives: inClub,
  },
  'Club.removals': {
    needs: optional('club:read'),
    queryAround: ofClub('club'),
    select: 'nodes { reason }',
    looksFor: () => 'the_reason',
    gives: ownersAlone,
  },
  'Club.viewerRole': {
    needs: optional('club:read'),
    queryAround: ofClub('openClub'),
    gives: ownersAlone,
  },
  'ClubPreview.club': {
    needs: optional('club:read'),
    queryAround: inPreview,
    gives: inClub,
  },
  'ClubPreview.refusal': {
    needs: optional('club:read'),
    queryAround: inPreview,
    select: 'code',
    gives: { owner: 'data', partner: 'data', backer: 'data', others: 'hidden' },
  },
  'Delivery.challenge': {
    ...ownToPublic('challenge:read', 'notification:read'),
    queryAround: ofDeliveries('ofChallenge'),
  },
  'Delivery.match': {
    ...ownToPublic('match:read', 'notification:read'),
    queryAround: ofDeliveries('ofMatch'),
  },
  'Delivery.notification': { ...own('notification:read'), queryAround: ofDeliveries('ofMatch') },
  'Match.autoplay': {
    needs: optional('match:read'),
    queryAround: ofMatch('duel'),
    gives: betweenTwo,
  },
  'Match.hiddenByViewer': {
    needs: optional('match:read'),
    queryAround: ofMatch('duel'),
    gives: betweenTwo,
  },
  'Match.messages': {
    needs: optional('message:read'),
    queryAround: ofMatch('duel'),
    gives: betweenTwo,
  },
  'Match.plan': { needs: optional('match:read'), queryAround: ofMatch('duel'), gives: ownersAlone },
  'Competition.acts': {
    needs: optional('competition:read'),
    queryAround: ofNode('Competition', 'competition'),
    select: 'what',
    gives: { anonymous: 'hidden', others: 'data' },
  },
  'Competition.invitation': {
    needs: optional('competition:write'),
    queryAround: ofNode('Competition', 'competition'),
    select: 'url',
    // It has no organiser.
    gives: { others: 'hidden' },
  },
  'Competition.club': {
    needs: optional('club:read'),
    queryAround: ofNode('Competition', 'clubCompetition'),
    gives: inClub,
  },
  'Competition.series': {
    needs: optional('competition:read'),
    queryAround: ofNode('Competition', 'competition'),
    gives: { others: 'data' },
  },
  'Match.competition': {
    needs: optional('competition:read'),
    queryAround: ofMatch('last'),
    gives: inClub,
  },
  'Match.competitionPairing': {
    needs: optional('competition:read'),
    queryAround: ofMatch('last'),
    gives: inClub,
  },
  'CompetitionEntry.viewerChallenge': {
    needs: optional('competition:read'),
    queryAround: (testData, field) =>
      ofNode('Competition', 'competition')(testData, `entries { nodes { ${field} } }`),
    select: 'refusal { code }',
    looksFor: () => 'NOT_A_LADDER',
    gives: { anonymous: 'hidden', others: 'data' },
  },
  'Competition.viewerEntry': {
    needs: optional('competition:read'),
    queryAround: ofNode('Competition', 'competition'),
    gives: betweenTwo,
  },
  'CompetitionPairing.playedMatches': {
    needs: optional('match:read'),
    queryAround: (testData, field) =>
      ofNode('Competition', 'competition')(testData, `pairings { nodes { ${field} } }`),
    select: 'id',
    looksFor: ({ ids }) => ids.over,
    gives: betweenTwo,
  },
  'CompetitionSeries.seasons': {
    needs: optional('competition:read'),
    queryAround: ofNode('CompetitionSeries', 'competitionSeries'),
    select: 'nodes { id }',
    looksFor: ({ ids }) => ids.competition,
    gives: betweenTwo,
  },
  'Match.rematch': {
    needs: optional('match:read'),
    queryAround: ofMatch('over'),
    gives: betweenTwo,
  },
  'Match.rematchOffer': {
    needs: optional('challenge:read'),
    queryAround: ofMatch('last'),
    gives: betweenTwo,
  },
  'Match.review': {
    needs: optional('match:read'),
    queryAround: ofMatch('last'),
    gives: ownersAlone,
  },
  'Message.match': {
    needs: optional('match:read'),
    through: ['message:read'],
    queryAround: ofNode('Message', 'message'),
    gives: { ...betweenTwo, lackingToken: 'data' },
  },
  'Notification.challenge': {
    ...ownToPublic('challenge:read', 'notification:read'),
    queryAround: ofNotification('ofChallenge'),
  },
  'Notification.club': {
    ...own('club:read', 'notification:read'),
    queryAround: ofNotification('ofClub'),
  },
  'Notification.competition': {
    ...ownToPublic('competition:read', 'notification:read'),
    queryAround: ofNotification('ofCompetition'),
  },
  'Notification.match': {
    ...ownToPublic('match:read', 'notification:read'),
    queryAround: ofNotification('ofMatch'),
  },
  'Notification.message': {
    ...own('message:read', 'notification:read'),
    queryAround: ofNotification('ofMessage'),
  },
  'Notification.webhook': {
    ...own('webhook:read', 'notification:read'),
    queryAround: ofNotification('ofWebhook'),
  },
  'RatingChange.match': {
    needs: optional('match:read'),
    queryAround: inHistory,
    select: 'id',
    looksFor: ({ ids }) => ids.over,
    gives: betweenTwo,
  },
  'Review.match': { ...own('match:read'), queryAround: ofNode('Review', 'review') },
  'User.apiTokens': owners('session'),
  'User.apps': owners('session'),
  'User.autoVacation': owners('profile:read'),
  'User.blocked': { ...owners('profile:read'), select: 'username', looksFor: () => 'the_nuisance' },
  'User.clubs': { ...owners('club:read'), select: 'nodes { id }' },
  'User.competitionCalendarUrl': owners('session'),
  'User.deletionWithdrawnAt': owners('profile:read'),
  'User.email': owners('email:read'),
  'User.emailVerified': owners('email:read'),
  'User.friendship': {
    needs: optional('friend:read'),
    queryAround: ofPartner,
    looksFor: () => 'FRIENDS',
    gives: ownersAlone,
  },
  'User.grantedApps': owners('session'),
  'User.isOnline': { needs: optional('friend:read'), queryAround: ofPartner, gives: ownersAlone },
  'User.locale': owners('preference:read'),
  'User.localeChosen': owners('preference:read'),
  'User.nextCommitment': owners('challenge:read'),
  'User.nextMatchId': owners('challenge:read'),
  'User.notificationPreferences': owners('preference:read'),
  'User.pushSubscriptions': owners('preference:read'),
  'User.renamableAt': owners('profile:read'),
  'User.secondFactor': {
    needs: optional('session'),
    queryAround: ofModerator,
    gives: { moderator: 'data', others: 'hidden' },
  },
  'User.sessions': owners('session'),
  'User.staffRole': {
    needs: optional('session'),
    queryAround: ofModerator,
    gives: { moderator: 'data', others: 'hidden' },
  },
  'User.showsOnline': owners('preference:read'),
  'User.standing': {
    ...owners('profile:read'),
    select: 'mute { until } suspension { until }',
    gives: { ...ownersAlone, moderator: 'data', admin: 'data' },
  },
  'User.suits': owners('preference:read'),
  'User.timeZone': owners('preference:read'),
  'User.vacationDaysLeft': owners('profile:read'),
  'User.vacations': owners('profile:read'),
  'User.visibilitySettings': { ...owners('preference:read'), select: 'profile' },
  'User.webhooks': owners('webhook:read'),
  'WebhookDelivery.webhook': {
    ...owners('webhook:read'),
    queryAround: (_world, field) =>
      `{ user(username: "the_owner") { webhooks { deliveries(first: 5) { nodes { ${field} } } } } }`,
  },
};
