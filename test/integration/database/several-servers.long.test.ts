/** Real: Postgres behind two proxies that stand for its servers, the pool, migrations, the queue's connections. */
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withDatabase } from '../../../src/platform/database/data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { Pool } from '../../../src/platform/database/pool.js';
import { connectionTo } from '../../../src/platform/database/servers.js';
import { probePostgres } from '../../../src/platform/lifecycle/probe.js';
import { migrateQueues } from '../../../src/platform/tasks/postgres-queue.js';
import { asAdmin, freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { proxyToPostgres } from '../../support/tcp-proxy.js';
import type { TcpProxy } from '../../support/tcp-proxy.js';
import { until } from '../../support/wait.js';

describe('a DATABASE_URL with two servers', () => {
  let database: TestDatabase;
  let first: TcpProxy;
  let second: TcpProxy;
  let url: string;
  let pool: Pool;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await freshDatabase();
    [first, second] = [await proxyToPostgres(database.url), await proxyToPostgres(database.url)];
    const [one, other] = [first, second].map((proxy) => new URL(proxy.through(database.url)));
    url = `postgres://${one!.username}@${one!.host},${other!.host}${one!.pathname}`;
    pool = new Pool({ ...connectionTo(url), max: 2, connectionTimeoutMillis: 10_000 });
  });

  afterAll(async () => {
    await pool.end();
    await Promise.all([first.cut(), second.cut()]);
    await database.drop();
  });

  const connects = () => pool.query('SELECT 1').then(() => true);

  it('is used by migrations, commands, queues and the probe although the first server is down', async () => {
    await first.cut();
    await probePostgres(url);
    await migrate(url);
    await migrateQueues({ DATABASE_URL: url, DATABASE_WAIT_MILLIS: 10_000 });
    let asked = false;
    await withDatabase(url, async (it) => {
      await it.ask();
      asked = true;
    });
    expect([asked, await connects()]).toEqual([true, true]);
  });

  it('leaves a server that is lost for the other one', async () => {
    await first.mend();
    await second.cut();
    await until('a connection', () => connects().catch(() => false)); // after a pause
    expect(first.count).toBeGreaterThan(0);
  });

  it('takes no server that is read-only, and takes it when it accepts writes again', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await asAdmin(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    first.reset();
    const reason = () => probePostgres(url).catch(({ message }: Error) => message);
    await until('the reason', async () => (await reason())?.includes('cannot be written to'));
    await expect(connects()).rejects.toMatchObject({ code: '25006' });
    await asAdmin(`ALTER DATABASE ${name} SET default_transaction_read_only = off`);
    await until('a connection', () => connects().catch(() => false));
  });
});
