/** Real: the built service with its queues in a Postgres behind PgBouncer, which has no settings but those below. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { killAll, prepareService, service } from '../integration/start/service.js';
import { nobody } from '../support/nobody.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { proxyToPostgres } from '../support/tcp-proxy.js';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/wait.js';
import { Running } from './running.js';

const TEST_SECONDS = 120_000;
/** The number in the name of its socket; it listens at no port. */
const PORT = 6432;

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

const settings = (server: URL, folder: string): string => `
[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
pool_mode = session
auth_type = any
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
default_pool_size = 60
`;

(isInstalled ? describe : describe.skip)('a service behind PgBouncer in session mode', () => {
  let database: TestDatabase;
  let folder: string;
  let proxy: TcpProxy;
  let bouncer: ChildProcess;
  let running: Running;

  beforeAll(async () => {
    prepareService();
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'bummerl-pgbouncer-'));
    await chmod(folder, 0o777);
    const file = join(folder, 'pgbouncer.ini');
    // Other users may not look into the folder of Postgres' socket.
    proxy = await proxyToPostgres(database.url);
    const server = new URL(proxy.through(database.url));
    await writeFile(file, settings(server, folder));
    bouncer = spawn('pgbouncer', ['--quiet', file], { stdio: 'ignore', ...nobody });
    const { pathname, username } = new URL(database.url);
    const url = `postgres://${username}@${encodeURIComponent(folder)}:${PORT}${pathname}`;
    await until('PgBouncer', () => answers(url));
    const started = service({
      env: { DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'warn', LOG_FORMAT: 'json' },
    });
    running = new Running(started, await started.ready());
  }, TEST_SECONDS);

  afterAll(async () => {
    killAll();
    const ended = once(bouncer, 'exit');
    bouncer.kill('SIGKILL');
    await ended;
    await proxy.cut();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'is ready, and its bots move without a warning',
    async () => {
      await running.isReady();
      const lines = running.lines;
      await running.botPlays();
      expect(running.lines).toBe(lines);
    },
    TEST_SECONDS,
  );
});

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query('SELECT 1')).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
