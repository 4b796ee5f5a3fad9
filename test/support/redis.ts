/** A Redis for the run: that of TEST_REDIS_URL, else a Valkey or Redis of our own, else none. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** The run's Redis. */
export interface TestRedis {
  readonly url: string;
  /** Its name for the log. */
  readonly what: string;
  readonly stop: () => Promise<void>;
}

export async function startRedis(folder: string): Promise<TestRedis | undefined> {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, what: 'TEST_REDIS_URL', stop: () => Promise.resolve() };
  const what = redisVersion();
  if (what === undefined) return undefined;
  const server = await RedisServer.open(folder);
  return { url: server.url, what, stop: () => server.end('SIGTERM') };
}

/** The servers that the service works with; the first that is on the PATH is tested. TEST_REDIS_SERVER names another. */
const SERVERS = ['valkey-server', 'redis-server'];

/** The name and version of the server that is tested, if any. */
export function redisVersion(): string | undefined {
  const found = server();
  return found && `${found.program} ${found.version}`;
}

function server(): { readonly program: string; readonly version: string } | undefined {
  const { TEST_REDIS_SERVER: wanted } = process.env;
  for (const program of wanted ? [wanted] : SERVERS) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status === 0) return { program, version: /v=[\d.]+/.exec(stdout)?.[0] ?? '' };
  }
  return undefined;
}

const MOST_STARTS = 5;

const STORES_NOTHING = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];

/** A server that stores nothing, and that can be ended and started again at its port. */
export class RedisServer {
  private child!: ChildProcess;
  private ended!: Promise<unknown>;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly more: readonly string[],
  ) {}

  /** @param more further arguments of the program; the first may be a file with settings */
  static async open(folder: string, more: readonly string[] = []): Promise<RedisServer> {
    await mkdir(folder, { recursive: true });
    for (let tried = 1; ; tried++) {
      const server = new RedisServer(folder, await freePort(), more);
      try {
        await server.start();
        return server;
      } catch (error) {
        // Its port may be taken by then, and so may that of a cluster's bus, which is 10,000 above.
        await server.end('SIGKILL');
        if (tried === MOST_STARTS) throw error;
      }
    }
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async start(): Promise<void> {
    const { folder: dir, port } = this;
    const settings = { port, bind: '127.0.0.1', dir };
    const common = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
    const flags = this.more.includes('--sentinel') ? [] : STORES_NOTHING;
    const args = [...this.more, ...common, ...flags];
    this.child = spawn(server()?.program ?? SERVERS[0]!, args, { stdio: 'ignore' });
    this.ended = once(this.child, 'exit');
    await answers(this.url, this.ended);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}

async function answers(url: string, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (const end = Date.now() + 10_000; Date.now() < end && !over; await pause(20)) {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    const up = await redis.connect().then(
      () => true,
      () => false,
    );
    redis.disconnect();
    if (up) return;
  }
  throw new Error(`${redisVersion()} did not start`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
