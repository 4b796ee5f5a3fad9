import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../src/platform/database/data-source.js';
import { RedisServer } from '../../support/redis.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { Crowd } from '../play/crowd.js';
import { Balancer } from './balancer.js';
import { Cluster } from './cluster.js';
import { Disk } from './disk.js';
import { Fleet } from './fleet.js';

export interface GroundOptions {
  readonly redis: boolean;
  /** Whether the cluster lies on a disk that can be made full. */
  readonly disk: boolean;
  readonly clients: number;
  readonly seed: number;
}

/** Everything that is harmed, and everyone who plays on it. */
export class Ground {
  cluster!: Cluster;
  redis: RedisServer | null = null;
  disk: Disk | null = null;
  fleet!: Fleet;
  balancer!: Balancer;
  crowd!: Crowd;
  /** Of the processes. */
  env!: Readonly<Record<string, string>>;

  private constructor(readonly folder: string) {}

  static async make(): Promise<Ground> {
    return new Ground(await mkdtemp(join(tmpdir(), 'bummerl-chaos-')));
  }

  /** Starts what is needed; `fill` puts rows into the database before the service is there. */
  async open(options: GroundOptions, fill: (url: string) => Promise<unknown>): Promise<void> {
    const data = join(this.folder, 'data');
    if (options.disk) this.disk = await Disk.mount(data);
    this.cluster = await Cluster.open(data);
    await migrate(this.cluster.url);
    await fill(this.cluster.url);
    if (options.redis) this.redis = await RedisServer.open(join(this.folder, 'redis'));
    await this.startFleet();
    this.crowd = new Crowd(() => this.balancer.address(), options.clients, options.seed);
    await this.crowd.register();
  }

  /** Rows of the service's database. */
  rows<R>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
    return rowsOf<R>({ database: this.database }, sql, values);
  }

  /** The ids of the rows of every match that was played. */
  matchRows(): string[] {
    return [...this.crowd.journal.matches].map(rowId);
  }

  get kept() {
    return { database: this.database };
  }

  async close(keep: boolean): Promise<void> {
    this.balancer?.stop();
    await this.fleet?.stop();
    await this.redis?.end('SIGKILL');
    await this.cluster?.stop();
    if (keep) return;
    this.disk?.unmount();
    await rm(this.folder, { recursive: true, force: true });
  }

  private readonly database = { url: '', drop: () => Promise.resolve() };

  private async startFleet(): Promise<void> {
    Object.assign(this.database, { url: this.cluster.url });
    this.env = {
      DATABASE_URL: this.cluster.url,
      JWT_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      BOT_THREADS: '1',
      ...(this.redis && { REDIS_URL: this.redis.url }),
    };
    const logs = join(this.folder, 'logs');
    await mkdir(logs);
    this.fleet = new Fleet(this.env, logs);
    await this.fleet.startAll();
    this.balancer = new Balancer(this.fleet);
    void this.balancer.watch();
  }
}
