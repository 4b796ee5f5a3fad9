/** Making what the matrix is about, through the API. */
import { must } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import type { Receiver } from '../../support/receiver.js';

export interface Challenged {
  readonly challenge: { readonly id: string; readonly matchId: string };
}
export const CHALLENGED = 'challenge { id matchId }';

export const challenge = async (client: TestClient, input: object): Promise<Challenged> =>
  must(client, 'createChallenge', { variant: 'zweier', ...input }, CHALLENGED);

export async function newWebhook(
  owner: TestClient,
  receiver: Receiver,
  path: string,
): Promise<string> {
  const input = { url: receiver.url(path) };
  const made = await must<{ webhook: { id: string } }>(
    owner,
    'createWebhook',
    input,
    'webhook { id }',
  );
  return made.webhook.id;
}

export async function newPushSubscription(owner: TestClient, input: object): Promise<string> {
  const made = await must<{ pushSubscription: { id: string } }>(
    owner,
    'addPushSubscription',
    input,
    'pushSubscription { id }',
  );
  return made.pushSubscription.id;
}

/** A day of vacation, so many days from now. */
export async function newVacation(owner: TestClient, days: number): Promise<string> {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { vacation } = await must<{ vacation: { id: string } }>(
    owner,
    'bookVacation',
    { from: day, to: day },
    'vacation { id }',
  );
  return vacation.id;
}
