/** Only ids, seats and versions: cards and secrets do not belong in job data. */
export type JobData = Readonly<Record<string, unknown>>;

export interface Job {
  readonly data: JobData;
  /** Whether the queue itself does not try it again. */
  readonly isLastAttempt: boolean;
}

/** Does the jobs of a queue. A job may come twice: for one that is done it must do nothing more. */
export interface JobHandler {
  readonly queue: string;
  /** How many of its jobs one worker does at a time. */
  readonly concurrency: number;
  handle(job: Job): Promise<void>;
}

/** The list of the handlers of jobs. Modules add their own. */
export class JobHandlers {
  readonly list: JobHandler[] = [];

  register(handler: JobHandler): void {
    this.list.push(handler);
  }
}
