/** Real: an api and a worker. The rounds of competitions as calendars to which programs subscribe. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { TRY_LIMITS } from '../../src/modules/auth/application/index.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { readCalendar } from '../support/calendar.js';
import type { CalendarProperties } from '../support/calendar.js';
import { announce, enter, shownCompetition } from '../support/played-competitions.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { setClock } from '../support/time.js';
import { until } from '../support/wait.js';

const DAY_SECONDS = 24 * 3600;

let service: TestService;
let organiser: TestClient;
let anna: TestClient;
let ben: TestClient;
/** Running; its name has characters that have to be escaped. */
let cup: string;
/** Not begun. */
let soon: string;

beforeAll(async () => {
  service = await startService();
  [organiser, anna, ben] = await Promise.all([
    service.player(),
    service.player(),
    service.player(),
  ]);
  cup = await announce(organiser, { name: 'Cup, first; one', places: 2, leastEntries: 2 });
  const startsAt = new Date(Date.now() + 2 * DAY_SECONDS * 1000).toISOString();
  soon = await announce(organiser, { name: 'Soon', places: 4, startsAt });
  for (const player of [anna, ben]) await enter(player, cup);
  await enter(anna, soon);
  await until('the round', async () => (await shownCompetition(anna, cup)).round === 1);
});
afterAll(() => service.stop());

