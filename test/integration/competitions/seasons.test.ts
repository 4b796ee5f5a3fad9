/** Real: the core of the service, Postgres, the outbox; the test hands events on and lets days pass. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { Blocks } from '../../../src/modules/blocks/application/index.js';
import { FoundClubUseCase } from '../../../src/modules/clubs/application/found-club.use-case.js';
import { Users } from '../../../src/modules/users/application/index.js';
import {
  AnswerPartnerUseCase,
  CancelCompetitionUseCase,
  CreateSeriesUseCase,
  DisqualifyUseCase,
  EndSeriesUseCase,
  EnterCompetitionUseCase,
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
    form: 'league',
    ...terms,
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

  it('of which the first begins in more than a year is refused', async () => {
    const [organiser] = await arena.users(1);
    const late = makeSeries(organiser!, { firstStart: inDays(10_000) }, {});
    await expect(late).rejects.toThrow('RHYTHM_INVALID');
  });

  it('is no ladder', async () => {
    const [organiser] = await arena.users(1);
    await expect(makeSeries(organiser!, {}, { form: 'ladder' })).rejects.toThrow(
      'LADDER_HAS_NO_SEASONS',
    );
  });
});

describe('the next season', () => {
  /** Plays a first season of these terms, changes something, and lets the second be announced. */
  async function secondSeason(
    users: readonly string[],
    terms: object,
    change: () => Promise<void>,
  ) {
    const { id } = await makeSeries(users[0]!, {}, { places: 12, matchesAtOnce: 20, ...terms });
    const first = await announced(id, 1);
    await (users.length > 4 ? enterPairs(first.id, users) : arena.enter(first.id, users));
    await arena.days(6);
    await arena.settle();
    expect((await arena.playOn(first.id, () => 0)).status).toBe('ENDED');
    await change();
    const second = await announced(id, 2);
    return (await arena.entries(second.id)).map(({ userId }) => userId).sort();
  }

  async function announced(seriesId: string, season: number) {
    for (let day = 0; day < 60; day += 3) {
      await arena.settle();
      const found = (await seasonsOf(seriesId)).find((one) => one.season === season);
      if (found) return found;
      await arena.days(3);
    }
    throw new Error('the season is not announced');
  }

  async function enterPairs(competitionId: string, users: readonly string[]) {
    const names = await arena.get(Users).byIds(users);
    for (let i = 0; i < users.length; i += 2) {
      const call = { userId: users[i]!, competitionId, idempotencyKey: null };
      const partner = names.get(users[i + 1]!)!.username;
      const none = { clientSeed: null, invitationToken: null };
      await arena.get(EnterCompetitionUseCase).execute({ ...call, partner, ...none });
      const agreed = { ...call, userId: users[i + 1]!, agree: true };
      expect((await arena.get(AnswerPartnerUseCase).execute(agreed)).ok).toBe(true);
    }
  }

  async function clubOf(users: readonly string[]) {
    const beisl = { name: `Beisl ${users[0]!.slice(0, 8)}`, about: '' };
    const founded = await arena.get(FoundClubUseCase).execute({
      userId: users[0]!,
      terms: { ...beisl, visibility: 'PRIVATE', rhythm: 'NONE', timeZone: 'Europe/Vienna' },
      idempotencyKey: null,
    });
    if (!founded.ok) throw new Error(founded.error[0]!.code);
    for (const member of users.slice(1))
      await arena.sql(
        `INSERT INTO club_members (club_id, user_id, role) VALUES ($1, $2, 'MEMBER')`,
        [founded.value.id, member],
      );
    return founded.value.id;
  }

  it('is without those who have left the club', async () => {
    const users = await arena.users(3);
    const clubId = await clubOf(users);
    const stayed = await secondSeason(users, { clubId, access: 'CLUB' }, async () => {
      await arena.sql('DELETE FROM club_members WHERE user_id = $1', [users[2]]);
    });
    expect(stayed).toEqual(users.slice(0, 2).sort());
  });

  it('is without those whose rating does not fit any more', async () => {
    const users = await arena.users(3);
    const range = { access: 'RATING', ratingLeast: 1400, ratingMost: 1600 };
    const stayed = await secondSeason(users, range, async () => {
      await arena.sql(
        `INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional, is_bot)
         VALUES ($1, 'zweier', 1700, 50, 30, 30, false, false)`,
        [users[1]],
      );
    });
    expect(stayed).toEqual([users[0]!, users[2]!].sort());
  });

  it('is without bots where none may enter, and with those who were invited', async () => {
    const users = await arena.users(3);
    const { id } = await makeSeries(users[0]!, {}, { access: 'INVITATION', bots: false });
    const first = await announced(id, 1);
    await arena.sql(
      `INSERT INTO competition_entries (competition_id, number, user_id, status)
       SELECT $1, number, user_id, 'ENTERED' FROM unnest($2::uuid[]) WITH ORDINALITY AS w(user_id, number)`,
      [first.id, users],
    );
    await arena.sql('UPDATE competitions SET entered = 3 WHERE id = $1', [first.id]);
    await arena.days(6);
    await arena.settle();
    expect((await arena.playOn(first.id, () => 0)).status).toBe('ENDED');
    await arena.sql('UPDATE users SET is_bot = true WHERE id = $1', [users[2]]);
    const second = await announced(id, 2);
    const stayed = (await arena.entries(second.id)).map(({ userId }) => userId).sort();
    expect(stayed).toEqual(users.slice(0, 2).sort());
  });

  it('is without two partners of whom one may not enter', async () => {
    const users = await arena.users(6);
    const clubId = await clubOf(users);
    const partners = { variant: 'bauern', fixedPartners: true, timeoutsAllowed: 50 };
    const terms = { clubId, access: 'CLUB', ...partners };
    const stayed = await secondSeason(users, terms, async () => {
      await arena.sql('DELETE FROM club_members WHERE user_id = $1', [users[3]]);
    });
    expect(stayed).toEqual([users[0]!, users[4]!].sort());
  });

  it.each([
    { by: 0, what: 'who entered has blocked the partner' },
    { by: 1, what: 'the partner has blocked who entered' },
  ])('is without two partners if $what', async ({ by }) => {
    const users = await arena.users(6);
    const terms = { variant: 'bauern', fixedPartners: true, timeoutsAllowed: 50 };
    const stayed = await secondSeason(users, terms, async () => {
      const pair = users.slice(0, 2);
      const names = await arena.get(Users).byIds(pair);
      const blocked = names.get(pair[1 - by]!)!.username;
      expect((await arena.get(Blocks).block(pair[by]!, blocked)).ok).toBe(true);
    });
    expect(stayed).toEqual([users[2]!, users[4]!].sort());
  });

  it('waits while its organiser runs as many competitions as allowed', async () => {
    const [organiser] = await arena.users(1);
    const { id } = await makeSeries(organiser!, {}, {});
    for (let i = 0; i < 2; i++) await arena.create(organiser!, { form: 'ladder', places: 4 });
    await arena.days(40);
    await arena.settle();
    expect(await seasonsOf(id)).toEqual([]);
    const [ladder] = await arena.sql<{ id: string }>(
      `SELECT id FROM competitions WHERE organiser_id = $1`,
      [organiser],
    );
    const cancel = { userId: organiser!, competitionId: ladder!.id, idempotencyKey: null };
    await arena.get(CancelCompetitionUseCase).execute({ ...cancel, reason: 'Nobody came.' });
    expect(await announced(id, 1)).toMatchObject({ status: 'OPEN' });
  });
});
