/** A move that the service said had been made. */
export interface Acknowledged {
  readonly matchId: string;
  /** The version of its first event. */
  readonly version: number;
  readonly seat: number;
  readonly token: string;
  readonly key: string;
}

/** What the clients were told, remembered outside of the service. */
export class Journal {
  readonly moves: Acknowledged[] = [];
  /** Every match that was played, by its global id. */
  readonly matches = new Set<string>();
  /** How often bots were seen to have answered. */
  botAnswers = 0;
  /** Why requests were sent again, by code. */
  readonly repeated = new Map<string, number>();
  /** Answers that an outage does not excuse, by code: a client that goes by the documents gives up. */
  readonly mistold = new Map<string, number>();
  /** The first of each kind. */
  readonly examples: string[] = [];

  /** How many requests had to be sent again. */
  get repetitions(): number {
    return [...this.repeated.values()].reduce((sum, times) => sum + times, 0);
  }

  again(code: string): void {
    count(this.repeated, code);
  }

  wrong(code: string, what: string): void {
    if (!this.mistold.has(code)) this.examples.push(`${code}: ${what}`);
    count(this.mistold, code);
  }
}

function count(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}
