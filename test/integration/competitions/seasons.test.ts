/** Real: the core of the service, Postgres, the outbox; the test hands events on and lets days pass. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import {
  CreateSeriesUseCase,
  DisqualifyUseCase,
  EndSeriesUseCase,
} from '../../../src/modules/competitions/application/index.js';
import type { Competition, Rhythm } from '../../../src/modules/competitions/application/index.js';
import { Arena, TERMS } from './fixture.js';

let arena: Arena;
beforeAll(async () => {
  arena = await Arena.open();
});
afterAll(() => arena?.close());

const inDays = (days: number): string =>
  DateTime.now().setZone('Europe/Vienna').plus({ days }).toFormat("yyyy-MM-dd'T'HH:mm");

const seasonsOf = (seriesId: string) =>
  arena.sql<Pick<Competition, 'id' | 'season' | 'status' | 'entered'>>(
    'SELECT id, season, status, entered FROM competitions WHERE series_id = $1 ORDER BY season',
    [seriesId],
  );

async function makeSeries(userId: string, rhythm: Partial<Rhythm>, terms: object) {
  const made = await arena.get(CreateSeriesUseCase).execute({
    ...TERMS,
    ...terms,
    form: 'league',
    userId,
    name: 'Wiener Liga',
    rhythm: {
      timeZone: 'Europe/Vienna',
      unit: 'WEEK',
      every: 4,
      firstStart: inDays(10),
      opensDaysBefore: 5,
      intervalDays: 3,
      ...rhythm,
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

describe('a league', () => {
  it('has seasons that begin by themselves; who stayed plays again, who was thrown out does not', async () => {
    const users = await arena.users(7);
    const { id } = await makeSeries(users[0]!, {}, { places: 12, matchesAtOnce: 20 });
    await arena.settle();
    expect(await seasonsOf(id)).toEqual([]);
    await arena.days(6);
    await arena.settle();
    const [first] = await seasonsOf(id);
    expect(first).toMatchObject({ season: 1, status: 'OPEN' });
    await arena.enter(first!.id, users.slice(0, 6));
    await arena.days(5);
    await arena.settle();
    const reason = 'Two accounts.';
    const out = { userId: users[0]!, competitionId: first!.id, idempotencyKey: null };
    await arena.get(DisqualifyUseCase).execute({ ...out, number: 6, reason });
    expect((await arena.playOn(first!.id, () => 0)).status).toBe('ENDED');
    for (let week = 0; week < 6; week++) {
      await arena.days(7);
      await arena.settle();
      if ((await seasonsOf(id)).length > 1) break;
    }
    const [, second] = await seasonsOf(id);
    expect(second).toMatchObject({ season: 2, entered: 5 });
    const stayed = await arena.entries(second!.id);
    expect(stayed.map(({ userId }) => userId).sort()).toEqual(users.slice(0, 5).sort());
    const champions = (await arena.entries(first!.id)).filter(({ place }) => place === 1);
    expect(champions.length).toBeGreaterThan(0);
  });

  it('makes each season once, however many look', async () => {
    const [organiser] = await arena.users(1);
    const { id } = await makeSeries(organiser!, { firstStart: inDays(60) }, {});
    await arena.sql('UPDATE competition_series SET next_at = service_now() WHERE id = $1', [id]);
    await Promise.all([arena.settle(), arena.settle(), arena.settle()]);
    const seasons = await seasonsOf(id);
    expect(seasons.length).toBeLessThanOrEqual(1);
    await arena
      .get(EndSeriesUseCase)
      .execute({ userId: organiser!, seriesId: id, idempotencyKey: null });
    await arena.days(100);
    await arena.settle();
    expect(await seasonsOf(id)).toHaveLength(seasons.length);
  });

  it('with a season of no length is refused', async () => {
    const [organiser] = await arena.users(1);
    await expect(makeSeries(organiser!, { every: 0 }, {})).rejects.toThrow('RHYTHM_INVALID');
  });
});
