import type { LiveMessage } from './live-bus.js';

/**
 * Does what must be done before messages are told, and says what is to be told beside them. Called at
 * least once for each message: a second call must find nothing to do, and tell again.
 */
export type LiveFollowUp = (messages: readonly LiveMessage[]) => Promise<LiveMessage[]>;

/** The one list of follow-ups; each module adds its own, the relay runs them. */
export class LiveFollowUps {
  private readonly list: LiveFollowUp[] = [];

  register(followUp: LiveFollowUp): void {
    this.list.push(followUp);
  }

  /** What follows from `messages`. Rejects when something could not be done: then none is told. */
  async of(messages: readonly LiveMessage[]): Promise<LiveMessage[]> {
    return (await Promise.all(this.list.map((followUp) => followUp(messages)))).flat();
  }
}
