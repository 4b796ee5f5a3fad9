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
  /** Every competition, by its global id. */
  readonly competitions = new Set<string>();
  /** The entries that the service acknowledged. */
  readonly entries: { readonly competitionId: string; readonly username: string }[] = [];
  /** The matches of competitions of which it acknowledged the end. */
  readonly resigned = new Set<string>();
  /** When a bot's answer was seen, by `performance.now`. */
  readonly botsAnsweredAt: number[] = [];
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

  /** The number of bots' answers that were seen. */
  get botAnswers(): number {
    return this.botsAnsweredAt.length;
  }

  /** The longest times without an acknowledged move and without a bot's answer, of those that ended between two times. */
  longestPauses(from: number, to: number): { readonly move: number; readonly bot: number } {
    const move = this.moves.map(({ answeredAt }) => answeredAt);
    return { move: longest(move, from, to), bot: longest(this.botsAnsweredAt, from, to) };
  }

  again(code: string): void {
    count(this.repeated, code);
  }

  wrong(code: string, what: string): void {
    if (!this.unexcused.has(code)) this.examples.push(`${code}: ${what}`);
    count(this.unexcused, code);
  }
}

function longest(times: readonly number[], from: number, to: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  const before = sorted.findLast((time) => time <= from) ?? from;
  const all = [before, ...sorted.filter((time) => time > from && time <= to), to];
  return Math.max(...all.slice(1).map((time, i) => time - all[i]!));
}

function count(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}
