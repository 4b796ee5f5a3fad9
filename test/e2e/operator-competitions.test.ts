/** Real: the service and the operator's command `competitions`. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await startService({ SWEEP_SPEED: '20' });
  folder = await mkdtemp(join(tmpdir(), 'bummerl-'));
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

/** Runs the built command; a competition is written to a file first. */
async function competitions(act: string, argument: object | string, ...more: readonly string[]) {
  const file = join(folder, 'competition.json');
  if (typeof argument === 'object') await writeFile(file, JSON.stringify(argument));
  const args = [act, typeof argument === 'object' ? file : argument, ...more];
  const env = {
    ...process.env,
    DATABASE_URL: service.database.url,
    JWT_SECRET: service.config.JWT_SECRET,
  };
  const child = spawn(process.execPath, ['dist/competitions.main.js', ...args], { env });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { status, err, made: out === '' ? null : (JSON.parse(out) as Record<string, string>) };
}

const PREISSCHNAPSEN = { name: 'Großes Preisschnapsen', form: 'knockOut', variant: 'zweier' };
const WEEKLY = {
  ...PREISSCHNAPSEN,
  rhythm: { timeZone: 'Europe/Vienna', unit: 'WEEK', firstStart: '2026-01-04T18:00' },
};

const COMPETITION = `query ($id: ID!) {
  competition(competitionId: $id) { name status places organiser { username } }
}`;

it('announces a competition that nobody organises, with more places than a user may give', async () => {
  const { made, status, err } = await competitions('announce', { ...PREISSCHNAPSEN, places: 512 });
  expect([status, err]).toEqual([0, '']);
  const player = await service.player();
  const open = await until('entries to be open', async () => {
    const { competition } = await player.ask<{ competition: { status: string } }>(COMPETITION, {
      id: made!['competition'],
    });
    return competition.status === 'OPEN' && competition;
  });
  expect(open).toEqual({
    name: PREISSCHNAPSEN.name,
    status: 'OPEN',
    places: 512,
    organiser: null,
  });
});

it('begins and ends a series', async () => {
  const { made, status, err } = await competitions('series', WEEKLY);
  expect([status, err]).toEqual([0, '']);
  const id = made!['series']!;
  expect((await competitions('end', id)).made).toEqual({ ended: id });
  const again = await competitions('end', id);
  expect([again.status, again.err]).toEqual([1, 'There is no series with this id that runs\n']);
});

it('cancels a competition with a reason that everyone can read, once', async () => {
  const { made } = await competitions('announce', { ...PREISSCHNAPSEN, places: 8 });
  const id = made!['competition']!;
  const short = await competitions('cancel', id, 'x');
  expect([short.status, short.err]).toEqual([1, expect.stringMatching(/^reason: /)]);
  const reason = 'The hall is closed.';
  expect((await competitions('cancel', id, reason)).made).toEqual({ cancelled: id });
  const player = await service.player();
  const query = `query ($id: ID!) {
    competition(competitionId: $id) { status log(first: 1) { nodes { kind reasonText } } }
  }`;
  const cancelled = await until('the worker to cancel it', async () => {
    const { competition } = await player.ask<{ competition: { status: string } }>(query, { id });
    return competition.status === 'CANCELLED' && competition;
  });
  expect(cancelled).toMatchObject({ log: { nodes: [{ kind: 'CANCELLED', reasonText: reason }] } });
  const again = await competitions('cancel', id, reason);
  expect([again.status, again.err]).toEqual([1, expect.stringMatching(/^id: /)]);
});

it('refuses a series that begins in thousands of years', async () => {
  const rhythm = { ...WEEKLY.rhythm, firstStart: '9999-01-03T18:00' };
  const { status, err, made } = await competitions('series', { ...WEEKLY, rhythm });
  expect([status, made, err]).toEqual([1, null, expect.stringMatching(/^rhythm: /)]);
});

it.each([
  ['a field that it does not know', { ...PREISSCHNAPSEN, colour: 'red' }, /colour/],
  ['too many places', { ...PREISSCHNAPSEN, places: 5000 }, /^places: /],
  [
    'a ladder of thousands of years',
    { ...PREISSCHNAPSEN, form: 'ladder', endsAt: '9999-01-01T00:00:00Z' },
    /^startsAt: /,
  ],
  ['an unknown form', { ...PREISSCHNAPSEN, form: 'lottery' }, /^form: /],
  [
    'an invitation that nobody could send',
    { ...PREISSCHNAPSEN, access: 'INVITATION' },
    /^access: /,
  ],
])('refuses %s in one line, and makes nothing', async (_, file, line) => {
  const { status, err, made } = await competitions('announce', file);
  expect([status, made]).toEqual([1, null]);
  expect(err).toMatch(line);
});

it('refuses a season without a length', async () => {
  const rhythm = { ...WEEKLY.rhythm, every: 0 };
  const { status, err } = await competitions('series', { ...WEEKLY, rhythm });
  expect([status, err]).toEqual([1, expect.stringMatching(/^rhythm: /)]);
});

it('refuses a series of ladders', async () => {
  const { status, err } = await competitions('series', { ...WEEKLY, form: 'ladder' });
  expect([status, err]).toEqual([1, expect.stringMatching(/^form: /)]);
});
