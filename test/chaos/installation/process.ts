import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** The end of a process that no drill had ended. */
export interface Death {
  readonly name: string;
  readonly status: number | null;
  readonly signal: string | null;
  readonly lastLines: readonly string[];
}

/** A program of the built service that is started, killed or stopped, and started again; its log is a file. */
export class ServiceProcess {
  private child: ChildProcess | null = null;
  private ended: Promise<unknown> = Promise.resolve();
  private isMeantToEnd = false;
  /** The folder of the built service that the next child runs: this release, or the last one. */
  folder = '.';
  /** The offset in the log at which the output of the present child begins. */
  private from = 0;

  /** @param env the environment of the next child */
  constructor(
    readonly name: string,
    private readonly program: string,
    public env: Readonly<Record<string, string>>,
    private readonly log: string,
    private readonly onDeath: (death: Death) => void,
  ) {}

  get pid(): number {
    return this.child!.pid!;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  start(): void {
    this.isMeantToEnd = false;
    const log = openSync(this.log, 'a');
    this.from = readFileSync(this.log).length;
    const env = { PATH: process.env.PATH ?? '', HOME: '/nonexistent', PORT: '0', ...this.env };
    const options = { stdio: ['ignore', log, log] as ['ignore', number, number], detached: true };
    const child = spawn(process.execPath, [join(this.folder, this.program)], { ...options, env });
    closeSync(log);
    this.ended = once(child, 'exit');
    child.once('exit', (status, signal) => {
      if (!this.isMeantToEnd) this.onDeath(this.deathOf(status, signal));
    });
    this.child = child;
  }

  /** Sends a signal that ends the process, and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.isMeantToEnd = true;
    if (this.isRunning) this.child!.kill(signal);
    await this.ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.child!.kill(signal);
  }

  /** What the present child has written so far. */
  output(): string {
    return readFileSync(this.log).subarray(this.from).toString();
  }

  lastLines(count: number): string[] {
    return this.output().trimEnd().split('\n').slice(-count);
  }

  private deathOf(status: number | null, signal: string | null): Death {
    return { name: this.name, status, signal, lastLines: this.lastLines(5) };
  }
}
