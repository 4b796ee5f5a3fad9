/** Real: the whole service and Postgres. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TryLimit } from '../../../src/modules/auth/domain/try-limits.js';
import { storedKeyOf } from '../../../src/modules/auth/storage/try-limits.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { startMatch } from '../../support/table.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  service = await startService();
  [anna, ben] = [await service.player(), await service.player()];
});
afterAll(() => service.stop());

/** Leaves the user one more call within the hour. */
async function leaveOneCall(user: TestClient, limit: TryLimit, most: number): Promise<void> {
  const { me } = await user.ask<{ me: { id: string } }>('{ me { id } }');
  await rowsOf(
    service,
    `INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, (extract(epoch FROM now()) + 600) * 1000)
     ON CONFLICT (key) DO UPDATE SET points = excluded.points`,
    [storedKeyOf({ limit, key: rowId(me.id) }, service.config), most - 1],
  );
}

const inputOf = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}Input`;

const mutation = (name: string, type = inputOf(name)) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;

/** The codes with which the complete request is refused. */
async function refusal(
  user: TestClient,
  name: string,
  input: object,
  type?: string,
): Promise<unknown[]> {
  const { errors = [] } = await user.raw(mutation(name, type), { input });
  return errors.map(({ extensions }) => extensions?.['code']);
}

describe('calls to other people', () => {
  it('have one limit for all kinds; open challenges do not count', async () => {
    const { matchId } = await startMatch([anna, ben]);
    const open = (await ben.challenge({ variant: 'zweier' })).challenge!.id;
    const named = { variant: 'zweier', opponents: [{ username: ben.username }] };
    await leaveOneCall(anna, 'caller', 1000);
    expect(await refusal(anna, 'createChallenge', named)).toEqual([]);
    expect(await refusal(anna, 'createChallenge', named)).toEqual(['RATE_LIMITED']);
    expect(await refusal(anna, 'askToBack', { challengeId: open, seat: 0 })).toEqual([
      'RATE_LIMITED',
    ]);
    expect(await refusal(anna, 'offerAbort', { matchId })).toEqual(['RATE_LIMITED']);
    await ben.resign(matchId);
    expect(await refusal(anna, 'offerRematch', { matchId })).toEqual(['RATE_LIMITED']);
    expect(await refusal(anna, 'createChallenge', { variant: 'zweier' })).toEqual([]);
    expect(await refusal(ben, 'offerRematch', { matchId })).toEqual([]);
  });
});

describe('vacation', () => {
  it('is booked and cancelled within a limit by the hour for each user', async () => {
    const day = new Date(Date.now() + 48 * 3600 * 1000).toISOString().slice(0, 10);
    await leaveOneCall(ben, 'vacation', 100);
    const request = { from: day, to: day };
    const book = mutation('bookVacation').replace('{ userErrors', '{ vacation { id } userErrors');
    type Booked = { bookVacation: { vacation: { id: string } } };
    const { id } = (await ben.ask<Booked>(book, { input: request })).bookVacation.vacation;
    expect(await refusal(ben, 'cancelVacation', { vacationId: id })).toEqual(['RATE_LIMITED']);
  });
});

describe('webhooks', () => {
  it('are made, tested and replayed within one limit by the hour for each user', async () => {
    const create = mutation('createWebhook').replace('{ userErrors', '{ webhook { id } userErrors');
    const input = { url: 'https://example.org/hook' };
    type Made = { createWebhook: { webhook: { id: string } } };
    const { id } = (await anna.ask<Made>(create, { input })).createWebhook.webhook;
    const { eventCursor: after } = await anna.ask<{ eventCursor: string }>('{ eventCursor }');
    await leaveOneCall(anna, 'webhook-owner', 100);
    expect(await refusal(anna, 'replayWebhook', { webhookId: id, after })).toEqual([]);
    expect(await refusal(anna, 'replayWebhook', { webhookId: id, after })).toEqual([
      'RATE_LIMITED',
    ]);
    expect(await refusal(anna, 'testWebhook', { webhookId: id })).toEqual(['RATE_LIMITED']);
    const other = { url: 'https://example.org/other' };
    expect(await refusal(anna, 'createWebhook', other)).toEqual(['RATE_LIMITED']);
  });
});
