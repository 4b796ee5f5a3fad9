/** Machines of a network, each of which is a network namespace of this machine: it can be cut off, frozen and killed. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { until } from './wait.js';

/** Addresses that are used for tests of networks only (RFC 2544). */
const NETWORKS = Array.from({ length: 256 }, (_, n) => `198.18.${n}`);
/** The host numbers of the first machine and of this machine, on the bridge. */
const FIRST = 11;
const HERE = 1;

export class Machine {
  /** @param space the name of its namespace */
  constructor(
    readonly name: string,
    readonly address: string,
    private readonly space: string,
    private readonly cable: string,
    private readonly bridge: string,
  ) {}

  /** Starts a program as a user, with its output in a file. */
  start(user: string, command: readonly string[], log: string): ChildProcess {
    const out = openSync(log, 'a');
    const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
    const child = spawn('ip', ['netns', 'exec', this.space, ...as, ...command], {
      stdio: ['ignore', out, out],
      detached: true,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    });
    closeSync(out);
    return child;
  }

  /** Nothing reaches the machine any more, and nothing comes from it; no connection is closed. */
  cutOff(): Promise<unknown> {
    return ip('link', 'set', this.cable, 'nomaster');
  }

  joinAgain(): Promise<unknown> {
    return ip('link', 'set', this.cable, 'master', this.bridge);
  }

  /** Sends a signal to all processes. */
  async signal(signal: NodeJS.Signals): Promise<void> {
    for (const pid of await this.pids()) send(pid, signal);
  }

  /** Kills all processes at once, as when the power fails. */
  async kill(): Promise<void> {
    await until(`the end of all processes of ${this.name}`, async () => {
      await this.signal('SIGKILL');
      return (await this.pids()).length === 0;
    });
  }

  /** Takes the machine away; its cable goes with it. */
  remove(): Promise<unknown> {
    return ip('netns', 'del', this.space);
  }

  private async pids(): Promise<number[]> {
    const { stdout } = await ip('netns', 'pids', this.space);
    return stdout.split('\n').filter(Boolean).map(Number);
  }
}

/** Sends a signal to a process that may have ended by itself. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A network with machines; this machine is in it, too. */
export class Network {
  private constructor(
    /** The addresses of the network, such as 10.0.0.0/8. */
    readonly range: string,
    readonly machines: readonly Machine[],
    private readonly bridge: string,
  ) {}

  /** The reason why there can be no network here; null if there can. */
  static reasonAgainst(): string | null {
    if (process.getuid?.() !== 0) return 'networks for the machines need root';
    const space = `bummerl-probe-${process.pid}`;
    const isPossible = isDone('ip', 'netns', 'add', space);
    if (isPossible) isDone('ip', 'netns', 'del', space);
    return isPossible ? null : 'the program ip (package iproute2) cannot make networks here';
  }

  static async open(names: readonly string[]): Promise<Network> {
    const net = freeNetwork();
    const id = process.pid.toString(36);
    const bridge = `bm${id}`;
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${net}.${HERE}/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    const machines: Machine[] = [];
    for (const [n, name] of names.entries()) {
      const [space, cable] = [`bummerl-${id}-${name}`, `bm${id}-${n}`];
      machines.push(new Machine(name, `${net}.${FIRST + n}`, space, cable, bridge));
      await ip('netns', 'add', space);
      await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      await ip('link', 'set', cable, 'master', bridge, 'up');
      await ip('-n', space, 'addr', 'add', `${net}.${FIRST + n}/24`, 'dev', 'eth0');
      for (const device of ['lo', 'eth0']) await ip('-n', space, 'link', 'set', device, 'up');
    }
    return new Network(`${net}.0/24`, machines, bridge);
  }

  async close(): Promise<void> {
    for (const machine of this.machines) {
      await machine.kill();
      await machine.remove();
    }
    await ip('link', 'del', this.bridge);
  }
}

const ip = (...args: string[]) => promisify(execFile)('ip', args);

const isDone = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

function freeNetwork(): string {
  const used = Object.values(networkInterfaces())
    .flat()
    .map((it) => it?.address.slice(0, it.address.lastIndexOf('.')));
  const from = process.pid % NETWORKS.length;
  const inOrder = [...NETWORKS.slice(from), ...NETWORKS.slice(0, from)];
  return inOrder.find((net) => !used.includes(net))!;
}
