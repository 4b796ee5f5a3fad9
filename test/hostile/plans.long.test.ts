/** Real: the service. Two accounts let their plans play each other, in a match that does not end for a long time. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.js';
import { setPlan } from '../support/plans.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { playCard, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

/** The points of a user; with them the accounts cannot play more than a few dozen planned actions at once. */
const POINTS = 20_000;
/** The points of a planned action, and those that come back while the test runs are as many again. */
const STEP_POINTS = 100;
const MOST_PLANNED = (2 * 2 * POINTS) / STEP_POINTS;
const CALLS = 15;

let service: TestService;
let players: TestClient[];
let table: Table;

beforeAll(async () => {
  service = await startService({ POINTS_PER_USER_PER_MINUTE: String(POINTS) });
  players = [await service.player(), await service.player()];
  table = await startMatch(players, { target: 1000, rated: false });
  const cheapest = { when: {}, then: [{ cheapest: true }, { token: 'd' }] };
  for (const player of players)
    await setPlan(player, table.matchId, [cheapest], { scope: 'MATCH' });
});
afterAll(() => service.stop());

it('the actions of plans are paid by whose plans they are', async () => {
  let { version } = await playCard(table);
  const first = version;
  expect(first).toBeGreaterThan(60); // plans play a lot, as long as they are paid
  for (let call = 1; call < CALLS; call++) ({ version } = await playCard(table));
  // Fifteen calls would play about 900 actions of plans.
  expect(version).toBeLessThan(MOST_PLANNED + CALLS);
});

it('an action that could not be paid is played later, without its player', async () => {
  const { version } = await row<{ version: number }>('SELECT version FROM matches');
  expect(await row('SELECT version FROM autoplay_due')).toEqual({ version });
  await until('the action that was delayed', async () => {
    await rowsOf(service, 'UPDATE autoplay_due SET due_at = service_now()');
    return (await row<{ version: number }>('SELECT version FROM matches')).version > version;
  });
});

const row = async <R>(text: string): Promise<R> => (await rowsOf<R>(service, text))[0]!;
