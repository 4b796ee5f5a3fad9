import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../src/platform/database/migrate.js';
import { findBinaries } from '../../tools/embedded/binaries.js';
import type { Binaries } from '../../tools/embedded/binaries.js';
import { ROLE, prepareCluster } from '../../tools/embedded/cluster.js';
import { openDataDir } from '../../tools/embedded/data-dir.js';
import type { DataDir } from '../../tools/embedded/data-dir.js';
import { launch } from '../../tools/embedded/launch.js';
import type { Launch } from '../../tools/embedded/launch.js';
import {
  endPostmaster,
  findPostmaster,
  removeStalePidFile,
} from '../../tools/embedded/postmaster.js';
import { findRunner } from '../../tools/embedded/runner.js';
import type { Runner } from '../../tools/embedded/runner.js';
import { PORT, removeSocketFolder, socketFolder } from '../../tools/embedded/socket.js';
import { asAdmin } from './postgres.js';
import { until } from './wait.js';

/** The service's database. */
export const DATABASE = 'bummerl';
/** A Postgres that repairs itself may take this long. */
const PATIENCE = 180_000;
const ENDING = 5_000;

/** A Postgres that may be killed: durable as in production, and only this class starts it again. */
export class Cluster {
  private launched: Launch | undefined;

  private constructor(
    private readonly data: DataDir,
    private readonly binaries: Binaries,
    private readonly runner: Runner,
    private readonly sockets: string,
  ) {}

  /** Makes its files, without starting it. */
  static async prepare(folder: string): Promise<Cluster> {
    const data = await openDataDir(folder);
    const binaries = await findBinaries(data);
    const runner = await findRunner(data, binaries);
    await prepareCluster(data, binaries, runner, { durable: true });
    return new Cluster(data, binaries, runner, await socketFolder(data, runner.owner));
  }

  /** Starts it for the first time, with the service's database. */
  async open({ isMigrated = true } = {}): Promise<void> {
    await this.start();
    await asAdmin(`CREATE DATABASE ${DATABASE}`, this.address('postgres'));
    if (isMigrated) await migrate(this.url);
  }

  get url(): string {
    return this.address(DATABASE);
  }

  /** Starts Postgres again and again until it answers: what the one before has left may prevent the first starts. */
  async start(): Promise<void> {
    await until('Postgres', () => this.isUp(), PATIENCE);
  }

  /** `kill -9` of the postmaster; its backends notice by themselves. */
  async kill(): Promise<void> {
    const pid = await this.pid();
    process.kill(pid, 'SIGKILL');
    await until('the end of Postgres', async () => (await findPostmaster(this.data))?.pid !== pid);
  }

  /** The processes that serve connections. */
  async backends(): Promise<number[]> {
    return this.rows<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'
         AND pid <> pg_backend_pid() AND datname = '${DATABASE}'`,
    ).then((rows) => rows.map(({ pid }) => pid));
  }

  /** Ends every connection except its own. */
  async terminateBackends(): Promise<void> {
    await this.rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`);
  }

  /**
   * Runs statements on a connection of its own; returns the rows of the last one. Connects to the
   * database that only administrators use, unless the service's is named.
   */
  async rows<R>(sql: string, database = 'postgres'): Promise<R[]> {
    const client = new Client({ connectionString: this.address(database) });
    client.on('error', () => undefined); // the query's own error reports it
    await client.connect();
    try {
      const answers = [await client.query(sql)].flat();
      return answers.at(-1)!.rows as R[];
    } finally {
      await client.end();
    }
  }

  /** Copies its log to a folder that is kept. */
  async keepLog(folder: string): Promise<void> {
    await copyFile(this.data.log, join(folder, 'postgres.log'));
  }

  async stop(): Promise<void> {
    const isGone = () => this.launched?.hasEnded() ?? true;
    const postmaster = await until('Postgres or its end', async () => {
      return (await findPostmaster(this.data)) ?? (isGone() && null);
    });
    if (postmaster) await endPostmaster(this.data, postmaster.pid, ENDING);
    await removeSocketFolder(this.data);
  }

  private async pid(): Promise<number> {
    return (await until('Postgres', () => findPostmaster(this.data))).pid;
  }

  private async isUp(): Promise<boolean> {
    if (await findPostmaster(this.data)) return this.answers();
    if (!this.launched || this.launched.hasEnded()) await this.launch();
    return false;
  }

  private async launch(): Promise<void> {
    await removeStalePidFile(this.data);
    const options = { socketFolder: this.sockets, durable: true };
    this.launched = await launch(this.data, this.binaries, this.runner, options);
  }

  private answers(): Promise<boolean> {
    return this.rows('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  private address(database: string): string {
    return `postgresql://${ROLE}@${encodeURIComponent(this.sockets)}:${PORT}/${database}`;
  }
}
