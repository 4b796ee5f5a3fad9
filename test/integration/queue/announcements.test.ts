/** Real: Postgres, and another process's connection to it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Task } from '../../../src/platform/tasks/task.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import type { Member } from '../live/conformance.js';
import { joinOnPostgres } from '../live/postgres-member.js';
import { configFor, numbered, TaskProcess } from './task-process.js';

let database: TestDatabase;
let taskProcess: TaskProcess;
let other: Member;

beforeAll(async () => {
  database = await freshDatabase();
  taskProcess = await TaskProcess.open(configFor(database.url, null));
  other = await joinOnPostgres(database.url);
});
afterAll(async () => {
  await other.close();
  await taskProcess.close();
  await database.drop();
});

it('new tasks are announced to other processes once, after the commit, and not after a rollback', async () => {
  const received: string[] = [];
  other.bus.onEach((message) => void received.push(message?.topic ?? 'a gap'));
  const addTasks = (last: () => void) =>
    taskProcess.database.transaction(async (transaction) => {
      await taskProcess.outbox.add(transaction, numbered('rating', 1));
      await taskProcess.outbox.add(transaction, numbered('deadline', 2));
      last();
    });
  const fail = () => {
    throw new Error('rolled back');
  };
  await expect(addTasks(fail)).rejects.toThrow('rolled back');
  await taskProcess.announcer.drain();
  await addTasks(() => expect(received).toEqual([]));
  await taskProcess.announcer.drain();
  await other.bus.publish([{ topic: 'end', ref: '' }]);
  await until('the end', () => received.includes('end'));
  expect(received).toEqual(['owed', 'end']);
});

it('watchers hear of a commit without the relay, which then gathers tasks; with other tasks it begins at once', async () => {
  const received: string[] = [];
  other.bus.onEach((message) => void received.push(`${message?.topic} ${message?.ref}`));
  const opened: Task = { kind: 'live', payload: { topic: 'lobby.opened', ref: 'a' } };
  await taskProcess.add(opened);
  await taskProcess.announcer.drain();
  await taskProcess.add(
    { ...opened, payload: { topic: 'lobby.opened', ref: 'b' } },
    ...numbered('deadline', 1),
  );
  await taskProcess.announcer.drain();
  await until('all messages', () => received.includes('owed now'));
  expect(received).toEqual(['lobby.opened a', 'owed soon', 'lobby.opened b', 'owed now']);
});
