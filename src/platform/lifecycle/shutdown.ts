/** Something to close, with a name for users who wait for it. */
export interface ShutdownStep {
  readonly what: string;
  /** Milliseconds that this step adds to the limit of the whole shutdown. */
  readonly extra?: number;
  close(): Promise<void>;
}

/** The limit of a shutdown, and where it reports. */
export interface ShutdownOptions {
  /** Milliseconds for all steps together. After that the process ends, even if work is not finished. */
  readonly limit: number;
  say(line: string): void;
}

/**
 * Closes what was opened, in reverse order, within a limit. Each step is tried even if one before it failed or took too
 * long: Postgres is stopped even when a job does not finish.
 */
export class Shutdown {
  private readonly steps: ShutdownStep[] = [];
  private running: Promise<boolean> | undefined;
  private waitingFor = 'the start to finish';

  constructor(private readonly options: ShutdownOptions) {}

  get begun(): boolean {
    return this.running !== undefined;
  }

  /** The step that is added last is closed first. */
  add(step: ShutdownStep): void {
    this.steps.push(step);
  }

  /**
   * Begins once, after `ready` (a start may still be running); every call returns the same promise.
   *
   * @returns whether everything was closed in time and without an error
   */
  begin(ready: Promise<unknown>): Promise<boolean> {
    this.running ??= this.run(ready);
    return this.running;
  }

  /** The step that is being waited for, for a user who presses Ctrl-C again. */
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
      this.options.say(`Gave up waiting for ${this.waitingFor}; the next start continues the work`);
    } catch (error) {
      this.options.say(`Failed while waiting for ${this.waitingFor}: ${(error as Error).message}`);
    } finally {
      clearTimeout(timer);
    }
    return false;
  }
}

/** Milliseconds that a step must leave to the steps after it: enough for an orderly stop of Postgres. */
const RESERVE = 3_000;
