/** Real: the whole service with its worker, queues and sweeps, and another process that acts. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { until } from '../../support/wait.js';
import { Arena } from './fixture.js';

let service: TestService;
let arena: Arena;
beforeAll(async () => {
  service = await startService();
  arena = await Arena.on(service);
});
afterAll(async () => {
  await arena?.closeProcess();
  await service?.stop();
});

it('a competition goes on by itself: the worker opens rounds and matches as they end', async () => {
  const users = await arena.users(4);
  const { id } = await arena.create(users[0]!, { form: 'knockOut', places: 4 });
  await arena.enter(id, users);
  for (let round = 1; round <= 2; round++) {
    const tables = await until(`matches of round ${round}`, async () => {
      // A match of the round before counts as running until the competition has heard of its end.
      const running = (await arena.running(id)).filter((table) => table.round === round);
      return running.length === 2 / round && running;
    });
    for (const { matchId, userIds } of tables) await arena.resign(userIds[0]!, matchId);
  }
  await until('the end', async () => (await arena.competition(id)).status === 'ENDED');
  const places = (await arena.entries(id)).map(({ place }) => place!);
  expect(places.sort()).toEqual([1, 2, 3, 3]);
});
