/** A row for every type that `node(id)` finds. */
import type { NodeType } from '../../../src/platform/api/ids.js';
import { betweenTwo, ownersAlone } from './rows.js';
import type { Gives } from './rows.js';
import type { Thing } from './world.js';

interface NodeRow {
  readonly thing: Thing;
  readonly gives: Gives;
}

/** Shown to sessions alone: `node` takes a token with `read`, and these fields one with `account`. */
const sessionAlone: Gives = { ...ownersAlone, readToken: 'hidden', playToken: 'hidden' };

export const NODES: Readonly<Record<NodeType, readonly NodeRow[]>> = {
  User: [{ thing: 'user', gives: { others: 'data' } }],
  Match: [
    { thing: 'shut', gives: betweenTwo },
    { thing: 'over', gives: betweenTwo },
    { thing: 'table', gives: { others: 'data' } },
  ],
  Challenge: [
    { thing: 'named', gives: { owner: 'data', partner: 'data', others: 'hidden' } },
    { thing: 'rematch', gives: betweenTwo },
    { thing: 'anyones', gives: { others: 'data' } },
  ],
  Notification: [
    { thing: 'notification', gives: ownersAlone },
    { thing: 'opponentsNotification', gives: { opponent: 'data', others: 'hidden' } },
  ],
  Message: [
    { thing: 'message', gives: betweenTwo },
    { thing: 'heldBack', gives: ownersAlone },
  ],
  Webhook: [{ thing: 'webhook', gives: sessionAlone }],
  WebhookDelivery: [{ thing: 'webhookDelivery', gives: sessionAlone }],
  Delivery: [{ thing: 'delivery', gives: ownersAlone }],
  PushSubscription: [{ thing: 'pushSubscription', gives: sessionAlone }],
  Vacation: [{ thing: 'vacation', gives: ownersAlone }],
  Review: [{ thing: 'review', gives: ownersAlone }],
  Session: [{ thing: 'session', gives: sessionAlone }],
  ApiToken: [{ thing: 'apiToken', gives: sessionAlone }],
};
