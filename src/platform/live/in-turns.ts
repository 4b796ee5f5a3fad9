import { setImmediate } from 'node:timers';

/** How many go on before requests get their turn. */
const AT_A_TIME = 25;

/**
 * Lets those who wait go on in small groups, with a turn of the event loop between: a message for
 * thousands of streams must not hold up everybody else's requests.
 */
export class InTurns {
  private readonly waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(() => this.release());
    });
  }

  private release(): void {
    const group = this.waiting.splice(0, AT_A_TIME);
    if (this.waiting.length > 0) setImmediate(() => this.release());
    for (const resolve of group) resolve();
  }
}
