/** Real: the core of the service with the fewest connections that it may have, and Postgres. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EnterCompetitionUseCase } from '../../../src/modules/competitions/application/index.js';
import { Users } from '../../../src/modules/users/application/index.js';
import { startApiAlone } from '../../support/service.js';
import { Arena } from './fixture.js';

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.on(await startApiAlone({ DATABASE_POOL: '2' }));
});
afterAll(() => arena?.close());

it.each([
  { what: 'players', terms: { form: 'swiss' } },
  { what: 'partners', terms: { form: 'swiss', variant: 'bauern', fixedPartners: true } },
])('many $what enter at once with two connections', async ({ terms }) => {
  const users = await arena.users(32);
  const { id } = await arena.create(users[0]!, { ...terms, places: 64 });
  const partnerOf = async (userId: string): Promise<string | null> =>
    'fixedPartners' in terms ? (await arena.get(Users).byId(userId))!.username : null;
  const commands = await Promise.all(
    users.slice(0, 16).map(async (userId, i) => ({
      ...{ userId, competitionId: id, idempotencyKey: null },
      ...{ clientSeed: null, invitationToken: null, partner: await partnerOf(users[16 + i]!) },
    })),
  );
  const enter = arena.get(EnterCompetitionUseCase);
  const entered = await Promise.all(commands.map((command) => enter.execute(command)));
  expect(entered.filter(({ ok }) => !ok)).toEqual([]);
  expect(await arena.entries(id)).toHaveLength(16);
});
