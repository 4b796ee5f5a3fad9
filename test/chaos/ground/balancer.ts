import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from './fleet.js';
import type { Fleet } from './fleet.js';

const EVERY_MILLIS = 200;

/** Sends clients to the apis in turn, past those whose `/health/ready` says no. */
export class Balancer {
  private readonly refusing = new Set<string>();
  private next = 0;
  private isOver = false;

  constructor(private readonly fleet: Fleet) {}

  /** The address for one request; where no api is ready, any. */
  address(): string {
    const { addresses } = this.fleet;
    const ready = addresses.filter((address) => !this.refusing.has(address));
    const choice = ready.length > 0 ? ready : addresses;
    return choice[this.next++ % choice.length]!;
  }

  /** Asks all of them again and again until `stop`. */
  async watch(): Promise<void> {
    while (!this.isOver) {
      await Promise.all(this.fleet.addresses.map((address) => this.ask(address)));
      await pause(EVERY_MILLIS);
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
