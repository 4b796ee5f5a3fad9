import { killAll, service } from '../start/service.js';
import type { Service } from '../start/service.js';
import { until } from '../../support/wait.js';

/** The service as two processes on one database, each of which can be killed and comes back. */
export class Processes {
  /** The api's address; an old one while it is away. */
  address = '';
  private api: Service | null = null;
  private worker: Service | null = null;

  constructor(private readonly env: Readonly<Record<string, string>>) {}

  async start(): Promise<void> {
    await Promise.all([this.startApi(), this.startWorker()]);
  }

  /** `kill -9`, and a new one in its place at once. */
  async killApi(): Promise<void> {
    this.api!.child.kill('SIGKILL');
    await this.api!.ended;
    await this.startApi();
  }

  async killWorker(): Promise<void> {
    this.worker!.child.kill('SIGKILL');
    await this.worker!.ended;
    await this.startWorker();
  }

  stop(): void {
    killAll();
  }

  private async startApi(): Promise<void> {
    this.api = service({ env: this.env, program: ['dist/api.main.js'] });
    this.address = await this.api.ready();
  }

  private async startWorker(): Promise<void> {
    const worker = service({ env: this.env, program: ['dist/worker.main.js'] });
    this.worker = worker;
    await until('the worker', () => /worker plays/.test(worker.out()), 30_000);
  }
}
