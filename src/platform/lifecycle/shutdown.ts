/** Something to be ended, and what people read while it takes its time. */
export interface ShutdownStep {
  readonly what: string;
  /** Milliseconds that it is given on top of the limit for everything. */
  readonly extra?: number;
  close(): Promise<void>;
}

/** What was asked for while the service ran. */
export interface ShutdownOptions {
  /** Milliseconds for everything; after that the process ends with what is left undone. */
  readonly limit: number;
  say(line: string): void;
}

/**
 * Ends what was begun, in reverse order, within a limit. Each step is tried even if one before it
 * failed or took too long: Postgres is stopped even when a job does not finish.
 */
export class Shutdown {
  private readonly steps: ShutdownStep[] = [];
  private running: Promise<boolean> | undefined;
  private waitingFor = 'the start to finish';

  constructor(private readonly options: ShutdownOptions) {}

  get begun(): boolean {
    return this.running !== undefined;
  }

  /** Whatever is added last is closed first. */
  add(step: ShutdownStep): void {
    this.steps.push(step);
  }

  /**
   * Begins once, after `ready` (a start still under way); every call gives the same promise.
   * @returns whether everything was closed in time and without an error
   */
  begin(ready: Promise<unknown>): Promise<boolean> {
    this.running ??= this.run(ready);
    return this.running;
  }

  /** For the impatient: what is being waited for. */
  status(): string {
    return `Still waiting for ${this.waitingFor}`;
  }

  private async run(ready: Promise<unknown>): Promise<boolean> {
    const begun = performance.now();
    let clean = await this.within(this.options.limit - RESERVE, ready);
    const extra = this.steps.reduce((sum, step) => sum + (step.extra ?? 0), 0);
    const end = begun + this.options.limit + extra;
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      this.waitingFor = step.what;
      const reserve = this.steps.length ? RESERVE : 0;
      clean = (await this.within(end - performance.now() - reserve, step.close())) && clean;
    }
    return clean;
  }

  private async within(patience: number, work: Promise<unknown>): Promise<boolean> {
    const late = Symbol('late');
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, Math.max(0, patience), late);
    });
    try {
      if ((await Promise.race([work, limit])) !== late) return true;
      this.options.say(`Gave up waiting for ${this.waitingFor}; the next start takes it up`);
    } catch (error) {
      this.options.say(`Could not end ${this.waitingFor}: ${(error as Error).message}`);
    } finally {
      clearTimeout(timer);
    }
    return false;
  }
}

/** What a step leaves to those after it: enough for Postgres to end in an orderly way. */
const RESERVE = 3_000;
