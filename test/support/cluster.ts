import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/platform/database/data-source.js';
import { startEmbedded } from '../../src/platform/embedded/index.js';
import type { Embedded } from '../../src/platform/embedded/index.js';
import { ask, postmasterOf, processesOf } from './postgres-processes.js';
import { until } from './wait.js';

/** A Postgres of a test's own, which may be harmed: it is started again at the same address. */
export class Cluster {
  private constructor(
    private readonly folder: string,
    private readonly embedded: Embedded,
  ) {}

  /** A migrated one, whose commits survive `kill -9`. */
  static async open(): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'bummerl-cluster-'));
    await chmod(folder, 0o755);
    const embedded = await startEmbedded(join(folder, 'data'), () => undefined);
    await migrate(embedded.databaseUrl);
    return new Cluster(folder, embedded);
  }

  get url(): string {
    return this.embedded.databaseUrl;
  }

  /** Ends every connection but the asking one; how many those were. */
  terminateBackends(): Promise<number> {
    const sql = `SELECT count(pg_terminate_backend(pid))::integer AS value FROM pg_stat_activity
                 WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`;
    return ask<number>(this.url, sql);
  }

  /** `kill -9` of the postmaster; resolves when another one answers. */
  async kill(): Promise<void> {
    const { pid } = await postmasterOf(this.folder);
    process.kill(pid, 'SIGKILL');
    await until('another postmaster', async () => {
      const started = await postmasterOf(this.folder).catch(() => undefined);
      return started && started.pid !== pid && this.answers();
    });
  }

  async close(): Promise<void> {
    await this.embedded.stop();
    for (const { pid } of await processesOf(this.folder)) process.kill(pid, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return ask<boolean>(this.url, 'SELECT true AS value').catch(() => false);
  }
}
