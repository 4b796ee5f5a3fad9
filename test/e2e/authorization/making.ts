/** Makes objects for the matrix, by the API where possible. */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import { createObject, mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { rowsOf } from '../../support/sql.js';
import type { TestService } from '../../support/service.js';
import type { Receiver } from '../../support/receiver.js';

export interface Challenged {
  readonly challenge: { readonly id: string; readonly matchId: string };
}
export const CHALLENGED = 'challenge { id matchId }';

export const challenge = async (client: TestClient, input: object): Promise<Challenged> =>
  mustMutate(client, 'createChallenge', { variant: 'zweier', ...input }, CHALLENGED);

export const newWebhook = (owner: TestClient, receiver: Receiver, path: string): Promise<string> =>
  createObject(owner, 'createWebhook', { url: receiver.url(path) }, 'webhook');

export const newPushSubscription = (owner: TestClient, input: object): Promise<string> =>
  createObject(owner, 'addPushSubscription', input, 'pushSubscription');

/** A report of the owner, written without a mutation, because nobody gets its id from one. */
export async function newReport(service: TestService, by: TestClient): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    service,
    `INSERT INTO reports (id, reporter_id, reported_id, reason)
     SELECT gen_random_uuid(), a.id, b.id, 'OTHER' FROM users a, users b
     WHERE a.username = $1 AND b.username = 'the_opponent' RETURNING id`,
    [by.username],
  );
  return toGlobalId('Report', row!.id);
}

/** A closed network, written without a mutation: an api that knows the list does not look at it. */
export async function newClosedNetwork(service: TestService): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    service,
    `INSERT INTO closed_networks (id, network, is_of_account, reason, until)
     VALUES (gen_random_uuid(), '203.0.113.0/24', false, 'Any reason.', now() + interval '1 day') RETURNING id`,
  );
  return toGlobalId('ClosedNetwork', row!.id);
}

/** A day of vacation, this many days from now. */
export function newVacation(owner: TestClient, days: number): Promise<string> {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return createObject(owner, 'bookVacation', { from: day, to: day }, 'vacation');
}

/** An app of a developer. */
export const newApp = (owner: TestClient): Promise<string> =>
  createObject(
    owner,
    'createApp',
    { name: `app ${Math.random()}`, redirectUris: ['https://a.example/'] },
    'app',
  );

/** An app that the owner has allowed, made without the consent pages. */
export async function newGrantedApp(service: TestService): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    service,
    `WITH app AS (INSERT INTO apps (id, name, redirect_uris) VALUES (gen_random_uuid(), 'granted', '{}')
                  RETURNING id)
     INSERT INTO app_grants (id, user_id, app_id, scopes)
     SELECT gen_random_uuid()::text, u.id, app.id, '{match:read}' FROM users u, app
     WHERE username = 'the_owner' RETURNING app_id AS id`,
    [],
  );
  return toGlobalId('GrantedApp', row!.id);
}
