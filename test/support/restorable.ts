/** A Postgres that archives its log, and can be restored to a time: by copies of its files, or by pgBackRest. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findBinaries } from '../../tools/embedded/binaries.js';
import { openDataDir } from '../../tools/embedded/data-dir.js';
import { debianPostgres } from './debian-postgres.js';
import { nobody } from './nobody.js';
import { until } from './wait.js';

const run = promisify(execFile);

const PORT = 5432;
const DATABASE = 'bummerl';

/** The programs of Postgres. */
interface Programs {
  readonly postgres: string;
  readonly initdb: string;
}

/** A way to back a server up and to restore it. */
export interface BackupTool {
  readonly name: string;
  /** Why it cannot be used here; null if it can. */
  readonly missing: string | null;
  programs(folder: string): Promise<Programs>;
  /** The value of archive_command. */
  archiveCommand(folder: string): string;
  backUp(server: RestorablePostgres): Promise<void>;
  /** Puts the files of the backup in place of the data; they are recovered at the next start. */
  restore(server: RestorablePostgres, target: string): Promise<void>;
}

export class RestorablePostgres {
  private child: ChildProcess | null = null;

  private constructor(
    readonly folder: string,
    private readonly programs: Programs,
    private readonly tool: BackupTool,
  ) {}

  static async open(tool: BackupTool): Promise<RestorablePostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'bummerl-restorable-'));
    for (const path of ['', 'archive', 'repository', 'work'].map((name) => join(folder, name))) {
      await mkdir(path, { recursive: true });
      if (nobody) await chown(path, nobody.uid, nobody.gid);
    }
    const programs = await tool.programs(folder);
    const server = new RestorablePostgres(folder, programs, tool);
    await server.program(programs.initdb, ['-D', server.data, '-U', DATABASE, '--auth=trust']);
    await server.start();
    await server.rows(`CREATE DATABASE ${DATABASE}`, 'postgres');
    return server;
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  get url(): string {
    return this.address(DATABASE);
  }

  /** Runs a program as the user of the server. */
  async program(file: string, args: readonly string[]): Promise<string> {
    const options = { ...nobody, cwd: this.folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
    return (await run(file, args, options)).stdout;
  }

  async start(): Promise<void> {
    const settings = {
      listen_addresses: '',
      port: `${PORT}`,
      unix_socket_directories: this.folder,
      max_connections: '100',
      archive_mode: 'on',
      archive_command: this.tool.archiveCommand(this.folder),
      log_min_messages: 'fatal',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const args = ['-D', this.data, ...flags];
    this.child = spawn(this.programs.postgres, args, {
      ...nobody,
      cwd: this.folder,
      stdio: 'ignore',
    });
    const isUp = () =>
      this.rows<{ up: boolean }>('SELECT NOT pg_is_in_recovery() AS up', 'postgres').then(
        ([row]) => row!.up,
        () => false,
      );
    await until('Postgres', isUp, 60_000);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The time of the server, to which it can be restored. */
  async now(): Promise<string> {
    const [row] = await this.rows<{ now: string }>('SELECT clock_timestamp()::text AS now');
    return row!.now;
  }

  backUp(): Promise<void> {
    return this.tool.backUp(this);
  }

  /** Archives what has been written so far, and restores the server to a time. */
  async restoreTo(target: string): Promise<void> {
    const [{ name }] = (await this.rows<{ name: string }>(
      'SELECT pg_walfile_name(pg_switch_wal()) AS name',
    )) as [{ name: string }];
    const archived = `SELECT coalesce(last_archived_wal, '') >= '${name}' AS done FROM pg_stat_archiver`;
    await until('the archive', async () => (await this.rows<{ done: boolean }>(archived))[0]!.done);
    await this.stop();
    await this.tool.restore(this, target);
    await this.start();
  }

  async rows<R>(sql: string, database = DATABASE): Promise<R[]> {
    const client = new Client({ connectionString: this.address(database) });
    client.on('error', () => undefined); // the query's own error reports it
    await client.connect();
    try {
      return [await client.query(sql)].flat().at(-1)!.rows as R[];
    } finally {
      await client.end();
    }
  }

  private address(database: string): string {
    return `postgresql://${DATABASE}@${encodeURIComponent(this.folder)}:${PORT}/${database}`;
  }
}

/** The low-level way of Postgres' documentation, with the embedded Postgres. */
export const copies: BackupTool = {
  name: 'copies of files and of the log',
  missing: null,
  programs: async (folder) => findBinaries(await openDataDir(join(folder, 'unused'))),
  archiveCommand: (folder) => `cp %p ${folder}/archive/%f`,
  backUp: async (server) => {
    const base = join(server.folder, 'base');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    try {
      await client.query(`SELECT pg_backup_start('test', true)`);
      await server.program('cp', ['-a', server.data, base]);
      const { rows } = await client.query<{ labelfile: string }>('SELECT * FROM pg_backup_stop()');
      await writeFile(join(base, 'backup_label'), rows[0]!.labelfile);
    } finally {
      await client.end();
    }
    await rm(join(base, 'postmaster.pid'), { force: true });
    for (const name of await readdir(join(base, 'pg_wal')))
      await rm(join(base, 'pg_wal', name), { recursive: true });
  },
  restore: async (server, target) => {
    const { folder, data } = server;
    await rm(data, { recursive: true });
    await cp(join(folder, 'base'), data, { recursive: true, preserveTimestamps: true });
    const settings = `restore_command = 'cp ${folder}/archive/%f %p'
recovery_target_time = '${target}'
recovery_target_action = 'promote'
`;
    await writeFile(join(data, 'recovery.signal'), '');
    await writeFile(join(data, 'postgresql.auto.conf'), settings);
    if (nobody) await run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, data]);
    await server.program('chmod', ['700', data]);
  },
};

