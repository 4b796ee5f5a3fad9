/** Real: the built service as processes, with its embedded Postgres, signals and users. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proxyToPostgres } from '../../support/tcp-proxy.js';
import { freshDatabase } from '../../support/postgres.js';
import { processesOf } from '../../support/postgres-processes.js';
import { until } from '../../support/wait.js';
import { graphql, interrupt, killAll, service } from './service.js';
import type { Options } from './service.js';

const asRoot = process.getuid?.() === 0 ? it : it.skip;

let folder: string;
let data: string;

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/prepare.mjs'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, 120_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bummerl-start-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
});

afterEach(async () => {
  killAll();
  for (const { pid } of await processesOf(folder)) process.kill(pid, 'SIGKILL');
  await until('no process', async () => (await processesOf(folder)).length === 0);
  await rm(folder, { recursive: true, force: true });
});

const start = (options: Partial<Options> = {}) =>
  service({ ...options, env: { DATA_DIR: data, ...options.env } });

const register = (address: string) =>
  graphql<{ register: { user: { username: string } | null } }>(
    address,
    'mutation { register(input: { username: "anna", password: "correct horse battery" }) { user { username } } }',
  );

const anna = (address: string) =>
  graphql<{ user: { username: string } | null }>(
    address,
    '{ user(username: "anna") { username } }',
  );

const postgres = async () =>
  (await processesOf(folder)).filter(({ command }) => command.includes('bin/postgres\0-D'));

/** A folder of user 1000. */
async function folderOfUser(): Promise<void> {
  await mkdir(data);
  spawnSync('chown', ['1000:1000', data]);
}

describe('a service that starts', () => {
  it('keeps its data to the next start and through kill -9, and leaves no process', async () => {
    const first = start();
    const address = await first.ready();
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(first.out()).toContain(`Mail is written to ${join(data, 'mail')}\n`);
    await register(address);
    interrupt(first);
    expect(await first.ended).toMatchObject({ status: 0, err: '' });
    expect(await processesOf(folder)).toEqual([]);
    const second = start();
    expect(await anna(await second.ready())).toEqual({ user: { username: 'anna' } });
    second.child.kill('SIGKILL');
    await second.ended;
    const [orphan] = await postgres();
    expect(orphan).toBeDefined();
    const third = start();
    expect(await anna(await third.ready())).toEqual({ user: { username: 'anna' } });
    expect(await postgres()).toEqual([orphan]);
    third.child.kill('SIGTERM');
    expect(await third.ended).toMatchObject({ status: 0 });
    expect(await processesOf(folder)).toEqual([]);
  });

  it('may be started twice at the same moment, and an api beside a worker', async () => {
    const api = start({ program: ['dist/api.main.js'] });
    const worker = start({ program: ['dist/worker.main.js'] });
    const address = await api.ready();
    await until('the worker', () => /worker plays/.test(worker.out()));
    expect(await postgres()).toHaveLength(1);
    interrupt(worker);
    expect(await worker.ended).toMatchObject({ status: 0 });
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    interrupt(api);
    expect(await api.ended).toMatchObject({ status: 0 });
    expect(await processesOf(folder)).toEqual([]);
  });

  it('can be stopped in the middle of its first start', async () => {
    const early = start();
    await until('the first line', () => early.out().includes('Making the database'));
    interrupt(early);
    expect(await early.ended).toMatchObject({ status: 0, err: '' });
    expect(await processesOf(folder)).toEqual([]);
    expect(await readdir(data)).not.toContainEqual(expect.stringContaining('.new-'));
  });

  asRoot('a service runs as an ordinary user', async () => {
    await folderOfUser();
    const ordinary = start({ user: 1000 });
    expect((await fetch(`${await ordinary.ready()}/health/ready`)).status).toBe(200);
    interrupt(ordinary);
    expect(await ordinary.ended).toMatchObject({ status: 0, err: '' });
    expect(await processesOf(folder)).toEqual([]);
  });

  asRoot('a service runs as root in a folder that no other user may enter', async () => {
    await chmod(folder, 0o700);
    const hidden = start();
    expect((await fetch(`${await hidden.ready()}/health/ready`)).status).toBe(200);
    interrupt(hidden);
    expect(await hidden.ended).toMatchObject({ status: 0, err: '' });
    expect(await processesOf(folder)).toEqual([]);
  });
});

