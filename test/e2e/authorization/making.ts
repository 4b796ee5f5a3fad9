/** Making what the matrix is about, through the API. */
import { USER_ERRORS } from '../../support/client.js';
import type { TestClient, UserErrorJson } from '../../support/client.js';
import type { Receiver } from '../../support/receiver.js';

/** One mutation that has to work; its payload. */
export async function must<T>(
  client: TestClient,
  name: string,
  input: object,
  fields: string,
  type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`,
): Promise<T> {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${USER_ERRORS} } }`;
  const answer = await client.ask<Record<string, T & { userErrors: UserErrorJson[] }>>(query, {
    input,
  });
  const { userErrors, ...payload } = answer[name]!;
  if (userErrors.length > 0) throw new Error(`${name}: ${userErrors[0]!.code}`);
  return payload as T;
}

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