async function urlOf(client: TestClient): Promise<string> {
  const { me } = await client.ask<{ me: { competitionCalendarUrl: string } }>(
    '{ me { competitionCalendarUrl } }',
  );
  return me.competitionCalendarUrl;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  request(new URL(new URL(url).pathname, service.base), { headers });

async function calendarAt(url: string, headers: Record<string, string> = {}) {
  const answer = await get(url, headers);
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  return { ...readCalendar(bytes), etag: answer.headers['etag'] as string };
}

const summaries = (events: readonly CalendarProperties[]) =>
  events.map((event) => event.get('SUMMARY')).sort();

describe('the calendar of a user', () => {
  it('has starts and rounds of the competitions that the user has entered, and no others', async () => {
    const { events } = await calendarAt(await urlOf(anna));
    expect(summaries(events)).toEqual([
      'Cup, first; one begins',
      'Cup, first; one: round 1',
      'Soon begins',
    ]);
    expect(events.every((event) => event.get('URL')!.includes('/competitions/'))).toBe(true);
    expect(summaries((await calendarAt(await urlOf(ben))).events)).toHaveLength(2);
    expect((await calendarAt(await urlOf(organiser))).events).toEqual([]);
  });

  it('is in the language of the user', async () => {
    await mustMutate(ben, 'setLocale', { locale: 'DE' });
    expect(summaries((await calendarAt(await urlOf(ben))).events)).toEqual([
      'Cup, first; one beginnt',
      'Cup, first; one: Runde 1',
    ]);
  });

  it('is not sent again to a program that has it', async () => {
    const url = await urlOf(anna);
    const { etag } = await calendarAt(url);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, await again.body.text()]).toEqual([304, '']);
  });

  it('keeps the ids of its events, and counts their changes', async () => {
    const url = await urlOf(anna);
    const eventOf = async () =>
      (await calendarAt(url)).events.find((event) => event.get('SUMMARY')!.startsWith('Soon'))!;
    const before = await eventOf();
    const startsAt = new Date(Date.now() + 3 * DAY_SECONDS * 1000).toISOString();
    await mustMutate(organiser, 'changeCompetition', { competitionId: soon, startsAt });
    const after = await eventOf();
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(Number(after.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
    expect(after.get('DTSTART')! > before.get('DTSTART')!).toBe(true);
  });

  it('is read again and again without using up the exports of the user', async () => {
    const url = await urlOf(ben);
    for (let time = 0; time <= 60; time++) await (await get(url)).body.dump();
    const since = new Date().toISOString();
    const exported = await request(new URL(`/export/matches.ndjson?since=${since}`, service.base), {
      headers: { authorization: `Bearer ${ben.accessToken}` },
    });
    await exported.body.dump();
    expect(exported.statusCode).toBe(200);
  });

  it('has another address after it was renewed, and the old one does not work', async () => {
    const [old, bens] = [await urlOf(anna), await urlOf(ben)];
    await anna.ask('mutation { renewCompetitionCalendar { userErrors { code } } }');
    const renewed = await urlOf(anna);
    expect(renewed).not.toBe(old);
    const answer = await get(old);
    expect([answer.statusCode, await answer.body.json()]).toMatchObject([
      404,
      { code: 'CALENDAR_NOT_FOUND' },
    ]);
    await calendarAt(renewed);
    await calendarAt(bens);
  });

  it('is not renewed without end: what is too much changes nothing', async () => {
    const dora = await service.player();
    const renew = () => dora.ask('mutation { renewCompetitionCalendar { userErrors { code } } }');
    for (let time = 0; time < TRY_LIMITS['calendar-renewer'].tries; time++) await renew();
    const url = await urlOf(dora);
    await expect(renew()).rejects.toThrow('RATE_LIMITED');
    expect(await urlOf(dora)).toBe(url);
  });

  it('is not given to others, nor to personal tokens', async () => {
    const { user } = await ben.ask<{ user: { competitionCalendarUrl: string | null } }>(
      'query ($name: String!) { user(username: $name) { competitionCalendarUrl } }',
      { name: anna.username },
    );
    expect(user.competitionCalendarUrl).toBeNull();
    const { secret } = await mustMutate<{ secret: string }>(
      anna,
      'createApiToken',
      { name: 'program', scopes: ['competition:read', 'profile:read'] },
      'secret',
    );
    const program = Object.assign(service.client(), { accessToken: secret });
    const { me } = await program.ask<{ me: { competitionCalendarUrl: string | null } }>(
      '{ me { competitionCalendarUrl } }',
    );
    expect(me.competitionCalendarUrl).toBeNull();
  });

  it('leaves out a competition that the user has left, and says that one was cancelled', async () => {
    const url = await urlOf(anna);
    await enter(ben, soon);
    await mustMutate(ben, 'withdrawFromCompetition', { competitionId: soon });
    expect(summaries((await calendarAt(await urlOf(ben))).events)).toHaveLength(2);
    await mustMutate(organiser, 'cancelCompetition', { competitionId: soon, reason: 'A test.' });
    const { events } = await calendarAt(url);
    const event = events.find((one) => one.get('SUMMARY') === 'Soon begins');
    expect(event!.get('STATUS')).toBe('CANCELLED');
  });
});

describe('the calendar of a competition', () => {
  const urlFor = (id: string) => `${service.base}/export/competitions/${id}/calendar.ics`;

  it('is for anyone, in the language that is asked for', async () => {
    const german = await calendarAt(urlFor(cup), { 'accept-language': 'de' });
    expect(german.properties.get('NAME')).toBe('Cup, first; one');
    expect(summaries(german.events)).toEqual([
      'Cup, first; one beginnt',
      'Cup, first; one: Runde 1',
    ]);
  });

  it('an unknown one is refused', async () => {
    expect((await get(urlFor('nonsense'))).statusCode).toBe(404);
  });
});

it('a ladder has the times of challenges', async () => {
  const [cora, dora] = [await service.player(), await service.player()];
  const ladder = { name: 'Ladder', form: 'LADDER', places: 2, leastEntries: 2 };
  const id = await announce(organiser, ladder);
  for (const player of [cora, dora]) await enter(player, id);
  await until('the ladder', async () => (await shownCompetition(cora, id)).round === 1);
  const [first] = await rowsOf<{ userId: string; number: number }>(
    service,
    `SELECT user_id AS "userId", number FROM competition_entries
     WHERE competition_id = $1 ORDER BY place LIMIT 1`,
    [rowId(id)],
  );
  const { me } = await cora.ask<{ me: { id: string } }>('{ me { id } }');
  const lower = rowId(me.id) === first!.userId ? dora : cora;
  await mustMutate(lower, 'challengeOnLadder', { competitionId: id, number: first!.number });
  expect(summaries((await calendarAt(await urlOf(cora))).events)).toEqual([
    'Ladder begins',
    'Ladder: the time of your challenge is up',
  ]);
});

it('a player of a series has the start of the next season', async () => {
  const [host, player] = [await service.player(), await service.player()];
  const firstStart = new Date(Date.now() + 2 * DAY_SECONDS * 1000).toISOString().slice(0, 16);
  const rhythm = { timeZone: 'UTC', unit: 'WEEK', every: 2, firstStart, opensDaysBefore: 3 };
  const terms = { name: 'Fortnightly', form: 'KNOCK_OUT', variant: 'zweier', rated: false };
  await mustMutate(host, 'createCompetitionSeries', { ...terms, rhythm });
  // The worker looks for what is due when anything changes, and else each half minute.
  await announce(await service.player(), { name: 'Another' });
  const season = await until('the first season', async () => {
    type Found = { competitions: { nodes: { id: string }[] } };
    const { competitions } = await host.ask<Found>(
      `query ($name: String!) { competitions(filter: { organiser: $name }) { nodes { id } } }`,
      { name: host.username },
    );
    return competitions.nodes[0]?.id;
  });
  await enter(player, season);
  const { events } = await calendarAt(await urlOf(player));
  const starts = events.map((event) => [event.get('SUMMARY'), event.get('DTSTART')]);
  const compact = (at: Date) => `${at.toISOString().slice(0, 16).replace(/[-:]/g, '')}00Z`;
  const first = new Date(`${firstStart}Z`);
  const next = new Date(first.getTime() + 14 * DAY_SECONDS * 1000);
  expect(starts).toEqual([
    ['Fortnightly begins', compact(first)],
    ['Fortnightly: season 2 begins', compact(next)],
  ]);
});

it('who is named as a partner has the competition only after agreeing', async () => {
  const [one, named] = [await service.player(), await service.player()];
  const startsAt = new Date(Date.now() + 2 * DAY_SECONDS * 1000).toISOString();
  const terms = { name: 'In pairs', variant: 'bauern', fixedPartners: true, places: 4, startsAt };
  const id = await announce(one, terms);
  await enter(one, id, { partner: named.username });
  const url = await urlOf(named);
  expect((await calendarAt(url)).events).toEqual([]);
  expect(summaries((await calendarAt(await urlOf(one))).events)).toEqual(['In pairs begins']);
  await mustMutate(named, 'answerCompetitionPartner', { competitionId: id, agree: true });
  expect(summaries((await calendarAt(url)).events)).toEqual(['In pairs begins']);
});

it('forgets what is longer ago than 30 days', async () => {
  await setClock(service, 60 * DAY_SECONDS);
  await until('the end', async () => (await shownCompetition(organiser, cup)).status === 'ENDED');
  await setClock(service, 120 * DAY_SECONDS);
  const { events } = await calendarAt(`${service.base}/export/competitions/${cup}/calendar.ics`);
  expect(summaries(events)).toEqual(['Cup, first; one begins']);
  await setClock(service, 0);
});
