/** Real: the core of the service in two processes that work at once, Postgres, the outbox; chance is seeded. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import {
  CompetitionSweep,
  WithdrawEntryUseCase,
} from '../../../src/modules/competitions/application/index.js';
import { Arena } from './fixture.js';
import type { Table } from './fixture.js';

let arenas: readonly Arena[];
beforeAll(async () => {
  const first = await Arena.open();
  arenas = [first, await first.other()];
});
afterAll(async () => {
  await arenas?.[1]?.closeProcess();
  await arenas?.[0]?.close();
});

/** What may be refused because the other process was quicker. */
const LATE = /^(MATCH_OVER|STALE_VERSION|NOT_A_PLAYER|DEADLINE_PASSED)$/;

const isLate = (error: unknown): boolean => error instanceof Error && LATE.test(error.message);

async function unlessLate(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isLate(error)) throw error;
  });
}

/** One piece of work in a process: it hands events on, sweeps, ends a match or withdraws a player. */
async function work(arena: Arena, id: string, random: () => number): Promise<void> {
  const what = random();
  if (what < 0.2) await arena.hand();
  else if (what < 0.25) await arena.timeout();
  else if (what < 0.5) await arena.get(CompetitionSweep).run();
  else if (what < 0.95) {
    const tables = await arena.running(id);
    const table = tables[Math.floor(random() * tables.length)];
    const seat = Math.floor(random() * 2);
    if (table) await unlessLate(arena.resign(table.userIds[seat]!, table.matchId));
  } else {
    const entries = (await arena.entries(id)).filter(({ status }) => status === 'ENTERED');
    const { userId } = entries[Math.floor(random() * entries.length)]!;
    if (entries.length > 4)
      await arena
        .get(WithdrawEntryUseCase)
        .execute({ userId, competitionId: id, idempotencyKey: null });
  }
}

/** No two open matches of the same pair, and nobody plays more at once than allowed. */
function expectFair(tables: readonly Table[], atOnce: number): void {
  const pairs = tables.map(({ userIds }) => [...userIds].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  const all = tables.flatMap(({ userIds }) => userIds);
  for (const userId of all)
    expect(all.filter((other) => other === userId).length).toBeLessThanOrEqual(atOnce);
}

describe('two processes that work at once', () => {
  it.each([
    { form: 'league', matchesAtOnce: 2, seed: 1 },
    { form: 'knockOut', matchesAtOnce: 1, seed: 2 },
    { form: 'swiss', matchesAtOnce: 1, seed: 3 },
  ])('play a $form to its end, each round once and each match once', async (one) => {
    const { seed, ...terms } = one;
    const random = seeded(seed);
    const [first] = arenas;
    const { id } = await first!.start(await first!.users(10), terms);
    for (let step = 0; step < 400; step++) {
      await Promise.all(arenas.map((arena) => work(arena, id, random)));
      expectFair(await first!.running(id), terms.matchesAtOnce);
      const { status } = await first!.competition(id);
      if (status !== 'RUNNING') break;
      if (step % 10 === 9) await first!.days(0.05);
    }
    expect((await first!.competition(id)).status).toBe('ENDED');
    const pairings = await first!.pairings(id);
    expect(pairings.every(({ games }) => games <= 1)).toBe(true);
    const begun = (await first!.log(id)).filter(({ act }) => act === 'ROUND_BEGAN');
    const rounds = new Set(pairings.map(({ round }) => round));
    expect(begun).toHaveLength(rounds.size);
  });
});
