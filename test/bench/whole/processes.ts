/** The measured programs run as processes on a Postgres of their own; all end with the bench. */
import { join } from 'node:path';
import { ServiceProcess } from '../../chaos/installation/process.js';
import { postmasterOf } from '../../support/postgres-processes.js';
import { startRedis } from '../../support/redis.js';
import { until } from '../../support/wait.js';
import { onOwnPostgres } from '../own-postgres.js';
import { canReadProcessor } from './processor.js';

const PATIENCE = 120_000;

/** A process that is ready. */
export interface Started {
  readonly pid: number;
  /** Its address; empty where it does not listen. */
  readonly address: string;
  end(): Promise<void>;
}

export class BenchProcesses {
  private readonly started: ServiceProcess[] = [];
  private fail!: (error: Error) => void;
  private isOver = false;
  /** Rejects when a process ends by itself, or at Ctrl-C. */
  readonly failed = new Promise<never>((_, reject) => (this.fail = reject));

  constructor(
    readonly folder: string,
    /** The process id of Postgres; null where its processor time cannot be read. */
    readonly postmaster: number | null,
    readonly redisUrl: string | null,
    interrupted: AbortSignal,
  ) {
    this.failed.catch(() => undefined);
    interrupted.addEventListener('abort', () => this.fail(interrupted.reason as Error));
  }

  /** Starts a program and waits until it is ready. */
  async start(
    name: string,
    program: string,
    env: Readonly<Record<string, string>>,
    sign: RegExp,
  ): Promise<Started> {
    if (this.isOver) throw new Error('the bench is over');
    const process = new ServiceProcess(
      name,
      program,
      env,
      join(this.folder, `${name}.log`),
      (death) => this.fail(new Error(`a process has ended: ${JSON.stringify(death)}`)),
    );
    this.started.push(process);
    process.start();
    const said = await until(name, () => sign.exec(process.output()) ?? undefined, PATIENCE);
    const end = () => process.end('SIGTERM');
    return { pid: process.pid, address: said[1] ?? '', end };
  }

  async close(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.started.map((process) => process.end('SIGKILL')));
  }
}

/** Runs `work` with processes that it may start. Ctrl-C ends the started processes, and then the bench. */
export function withProcesses<T>(
  redis: boolean,
  work: (processes: BenchProcesses) => Promise<T>,
): Promise<T> {
  const interrupted = interruption();
  return onOwnPostgres(async (folder) => {
    const postmaster = canReadProcessor ? (await postmasterOf(folder)).pid : null;
    const server = redis ? await startRedis(join(folder, 'redis')) : undefined;
    if (redis && !server) process.stderr.write('there is no redis-server: queues on Postgres\n');
    const processes = new BenchProcesses(folder, postmaster, server?.url ?? null, interrupted);
    try {
      interrupted.throwIfAborted();
      return await Promise.race([work(processes), processes.failed]);
    } finally {
      await processes.close();
      await server?.stop();
    }
  });
}

function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort(new Error(`ended by ${signal}`)));
  }
  return controller.signal;
}
