import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from './readiness.js';

/** How often a backend is asked whether it is ready, in milliseconds. */
const PROBE_EACH = 50;

/** Sends clients to backends in turn, past those whose `/health/ready` does not say 200, as Kubernetes' service does. */
export class Balancer {
  private readonly refusing = new Set<string>();
  private next = 0;
  private isOver = false;

  /** @param backends the addresses of those that there are at this moment */
  constructor(private readonly backends: () => readonly string[]) {}

  /** The address for one request; where no backend is ready, any. */
  address(): string {
    const all = this.backends();
    const ready = all.filter((address) => !this.refusing.has(address));
    const choice = ready.length > 0 ? ready : all;
    return choice[this.next++ % choice.length]!;
  }

  /** Asks all of them again and again until `stop`. */
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