async function holdPort(): Promise<{ holder: Server; port: number }> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  return { holder, port: (holder.address() as AddressInfo).port };
}

describe('a service that cannot start says why in one line and ends with 1', () => {
  it('if its port is taken, before it creates anything', async () => {
    const { holder, port } = await holdPort();
    const ending = await start({ env: { PORT: String(port) } }).ended;
    holder.close();
    expect(ending.status).toBe(1);
    expect(ending.err).toMatch(
      new RegExp(`^Port ${port} is taken: .*PORT=${port + 1} npm start\n$`),
    );
    expect(await processesOf(folder)).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('if PORT and METRICS_PORT are the same, at the end of its start', async () => {
    const { holder, port } = await holdPort();
    await once(holder.close(), 'close');
    const env = { PORT: String(port), METRICS_PORT: String(port) };
    const ending = await start({ env }).ended;
    expect(ending.status).toBe(1);
    expect(ending.err).toMatch(new RegExp(`^Port ${port} is taken: .*\n$`));
    expect(await processesOf(folder)).toEqual([]);
  });

  it.each([
    ['PORT', 'sekret'],
    ['LOG_LEVEL', 'sekret'],
    ['DATABASE_URL', 'mysql://u:sekret@db/x'],
    ['JWT_SECRET', 'sekret'],
    ['REDIS_URL', 'http://:sekret@db'],
  ])('if %s has a bad value, and does not print the value', async (name, value) => {
    const { status, err, out } = await start({ env: { [name]: value } }).ended;
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(`^${name} .*\n$`));
    expect(err + out).not.toContain('sekret');
  });

  it.each([
    ['DATABASE_URL', 'postgres://u:sekret@127.0.0.1:1/x', 'no server can be reached'],
    ['DATABASE_URL', 'postgres://u:sekret@nowhere.invalid/x', 'there is no server of this name'],
    ['REDIS_URL', 'redis://:sekret@127.0.0.1:1', 'no server can be reached'],
  ])('if %s=%s cannot be reached', async (name, value, reason) => {
    const JWT_SECRET = 'x'.repeat(32);
    const { status, err, out } = await start({ env: { JWT_SECRET, [name]: value } }).ended;
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(`^${name}: ${reason}.*\n$`));
    expect(err + out).not.toContain('sekret');
  });

  it('if it has no database', async () => {
    const url = new URL(process.env.TEST_POSTGRES_URL!);
    url.pathname = '/nothing';
    const env = { DATABASE_URL: url.href, JWT_SECRET: 'x'.repeat(32) };
    const { status, err } = await start({ env }).ended;
    expect(status).toBe(1);
    expect(err).toMatch(/^DATABASE_URL: there is no database of this name: .*\n$/);
  });

  it('if it loses its database during the start', async () => {
    const database = await freshDatabase();
    const line = await proxyToPostgres(database.url);
    line.loseAnswersTo('pg_try_advisory_lock');
    const env = { DATABASE_URL: line.through(database.url), JWT_SECRET: 'x'.repeat(32) };
    const { ended } = start({ env });
    await until('the start to ask for the lock', () => line.losing);
    await line.cut();
    const { status, err } = await ended;
    expect(status).toBe(1);
    expect(err).toMatch(/^the database, or Redis, was lost during the start: .*\n$/);
    await database.drop();
  });

  it('if HOST is not an address of this machine', async () => {
    const { status, err } = await start({ env: { HOST: '203.0.113.7' } }).ended;
    expect(status).toBe(1);
    expect(err).toMatch(/^HOST is not an address of this machine: .*\n$/);
    expect(await readdir(folder)).toEqual([]);
  });

  asRoot('a service does not start if DATA_DIR belongs to another user', async () => {
    const { status, err } = await start({ user: 1000 }).ended;
    expect(status).toBe(1);
    expect(err).toMatch(/^DATA_DIR cannot be written, it belongs to another user: .*\n$/);
  });
});
