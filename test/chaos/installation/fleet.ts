import { join } from 'node:path';
import { isReady } from '../../support/readiness.js';
import { until } from '../../support/wait.js';
import { ServiceProcess } from './process.js';
import type { Death } from './process.js';

const APIS = 2;
const PATIENCE = 120_000;
const READY_SIGN: Readonly<Record<string, RegExp>> = {
  api: /(http:\/\/\S+)\/graphql/,
  worker: /worker plays/,
};

/** Two apis and a worker, each of which is started again when it ends, as by an orchestrator. */
export class Fleet {
  readonly apis: readonly ServiceProcess[];
  readonly worker: ServiceProcess;
  /** A second worker, which only the drill "upgrade" starts. */
  readonly secondWorker: ServiceProcess;
  /** Processes that ended although no drill ended them. */
  readonly deaths: Death[] = [];
  private readonly addressOf = new Map<ServiceProcess, string>();
  /** Processes that are starting. Until their servers are there, they end and are started again. */
  private readonly starting = new Set<ServiceProcess>();
  private isOver = false;

  constructor(env: Readonly<Record<string, string>>, logs: string) {
    const made = (name: string, program: string) =>
      new ServiceProcess(name, `dist/${program}.main.js`, env, join(logs, `${name}.log`), (death) =>
        this.recordDeath(death),
      );
    this.apis = Array.from({ length: APIS }, (_, n) => made(`api-${n}`, 'api'));
    this.worker = made('worker-0', 'worker');
    this.secondWorker = made('worker-1', 'worker');
  }

  get all(): readonly ServiceProcess[] {
    return [...this.apis, this.worker];
  }

  /** The addresses of the apis; for an api that has ended, its last address. */
  get addresses(): readonly string[] {
    return this.apis.flatMap((api) => this.addressOf.get(api) ?? []);
  }

  async startAll(): Promise<void> {
    await Promise.all(this.all.map((process) => this.start(process)));
  }

  /** Starts a process and waits until it is ready; returns the milliseconds. */
  async start(process: ServiceProcess): Promise<number> {
    const began = performance.now();
    this.starting.add(process);
    const sign = await until(process.name, () => this.signOf(process), PATIENCE);
    this.starting.delete(process);
    if (sign[1]) this.addressOf.set(process, sign[1]);
    return Math.round(performance.now() - began);
  }

  private signOf(process: ServiceProcess): RegExpExecArray | undefined {
    if (!process.isRunning && !this.isOver) process.start();
    return READY_SIGN[process.name.split('-')[0]!]!.exec(process.output()) ?? undefined;
  }

  /** Replaces a process by one of the release in `folder`, as an orchestrator does. */
  replace(process: ServiceProcess, folder: string): Promise<number> {
    process.folder = folder;
    return this.restart(process, 'SIGTERM');
  }

  /** Replaces all processes one by one by some with other settings. */
  async replaceAll(env: Readonly<Record<string, string>>): Promise<void> {
    for (const process of this.all) {
      process.env = env;
      await this.restart(process, 'SIGTERM');
      await until('both apis', () => this.isReady(), PATIENCE);
    }
  }

  async restart(process: ServiceProcess, signal: NodeJS.Signals): Promise<number> {
    await process.end(signal);
    return this.start(process);
  }

  /** Whether every api reports that it can serve. */
  async isReady(): Promise<boolean> {
    const answers = await Promise.all(this.addresses.map((address) => isReady(address)));
    return answers.every(Boolean);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    const all = [...this.all, this.secondWorker];
    await Promise.all(all.map((process) => process.end('SIGKILL')));
  }

  private recordDeath(death: Death): void {
    const all = [...this.all, this.secondWorker];
    const process = all.find(({ name }) => name === death.name)!;
    if (this.isOver || this.starting.has(process)) return;
    this.deaths.push(death);
    this.start(process).catch(() => undefined); // then the drill that waits for it fails
  }
}
