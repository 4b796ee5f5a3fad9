/** A row for every type that `node(id)` finds. */
import type { NodeType } from '../../../src/platform/api/ids.js';
import type { Need } from '../../../src/platform/api/viewer.js';
import { betweenTwo, inClub, ownersAlone } from './rows.js';
import type { Gives } from './rows.js';
import type { Thing } from './test-data.js';

interface NodeRow {
  readonly thing: Thing;
  readonly gives: Gives;
}

interface NodeRows {
  /** The scope with which a token sees its user's own objects. */
  readonly scope: Need | null;
  readonly things: readonly NodeRow[];
}

const ownersOwn = (scope: Need, thing: Thing): NodeRows => ({
  scope,
  things: [{ thing, gives: ownersAlone }],
});

export const NODES: Readonly<Record<NodeType, NodeRows>> = {
  User: { scope: null, things: [{ thing: 'user', gives: { others: 'data' } }] },
  AuditEntry: {
    scope: 'session',
    things: [{ thing: 'decision', gives: { owner: 'data', admin: 'data', others: 'hidden' } }],
  },
  Match: {
    scope: 'match:read',
    things: [
      { thing: 'privateMatch', gives: betweenTwo },
      { thing: 'over', gives: betweenTwo },
      { thing: 'table', gives: { others: 'data' } },
    ],
  },
  Deal: {
    scope: 'match:read',
    things: [
      { thing: 'overDeal', gives: betweenTwo },
      { thing: 'tableDeal', gives: { others: 'data' } },
    ],
  },
  MatchClock: { scope: 'match:read', things: [{ thing: 'overClock', gives: betweenTwo }] },
  Plan: ownersOwn('match:read', 'plan'),
  Challenge: {
    scope: 'challenge:read',
    things: [
      { thing: 'named', gives: { owner: 'data', partner: 'data', others: 'hidden' } },
      { thing: 'rematch', gives: betweenTwo },
      { thing: 'openChallenge', gives: { others: 'data' } },
    ],
  },
  Club: {
    scope: 'club:read',
    things: [
      { thing: 'club', gives: inClub },
      { thing: 'openClub', gives: { others: 'data' } },
    ],
  },
  Competition: {
    scope: 'competition:read',
    things: [
      { thing: 'competition', gives: { others: 'data' } },
      { thing: 'membersCompetition', gives: inClub },
    ],
  },
  CompetitionSeries: {
    scope: 'competition:read',
    things: [
      { thing: 'competitionSeries', gives: { others: 'data' } },
      { thing: 'membersSeries', gives: inClub },
    ],
  },
  Notification: {
    scope: 'notification:read',
    things: [
      { thing: 'notification', gives: ownersAlone },
      { thing: 'opponentsNotification', gives: { opponent: 'data', others: 'hidden' } },
    ],
  },
  Message: {
    scope: 'message:read',
    things: [
      { thing: 'message', gives: betweenTwo },
      { thing: 'heldBack', gives: ownersAlone },
    ],
  },
  Webhook: ownersOwn('webhook:read', 'webhook'),
  WebhookDelivery: ownersOwn('webhook:read', 'webhookDelivery'),
  Delivery: ownersOwn('notification:read', 'delivery'),
  PushSubscription: ownersOwn('preference:read', 'pushSubscription'),
  Report: {
    scope: 'session',
    things: [{ thing: 'report', gives: { moderator: 'data', admin: 'data', others: 'hidden' } }],
  },
  ClosedNetwork: {
    scope: 'session',
    things: [
      { thing: 'closedNetwork', gives: { moderator: 'data', admin: 'data', others: 'hidden' } },
    ],
  },
  Vacation: ownersOwn('profile:read', 'vacation'),
  Review: ownersOwn('match:read', 'review'),
  Session: ownersOwn('session', 'session'),
  ApiToken: ownersOwn('session', 'apiToken'),
  App: ownersOwn('session', 'app'),
  GrantedApp: ownersOwn('session', 'grantedApp'),
};
