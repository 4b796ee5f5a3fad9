/** Real: a queue of BullMQ on a Postgres behind a connection that falls silent. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBackend } from '../../src/platform/tasks/backend.js';
import { configFor } from '../integration/queue/task-process.js';
import { proxyToPostgres } from '../support/tcp-proxy.js';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { until } from '../support/wait.js';

let database: TestDatabase;
let line: TcpProxy;
beforeAll(async () => {
  database = await freshDatabase();
  line = await proxyToPostgres(database.url);
});
afterAll(async () => {
  await line.mend();
  await line.cut();
  await database.drop();
});

it('a queue waits a limited time for its first connection, and works when a later one succeeds', async () => {
  const config = configFor(line.through(database.url), null);
  line.hold();
  const queue = createBackend({ ...config, DATABASE_WAIT_MILLIS: 1000 }).queue('notice', {});
  await expect(queue.waitUntilReady()).rejects.toThrow('timeout expired');
  await line.mend();
  const adds = () =>
    queue.addBulk([{ name: 'notice', data: {} }]).then(
      () => true,
      () => false,
    );
  await until('a job', adds);
  await queue.close();
});
