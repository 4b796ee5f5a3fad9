/** The ledger and the wishes of a user, over the API. */
import { expect } from '@jest/globals';
import { USER_ERRORS } from './client.js';
import type { TestClient, UserErrorJson } from './client.js';
import type { PushBrowser } from './push-browser.js';
import { until } from './wait.js';

export interface DeliveryJson {
  readonly id: string;
  readonly type: string;
  readonly matchId: string | null;
  readonly channel: string;
  readonly target: string | null;
  readonly status: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly settledAt: string | null;
}

const DELIVERY = 'id type matchId channel target status reason attempts createdAt dueAt settledAt';

/** The user's ledger, newest first. */
export async function ledgerOf(client: TestClient): Promise<readonly DeliveryJson[]> {
  const query = `{ deliveries(first: 100) { nodes { ${DELIVERY} } } }`;
  return (await client.ask<{ deliveries: { nodes: DeliveryJson[] } }>(query)).deliveries.nodes;
}

/** The newest line of a type on a channel that `wanted` takes, waited for. */
export function lineOf(
  client: TestClient,
  type: string,
  channel: string,
  wanted: (line: DeliveryJson) => boolean,
): Promise<DeliveryJson> {
  return until(`a ${type} on ${channel}`, async () => {
    const lines = await ledgerOf(client);
    return lines.find((line) => line.type === type && line.channel === channel && wanted(line));
  });
}

export const isSettled = ({ status }: DeliveryJson): boolean => status !== 'PENDING';

interface Refusable {
  readonly userErrors: readonly UserErrorJson[];
}

/** The codes with which a mutation is refused. */
export async function mutate(
  client: TestClient,
  name: string,
  input: object,
): Promise<readonly string[]> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${USER_ERRORS} } }`;
  const answer = await client.ask<Record<string, Refusable>>(query, { input });
  return answer[name]!.userErrors.map(({ code }) => code);
}

export async function wish(client: TestClient, input: object): Promise<void> {
  expect(await mutate(client, 'setNotificationPreferences', input)).toEqual([]);
}

export async function subscribeTo(
  client: TestClient,
  browser: PushBrowser,
  label?: string,
): Promise<void> {
  const input = { ...browser.subscription, ...(label && { label }) };
  expect(await mutate(client, 'addPushSubscription', input)).toEqual([]);
}
