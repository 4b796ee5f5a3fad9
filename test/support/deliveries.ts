/** The delivery log and the preferences of a user, over the API. */
import { expect } from '@jest/globals';
import { mutate } from './client.js';
import type { TestClient } from './client.js';
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
  readonly answer: string | null;
  readonly attempts: number;
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly settledAt: string | null;
}

const DELIVERY =
  'id type matchId channel target status reason answer attempts createdAt dueAt settledAt';

/** The user's delivery log, newest first. */
export async function ledgerOf(client: TestClient): Promise<readonly DeliveryJson[]> {
  const query = `{ deliveries(first: 100) { nodes { ${DELIVERY} } } }`;
  return (await client.ask<{ deliveries: { nodes: DeliveryJson[] } }>(query)).deliveries.nodes;
}

/** The newest delivery of a type on a channel for which `wanted` holds; waits for it. */
export function deliveryOf(
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

/** The error codes of a mutation. */
export async function refusalsOf(
  client: TestClient,
  name: string,
  input: object,
): Promise<readonly string[]> {
  const { userErrors } = await mutate(client, name, input);
  return userErrors.map(({ code }) => code);
}

export async function setPreferences(client: TestClient, input: object): Promise<void> {
  expect(await refusalsOf(client, 'setNotificationPreferences', input)).toEqual([]);
}

/** Subscribes a user to pushes; each user has an endpoint of the browser's push service. */
export async function subscribeTo(
  client: TestClient,
  browser: PushBrowser,
  label?: string,
): Promise<void> {
  const endpoint = `${browser.subscription.endpoint}/${client.username}`;
  const input = { ...browser.subscription, endpoint, ...(label && { label }) };
  expect(await refusalsOf(client, 'addPushSubscription', input)).toEqual([]);
}
