/** Real: Postgres, BullMQ's queue on it; a process of this release and one of the next, which knows more. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  assertSound,
  MatchBroken,
  MatchNewer,
} from '../../../src/modules/matches/domain/match-broken.js';
import { DOMAIN_EVENT_TYPES } from '../../../src/modules/domain-events.js';
import { isDatabaseDown, isUnavailable } from '../../../src/platform/database/unavailable.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { EventProcess, configFor, numbered } from '../queue/event-process.js';
import type { NumberedEvent } from '../queue/event-process.js';

let database: TestDatabase;
let old: EventProcess;
let next: EventProcess;
let done: string[];

beforeEach(async () => {
  database = await freshDatabase();
  const config = configFor(database.url, null);
  [old, next] = [await EventProcess.open(config), await EventProcess.open(config)];
  old.consumers.knowOnly(['moved']);
  next.consumers.knowOnly(['moved', 'added']);
  done = [];
});
afterEach(async () => {
  await Promise.all([old.close(), next.close()]);
  await database.drop();
});

const note = (events: readonly NumberedEvent[]): Promise<void> =>
  Promise.resolve(void done.push(...events.map(({ type, n }) => `${type} ${n}`)));

const newer = () => Promise.reject(new MatchNewer(randomUUID(), 'rules version 2 of zweier'));

/** The greatest wait of a row, in seconds. */
async function longestWait(): Promise<number> {
  const [row] = await old.source.query<[{ seconds: number }]>(
    'SELECT max(extract(epoch FROM offer_at - now()))::float8 AS seconds FROM outbox',
  );
  return row.seconds;
}

it('the events of this release are all listed', () => {
  expect(DOMAIN_EVENT_TYPES).toContain('HOUSE_BOT_ASKED');
});

const KNOWN = { variant: 'zweier', rulesVersion: 1, options: {} };

it.each([
  ['a newer version of its rules', { rulesVersion: 99 }],
  ['a variant that is not known', { variant: 'next' }],
  ['an option that is not known', { options: { next: true } }],
])('a match with %s is not broken: its reader tries again', (_what, newer) => {
  const words = { ...KNOWN, ...newer };
  const match = { id: randomUUID(), ...words, snapshot: words };
  const read = () => assertSound(match as unknown as Parameters<typeof assertSound>[0]);
  expect(read).toThrow(MatchNewer);
  const error = new MatchNewer(match.id, '');
  expect([isUnavailable(error), isDatabaseDown(error)]).toEqual([true, false]);
});

it('a match whose row names another variant than its snapshot is broken', () => {
  const match = { id: randomUUID(), ...KNOWN, variant: 'tarock', snapshot: KNOWN };
  const read = () => assertSound(match as unknown as Parameters<typeof assertSound>[0]);
  expect(read).toThrow(MatchBroken);
});

it('an event of an unknown type stays, with the later ones of its subject, and the next release gets all in order', async () => {
  for (const process of [old, next]) process.consume('moved', note);
  next.consume('added', note);
  const subject = randomUUID();
  await old.addAbout(
    subject,
    ...numbered('moved', 1),
    ...numbered('added', 1),
    ...numbered('moved', 1, 2),
  );
  await old.add(...numbered('moved', 1, 9));
  await old.relay.drain();
  expect(done).toEqual(['moved 9']);
  expect(await longestWait()).toBeLessThan(3);
  await next.endLeases();
  await next.relay.drain();
  expect(done).toEqual(['moved 9', 'moved 1', 'moved 2', 'added 1']);
  expect(await old.pending()).toEqual([]);
});

it('what waits for a consumer that this release does not have is never leased by it', async () => {
  next.consume('added', () => Promise.reject(new Error('fails once')));
  await next.add(...numbered('added', 1));
  await next.relay.drain();
  await old.endLeases();
  await old.relay.drain();
  expect(await old.pending()).toMatchObject([{ consumer: 'added', failures: 1, offers: 0 }]);
});

it('a job about a newer match ends at once without a failure, and the next release does it when the old one has stopped', async () => {
  let refused = 0;
  old.queued('moved', () => ((refused += 1), newer()));
  await old.work();
  await old.add(...numbered('moved', 1));
  await old.relay.drain();
  await until('the old release to refuse it', () => refused > 0);
  await until('its row to wait', async () => (await longestWait()) < 3);
  expect(await old.pending()).toMatchObject([{ consumer: 'moved', failures: 0 }]);
  next.queued('moved', (event) => note([event]));
  await next.work();
  await old.stop(); // while both work, it is chance which of them gets the job
  next.sweep();
  await until('the next release to do it', () => done.length > 0);
  expect(done).toEqual(['moved 1']);
});

it('newer matches stop no others of a consumer without a queue', async () => {
  old.consume('moved', (events) => (events.some(({ n }) => n === 3) ? newer() : note(events)));
  await old.add(...numbered('moved', 5));
  await old.relay.drain();
  expect([...done].sort()).toEqual(['moved 1', 'moved 2', 'moved 4', 'moved 5']);
  expect(await longestWait()).toBeLessThan(3);
});
