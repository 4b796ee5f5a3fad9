/** A move that the service acknowledged. */
export interface Acknowledged {
  readonly matchId: string;
  /** The version of its first event. */
  readonly version: number;
  readonly seat: number;
  readonly token: string;
  readonly key: string;
  /** When the answer came, by `performance.now`. */
  readonly answeredAt: number;
}

/** The answers to the clients, kept outside the service. */
export class Journal {
  readonly moves: Acknowledged[] = [];
  /** Every match that was played, by its global id. */
  readonly matches = new Set<string>();
  /** The number of bots' answers that were seen. */
  botAnswers = 0;
  /** The number of repeated requests, by the code that caused it. */
  readonly repeated = new Map<string, number>();
  /** The number of answers that an outage does not excuse, by code. A client that follows the docs gives up there. */
  readonly unexcused = new Map<string, number>();
  /** The first such answer of each code. */
  readonly examples: string[] = [];

  /** The number of repeated requests. */
  get repetitions(): number {
    return [...this.repeated.values()].reduce((sum, times) => sum + times, 0);
  }

  /** The longest time in which no move was acknowledged, of those that ended or began between two times. */
  longestPause(from: number, to: number): number {
    const times = this.moves.map(({ answeredAt }) => answeredAt).sort((a, b) => a - b);
    const before = times.findLast((time) => time <= from) ?? from;
    const all = [before, ...times.filter((time) => time > from && time <= to), to];
    return Math.max(...all.slice(1).map((time, i) => time - all[i]!));
  }

  again(code: string): void {
    count(this.repeated, code);
  }

  wrong(code: string, what: string): void {
    if (!this.unexcused.has(code)) this.examples.push(`${code}: ${what}`);
    count(this.unexcused, code);
  }
}

function count(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}
