/** Real: Postgres, and another process's connection to it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import type { Member } from '../live/conformance.js';
import { joinOnPostgres } from '../live/postgres-member.js';
import { configFor, numbered, EventProcess } from './event-process.js';
import type { NumberedEvent } from './event-process.js';

let database: TestDatabase;
let here: EventProcess;
let other: Member;

beforeAll(async () => {
  database = await freshDatabase();
  here = await EventProcess.open(configFor(database.url, null));
  other = await joinOnPostgres(database.url);
});
afterAll(async () => {
  await other.close();
  await here.close();
  await database.drop();
});

it('new events are told to other processes after the commit, with their hints, and not after a rollback', async () => {
  const received: string[] = [];
  other.bus.onEach((hint) => void received.push(hint ? `${hint.topic} ${hint.ref}` : 'a gap'));
  here.hints.register('moved', ({ n }: NumberedEvent) => [{ topic: 'match.a', ref: n }]);
  const add = (last: () => void) =>
    here.database.transaction(async (transaction) => {
      await here.outbox.add(transaction, numbered('moved', 2));
      await here.outbox.add(transaction, numbered('ended', 1));
      last();
    });
  const fail = () => {
    throw new Error('rolled back');
  };
  await expect(add(fail)).rejects.toThrow('rolled back');
  await here.bus.drain();
  await add(() => expect(received).toEqual([]));
  await here.bus.drain();
  await here.bus.publish([{ topic: 'end', ref: '' }]);
  await until('the end', () => received.includes('end '));
  expect(received).toEqual(['match.a 1', 'match.a 2', 'outbox ', 'end ']);
});
