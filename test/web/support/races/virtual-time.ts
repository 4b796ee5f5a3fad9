/** Time that passes only when a test lets it pass: hours of waiting take milliseconds. */
interface Timer {
  readonly at: number;
  readonly run: () => void;
}

const START = Date.parse('2026-11-25T12:00:00Z');

export class VirtualTime {
  private now = START;
  private count = 0;
  private readonly timers = new Map<number, Timer>();
  private readonly real = {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    now: Date.now,
    sinceStart: performance.now.bind(performance),
  };

  /** How far the device's clock is ahead of the true time. */
  clockAhead = 0;

  /** The true time, by which a service goes. */
  get moment(): number {
    return this.now;
  }

  install(): void {
    const clear = (id: number): void => void this.timers.delete(id);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, millis = 0) => this.after(millis, run),
      setInterval: (run: () => void, millis = 0) => this.every(millis, run),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = () => this.now + this.clockAhead;
    performance.now = () => this.now - START;
  }

  restore(): void {
    const { now, sinceStart, ...timers } = this.real;
    Object.assign(globalThis, timers);
    Date.now = now;
    performance.now = sinceStart;
  }

  after(millis: number, run: () => void): number {
    const id = (this.count += 1);
    this.timers.set(id, { at: this.now + Math.max(0, millis), run });
    return id;
  }

  private every(millis: number, run: () => void): number {
    const id = (this.count += 1);
    const next = (): void => {
      this.timers.set(id, {
        at: this.now + millis,
        run: () => {
          next();
          run();
        },
      });
    };
    next();
    return id;
  }

  /** Lets time pass, with all timers in their order. Promises are settled after each. */
  async pass(millis: number): Promise<void> {
    const end = this.now + millis;
    await settle();
    for (let next = this.next(); next && next[1].at <= end; next = this.next()) {
      const [id, { at, run }] = next;
      this.timers.delete(id);
      this.now = Math.max(this.now, at);
      run();
      await settle();
    }
    this.now = end;
  }

  private next(): [number, Timer] | undefined {
    let first: [number, Timer] | undefined;
    for (const entry of this.timers) if (!first || entry[1].at < first[1].at) first = entry;
    return first;
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
