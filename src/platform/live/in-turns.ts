import { setImmediate } from 'node:timers';

/** How many streams continue in one turn of the event loop. */
const AT_A_TIME = 25;

/**
 * Lets waiting streams continue in small groups, with a turn of the event loop between them: a message for thousands of
 * streams must not block other requests.
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
