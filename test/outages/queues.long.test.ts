/** Real: a queue of BullMQ on a Postgres behind a connection that falls silent. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBackend } from '../../src/platform/tasks/backend.js';
import { configFor } from '../integration/queue/event-process.js';
import { proxyToPostgres } from '../support/tcp-proxy.js';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { until } from '../support/wait.js';

let database: TestDatabase;
let proxy: TcpProxy;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await proxyToPostgres(database.url);
});
afterAll(async () => {
  await proxy.mend();
  await proxy.cut();
  await database.drop();
});

it('a queue waits a limited time for its first connection, and works when a later one succeeds', async () => {
  const config = configFor(proxy.through(database.url), null);
  proxy.hold();
  const queue = createBackend({ ...config, DATABASE_WAIT_MILLIS: 1000 }).queue('turns', {});
  await expect(queue.waitUntilReady()).rejects.toThrow('Connection terminated');
  await proxy.mend();
  const adds = () =>
    queue.addBulk([{ name: 'turns', data: {} }]).then(
      () => true,
      () => false,
    );
  await until('a job', adds);
  await queue.close();
});
