import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from './readiness.js';

/** The interval of readiness checks of a backend, in milliseconds. */
const PROBE_EACH = 50;

/**
 * Sends clients to backends in turn, except those whose `/health/ready` is not 200, like a
 * Kubernetes service.
 */
export class Balancer {
  private readonly refusing = new Set<string>();
  private next = 0;
  private isOver = false;

  /** @param backends the current addresses */
  constructor(private readonly backends: () => readonly string[]) {}

  /** The address of the backend for one request; of any backend if none is ready. */
  address(): string {
    const all = this.backends();
    const ready = all.filter((address) => !this.refusing.has(address));
    const choice = ready.length > 0 ? ready : all;
    return choice[this.next++ % choice.length]!;
  }

  /** Checks all backends again and again until `stop`. */
  async watch(): Promise<void> {
    while (!this.isOver) {
      await Promise.all(this.backends().map((address) => this.ask(address)));
      await pause(PROBE_EACH);
    }
  }

  stop(): void {
    this.isOver = true;
  }

  private async ask(address: string): Promise<void> {
    if (await isReady(address)) this.refusing.delete(address);
    else this.refusing.add(address);
  }
}