const STANZA = 'bummerl';
const inStanza = (folder: string): string[] => [
  `--config=${folder}/pgbackrest.conf`,
  `--stanza=${STANZA}`,
];

/** pgBackRest as in docs/restoring.md, with the Postgres of the system: an older one may not know the embedded. */
export const pgBackRest: BackupTool = {
  name: 'pgBackRest',
  missing:
    spawnSync('pgbackrest', ['version']).status === 0 && debianPostgres()
      ? null
      : 'pgbackrest and the packages of Postgres are not installed',
  programs: () => {
    const bin = debianPostgres()!;
    return Promise.resolve({ postgres: `${bin}/postgres`, initdb: `${bin}/initdb` });
  },
  archiveCommand: (folder) => `pgbackrest ${inStanza(folder).join(' ')} archive-push %p`,
  backUp: async (server) => {
    const { folder, data } = server;
    const paths = ['log', 'lock', 'spool'].map((name) => `${name}-path=${folder}/work`);
    const global = [`repo1-path=${folder}/repository`, 'repo1-retention-full=2', 'start-fast=y'];
    const stanza = [`pg1-path=${data}`, `pg1-socket-path=${folder}`, `pg1-user=${DATABASE}`];
    const sections = ['[global]', ...global, ...paths, `[${STANZA}]`, ...stanza];
    await writeFile(join(folder, 'pgbackrest.conf'), `${sections.join('\n')}\n`);
    for (const command of [['stanza-create'], ['check'], ['--type=full', 'backup']])
      await server.program('pgbackrest', [...inStanza(folder), ...command]);
    const told = await server.program('pgbackrest', [...inStanza(folder), '--output=json', 'info']);
    type Info = { backup: { timestamp: { stop: number } }[] }[];
    const { stop } = (JSON.parse(told) as Info)[0]!.backup.at(-1)!.timestamp;
    // It restores only to a time after the second in which the backup ended.
    await until('the next second', () => Date.now() / 1000 > stop + 1);
  },
  restore: async (server, target) => {
    const how = ['--delta', '--type=time', `--target=${target}`, '--target-action=promote'];
    await server.program('pgbackrest', [...inStanza(server.folder), ...how, 'restore']);
  },
};
