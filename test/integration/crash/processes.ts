import { killAll, service } from '../start/service.js';
import type { Service } from '../start/service.js';
import { until } from '../../support/wait.js';

/** The service as processes on one database; each of them can be killed and is started again. */
export class Processes {
  /** The api's address; while the api is down, its last address. */
  address = '';
  private api: Service | null = null;
  private readonly workers: Service[] = [];

  constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly workerCount = 1,
  ) {}

  async start(): Promise<void> {
    await Promise.all([this.startApi(), this.startWorkers()]);
  }

  /** Only the workers, for a test that has its own api. */
  async startWorkers(): Promise<void> {
    const numbers = Array.from({ length: this.workerCount }, (_, number) => number);
    await Promise.all(numbers.map((number) => this.startWorker(number)));
  }

  /** Kills the api by `kill -9` and starts a new one at once. */
  async killApi(): Promise<void> {
    this.api!.child.kill('SIGKILL');
    await this.api!.ended;
    await this.startApi();
  }

  async killWorker(number = 0): Promise<void> {
    const worker = this.workers[number]!;
    worker.child.kill('SIGKILL');
    await worker.ended;
    await this.startWorker(number);
  }

  stop(): void {
    killAll();
  }

  private async startApi(): Promise<void> {
    this.api = service({ env: this.env, program: ['dist/api.main.js'] });
    this.address = await this.api.ready();
  }

  private async startWorker(number: number): Promise<void> {
    const worker = service({ env: this.env, program: ['dist/worker.main.js'] });
    this.workers[number] = worker;
    await until('the worker', () => /worker plays/.test(worker.out()));
  }
}
