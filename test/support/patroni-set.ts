/** Three machines with etcd, Patroni and Postgres, and one with haproxy. Settings from ops/ha/postgres. */
import { spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { DEBIAN_POSTGRES, debianPostgres } from './debian-postgres.js';
import { filledIn } from './filled-in.js';
import { Network } from './machines.js';
import type { Machine } from './machines.js';
import { until } from './wait.js';

const CONFIG = 'ops/ha/postgres';
const NODES = ['pg1', 'pg2', 'pg3'];
const PROGRAMS = ['etcd', 'patroni', 'haproxy', 'ip', 'setpriv'];
/** A new set, or one that copies a standby again, may take this long on a busy machine. */
const PATIENCE = 180_000;
const PASSWORD = 'drill';

/** Where an administrator writes to a server directly. */
export const DIRECT = { database: 'direct', table: 'writes' } as const;

/** What Patroni says of a member of its cluster. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

/** Which machine has which role, in Patroni's words. */
interface Roles {
  readonly leader: string;
  readonly sync_standby: string;
  readonly replica: string;
}

/** A machine with etcd, Patroni and Postgres. */
export interface PostgresMachine {
  readonly machine: Machine;
  readonly folder: string;
}

export class PatroniSet {
  private readonly patronis = new Map<PostgresMachine, ChildProcess>();
  private readonly etcds = new Map<PostgresMachine, ChildProcess>();

  private constructor(
    private readonly network: Network,
    readonly nodes: readonly PostgresMachine[],
    private readonly balancer: Machine,
    private readonly folder: string,
    private readonly user: string,
  ) {}

  /** The reason why there can be no such set here; null if there can. */
  static reasonAgainst(): string | null {
    const missing = PROGRAMS.filter((program) => !isInstalled(program));
    if (missing.length > 0) {
      return `${missing.join(', ')} not found: apt-get install patroni etcd-server haproxy iproute2`;
    }
    if (!debianPostgres()) return `no Postgres in ${DEBIAN_POSTGRES}: apt-get install postgresql`;
    return Network.reasonAgainst();
  }

  /** Starts everything, with an empty database for the service. */
  static async open(folder: string): Promise<PatroniSet> {
    await mkdir(folder);
    const network = await Network.open([...NODES, 'haproxy']);
    const [balancer] = network.machines.slice(NODES.length);
    const nodes = network.machines
      .slice(0, NODES.length)
      .map((machine) => ({ machine, folder: join(folder, machine.name) }));
    const set = new PatroniSet(network, nodes, balancer!, folder, 'postgres');
    await set.begin();
    return set;
  }

  /** The value of DATABASE_URL with haproxy. */
  get url(): string {
    return this.urlOf(this.balancer.address);
  }

  /** The value of DATABASE_URL with several hosts. */
  get severalHostsUrl(): string {
    const hosts = this.nodes.map(({ machine }) => machine.address).join(',');
    return `${this.urlOf(hosts)}?target_session_attrs=read-write`;
  }

  /** The primary, about which all three agree. */
  async primary(): Promise<PostgresMachine> {
    return this.named((await this.untilWhole()).leader);
  }

  /** The standby for which commits wait. */
  async synchronousStandby(): Promise<PostgresMachine> {
    return this.named((await this.untilWhole()).sync_standby);
  }

  /** Waits until another machine than `former` is primary, and says so itself. */
  async successorOf(former: PostgresMachine): Promise<PostgresMachine> {
    return until(
      'another primary',
      async () => {
        for (const node of this.nodes) {
          if (node !== former && (await this.isPrimary(node))) return node;
        }
        return undefined;
      },
      PATIENCE,
    );
  }

  /**
   * Waits until there are a primary, a synchronous standby and another standby, all of the same history, and all three
   * say so. Returns their names.
   */
  untilWhole(): Promise<Roles> {
    return until('all three servers', () => this.roles(), PATIENCE);
  }

  async switchOver(): Promise<void> {
    const { leader, sync_standby: candidate } = await this.untilWhole();
    const { machine } = await this.primary();
    const body = JSON.stringify({ leader, candidate });
    const answer = await fetch(`http://${machine.address}:8008/switchover`, {
      method: 'POST',
      body,
    });
    if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
  }

  /** Starts etcd and Patroni, which starts Postgres. */
  startNode(node: PostgresMachine): void {
    this.startEtcdOf(node);
    const command = ['patroni', join(node.folder, 'patroni.yml')];
    this.patronis.set(node, this.start(node, command, 'patroni'));
  }

  /** Sends a signal to Patroni, and not to the Postgres that it has started. */
  signalPatroni(node: PostgresMachine, signal: NodeJS.Signals): void {
    this.patronis.get(node)!.kill(signal);
  }

  /** `kill -9` of etcd on all machines. */
  async killEtcd(): Promise<void> {
    await Promise.all(
      this.nodes.map(async (node) => {
        const etcd = this.etcds.get(node)!;
        const ended = once(etcd, 'exit');
        etcd.kill('SIGKILL');
        await ended;
      }),
    );
  }

  startEtcd(): void {
    this.nodes.forEach((node) => this.startEtcdOf(node));
  }

  private startEtcdOf(node: PostgresMachine): void {
    const command = ['etcd', '--config-file', join(node.folder, 'etcd.yml')];
    this.etcds.set(node, this.start(node, command, 'etcd'));
  }

  /** A connection to the server of a machine past its network, as an administrator; not open yet. */
  direct({ folder }: PostgresMachine, database: string): Client {
    const client = new Client({ host: folder, user: 'postgres', password: PASSWORD, database });
    client.on('error', () => undefined); // the query's own error reports it
    return client;
  }

  async close(): Promise<void> {
    await this.network.close();
  }

  private named(name: string): PostgresMachine {
    return this.nodes.find(({ machine }) => machine.name === name)!;
  }

  private urlOf(hosts: string): string {
    return `postgres://bummerl:${PASSWORD}@${hosts}${hosts.includes(',') ? '' : ':5432'}/bummerl`;
  }

  private async begin(): Promise<void> {
    await this.giveFolder(this.folder);
    for (const node of this.nodes) {
      await mkdir(node.folder);
      await this.giveFolder(node.folder);
      for (const file of ['etcd.yml', 'patroni.yml']) await this.write(node, file);
      this.startNode(node);
    }
    const config = await this.write({ machine: this.balancer, folder: this.folder }, 'haproxy.cfg');
    this.balancer.start(this.user, ['haproxy', '-f', config], join(this.folder, 'haproxy.log'));
    await this.untilWhole();
    await this.makeDatabases();
  }

  private async giveFolder(folder: string): Promise<void> {
    await chown(folder, idOf('-u', this.user), idOf('-g', this.user));
    await chmod(folder, 0o700);
  }

  private start(
    { machine, folder }: PostgresMachine,
    command: string[],
    log: string,
  ): ChildProcess {
    return machine.start(this.user, command, join(folder, `${log}.log`));
  }

  /** Fills a file of ops/ha in, as operators do. */
  private async write({ machine, folder }: PostgresMachine, file: string): Promise<string> {
    const [PG1, PG2, PG3] = this.nodes.map((node) => node.machine.address);
    const text = await filledIn(join(CONFIG, file), {
      NAME: machine.name,
      ADDRESS: machine.address,
      FOLDER: folder,
      NETWORK: this.network.range,
      PG1: PG1!,
      PG2: PG2!,
      PG3: PG3!,
      POSTGRES_BIN: debianPostgres()!,
      SUPERUSER_PASSWORD: PASSWORD,
      REPLICATION_PASSWORD: PASSWORD,
      REWIND_PASSWORD: PASSWORD,
      WATCHDOG: 'automatic',
    });
    const path = join(folder, file);
    await writeFile(path, text);
    return path;
  }

  private async makeDatabases(): Promise<void> {
    await this.ask('postgres', [
      `CREATE ROLE bummerl LOGIN PASSWORD '${PASSWORD}'`,
      'CREATE DATABASE bummerl OWNER bummerl',
      `CREATE DATABASE ${DIRECT.database}`,
    ]);
    await this.ask(DIRECT.database, [`CREATE TABLE ${DIRECT.table} (id integer PRIMARY KEY)`]);
  }

  private async ask(database: string, statements: readonly string[]): Promise<void> {
    const client = this.direct(await this.primary(), database);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  /** The roles, if all three say the same; one that was cut off may still believe what was. */
  private async roles(): Promise<Roles | undefined> {
    const seen = await Promise.all(
      this.nodes.map(async (node) => {
        const answer = await ask(node, 'cluster');
        const members = answer?.ok && ((await answer.json()) as { members: Member[] }).members;
        return members && isWhole(members) ? rolesOf(members) : undefined;
      }),
    );
    const isAgreed = new Set(seen.map((roles) => JSON.stringify(roles))).size === 1;
    return isAgreed ? seen[0] : undefined;
  }

  private async isPrimary(node: PostgresMachine): Promise<boolean> {
    return (await ask(node, 'primary'))?.ok ?? false;
  }
}

const REST_PATIENCE = 1_000;

/** An answer of a Patroni; undefined if there is none. */
function ask({ machine }: PostgresMachine, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(REST_PATIENCE);
  return fetch(`http://${machine.address}:8008/${path}`, { signal }).catch(() => undefined);
}

const rolesOf = (members: readonly Member[]): Roles =>
  Object.fromEntries(
    [...members].sort((a, b) => a.name.localeCompare(b.name)).map(({ name, role }) => [role, name]),
  ) as unknown as Roles;

function isWhole(members: readonly Member[]): boolean {
  const roles = members.map(({ role }) => role).sort();
  return (
    roles.join() === 'leader,replica,sync_standby' &&
    members.every(({ state }) => ['running', 'streaming'].includes(state)) &&
    new Set(members.map(({ timeline }) => timeline)).size === 1
  );
}

const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH } }).status === 0;

/** Debian's paths; a shell of an ordinary user may not have all of them. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

const idOf = (option: '-u' | '-g', user: string): number =>
  Number(spawnSync('id', [option, user], { encoding: 'utf8' }).stdout);
