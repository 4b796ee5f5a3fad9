/** Real: two apis on one database. A budget holds for both together. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { until } from '../../support/wait.js';

const BUDGETS = {
  POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE: '100000',
  POINTS_PER_USER_PER_MINUTE: '20000',
};
/** Fewer requests than use up a user's budget at one process. */
const OF_ONE = 80;
const MATCHES = '{ matches(first: 100) { nodes { id } } }';

let service: TestService;
let other: TestService;

beforeAll(async () => {
  service = await startService(BUDGETS);
  other = await startApi(service, BUDGETS);
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

describe('a budget of several processes', () => {
  it('points that were used at one process are missing at the others after a second', async () => {
    const [anna, ben] = [await service.player(), await service.player()];
    const elsewhere = Object.assign(other.client(), { accessToken: anna.accessToken });
    const refused = async (client: typeof anna) =>
      (await client.raw(MATCHES)).errors?.[0]?.extensions.code === 'RATE_LIMITED';
    await until('a refusal', () => refused(anna));
    let asked = 0;
    await until('a refusal at the other process', async () => {
      await anna.raw(MATCHES); // points come back all the time
      asked++;
      return refused(elsewhere);
    });
    expect(asked).toBeLessThan(OF_ONE);
    const benElsewhere = Object.assign(other.client(), { accessToken: ben.accessToken });
    expect(await refused(benElsewhere)).toBe(false);
  });
});
