/** Making what the matrix is about, through the API. */
import { made, must } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import type { Receiver } from '../../support/receiver.js';

export interface Challenged {
  readonly challenge: { readonly id: string; readonly matchId: string };
}
export const CHALLENGED = 'challenge { id matchId }';

export const challenge = async (client: TestClient, input: object): Promise<Challenged> =>
  must(client, 'createChallenge', { variant: 'zweier', ...input }, CHALLENGED);

export const newWebhook = (owner: TestClient, receiver: Receiver, path: string): Promise<string> =>
  made(owner, 'createWebhook', { url: receiver.url(path) }, 'webhook');

export const newPushSubscription = (owner: TestClient, input: object): Promise<string> =>
  made(owner, 'addPushSubscription', input, 'pushSubscription');

/** A day of vacation, so many days from now. */
export function newVacation(owner: TestClient, days: number): Promise<string> {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return made(owner, 'bookVacation', { from: day, to: day }, 'vacation');
}
