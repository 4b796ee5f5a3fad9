import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configOf, parseEnvironment } from '../../../src/platform/config/config.js';
import type { Config } from '../../../src/platform/config/config.js';
import { Balancer } from '../../support/balancer.js';
import { TestClient } from '../../support/client.js';
import { Cluster } from '../../support/cluster.js';
import { PatroniSet } from '../../support/patroni-set.js';
import { openCluster, openSentinels } from '../../support/redis-sets.js';
import type { RedisSet } from '../../support/redis-sets.js';
import { RedisServer } from '../../support/redis.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { makeDataset } from '../dataset/dataset.js';
import type { ActFigures } from '../drills/act.js';
import { Crowd } from '../play/crowd.js';
import { Disk } from './disk.js';
import { Fleet } from './fleet.js';

/** Seconds that an api serves after SIGTERM: far longer than the balancer takes to notice. */
const DRAIN_SECONDS = '5';

/** Which servers replace one another, if one fails; `none`: there is one Postgres, and one Redis at most. */
export type Spares = 'none' | 'patroni' | 'sentinel' | 'redis-cluster';

export interface InstallationOptions {
  readonly spares: Spares;
  readonly redis: boolean;
  /** Whether the cluster is on a disk that can be filled. */
  readonly disk: boolean;
  readonly clients: number;
  /** The number of running matches of users who do not play. */
  readonly matches: number;
  readonly seed: number;
  /** The folder of the last release, with which the run begins; null: it begins with this release. */
  readonly lastRelease: string | null;
}

/** The servers and processes of a run, and the players on them. */
export class Installation {
  cluster!: Cluster;
  /** Instead of `cluster`: three servers under Patroni. */
  patroni: PatroniSet | null = null;
  redis: RedisServer | null = null;
  /** Instead of `redis`: several servers. */
  redisSet: RedisSet | null = null;
  disk: Disk | null = null;
  fleet!: Fleet;
  balancer!: Balancer;
  crowd!: Crowd;
  lastRelease: string | null = null;
  /** The milliseconds that the apis took to start, normally and after an outage. */
  readonly readyMillis: { readonly normal: number; readonly afterOutage: number }[] = [];
  /** What was measured in the acts of drills that have some. */
  readonly acts: ActFigures[] = [];
  /** The environment of the processes. */
  env!: Readonly<Record<string, string>>;

  private constructor(readonly folder: string) {}

  static async make(): Promise<Installation> {
    return new Installation(await mkdtemp(join(tmpdir(), 'bummerl-chaos-')));
  }

  async open(options: InstallationOptions): Promise<void> {
    const data = join(this.folder, 'data');
    if (options.disk) this.disk = await Disk.mount(data);
    this.lastRelease = options.lastRelease;
    const databaseUrl = await this.openPostgres(options.spares, data);
    const redisUrl = options.redis ? await this.openRedis(options.spares) : null;
    await this.startFleet(databaseUrl, redisUrl);
    const { clients, seed, lastRelease } = options;
    const hasCompetitions = lastRelease === null;
    this.crowd = new Crowd(() => this.balancer.address(), clients, seed, hasCompetitions);
    await this.crowd.register();
    if (options.matches > 0) await this.fill(options.matches);
  }

  /** Runs a statement in the service's database; returns its rows. */
  rows<R>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
    return rowsOf<R>({ database: this.database }, sql, values);
  }

  /** The ids of the rows of every match that was played. */
  matchRows(): string[] {
    return [...this.crowd.journal.matches].map(rowId);
  }

  config(): Config {
    const { DATABASE_URL: databaseUrl, JWT_SECRET: jwtSecret } = this.env;
    return configOf(parseEnvironment(this.env), {
      databaseUrl: databaseUrl!,
      jwtSecret: jwtSecret!,
      embedded: false,
    });
  }

  get stored() {
    return { database: this.database };
  }

  async close(keep: boolean): Promise<void> {
    this.balancer?.stop();
    await this.fleet?.stop();
    await this.redis?.end('SIGKILL');
    await this.redisSet?.stop();
    await this.patroni?.close();
    await this.cluster?.stop();
    if (keep) await this.cluster?.keepLog(join(this.folder, 'logs'));
    this.disk?.unmount(); // the file system is in memory
    if (keep) return;
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private async fill(matches: number): Promise<void> {
    const name = () => `d${randomBytes(6).toString('hex')}`;
    const player = () => new TestClient(this.balancer.address()).register(name());
    await makeDataset({ database: this.database, player }, matches, (made, of) =>
      process.stderr.write(`${made} of ${of} matches\n`),
    );
  }

  /** Returns the value of DATABASE_URL. */
  private async openPostgres(spares: Spares, data: string): Promise<string> {
    if (spares === 'patroni') {
      await chmod(this.folder, 0o711); // Postgres runs as another user
      this.patroni = await PatroniSet.open(data);
      return this.patroni.url;
    }
    this.cluster = await Cluster.prepare(data);
    await this.cluster.open({ isMigrated: this.lastRelease === null });
    return this.cluster.url;
  }

  /** Returns the value of REDIS_URL. */
  private async openRedis(spares: Spares): Promise<string> {
    const folder = join(this.folder, 'redis');
    if (spares === 'sentinel') this.redisSet = await openSentinels(folder, 2);
    else if (spares === 'redis-cluster') this.redisSet = await openCluster(folder, 3);
    else this.redis = await RedisServer.open(folder);
    return (this.redisSet ?? this.redis!).url;
  }

  private readonly database = { url: '', drop: () => Promise.resolve() };

  private async startFleet(databaseUrl: string, redisUrl: string | null): Promise<void> {
    Object.assign(this.database, { url: databaseUrl });
    this.env = {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      BOT_THREADS: '1',
      DRAIN_SECONDS,
      ...(redisUrl && { REDIS_URL: redisUrl }),
    };
    const logs = join(this.folder, 'logs');
    await mkdir(logs);
    this.fleet = new Fleet(this.env, logs);
    for (const process of this.fleet.all) process.folder = this.lastRelease ?? '.';
    await this.fleet.startAll();
    this.balancer = new Balancer(() => this.fleet.addresses);
    void this.balancer.watch();
  }
}
