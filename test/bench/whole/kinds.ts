/**
 * Measures each kind of request: requests a second, latencies, and processor time of api, worker and Postgres
 * for each (on Linux). `npm run bench -- kinds [--seconds n] [--matches n]`
 */
import { loadavg } from 'node:os';
import { during, round, speedIn } from '../measure.js';
import type { Speed } from '../measure.js';
import { withProcesses } from './processes.js';
import { optionsOf } from './options.js';
import { Outside, anyOf } from './outside.js';
import type { MatchNow, Pair } from './outside.js';
import { millisEach } from './processor.js';
import type { Millis, Processor } from './processor.js';
import { startService } from './service.js';

const DEFAULTS = { seconds: 4, matches: 20, redis: false };

/** A target so high that no match ends while it is measured. */
const ENDLESS = 1000;

const WARM_UP_MILLIS = 1000;

/** A match and its last known state. */
interface Table {
  readonly id: string;
  readonly pair: Pair;
  now: MatchNow;
}

interface Kind extends Speed {
  /** Processor time for each request. */
  readonly processorMs: Millis | null;
}

export function run(args: readonly string[]): Promise<object> {
  const { redis, seconds, matches } = optionsOf(args, DEFAULTS);
  return withProcesses(redis, async (processes) => {
    const { addresses, processor } = await startService(processes, 1);
    const outside = new Outside(addresses);
    const tables: Table[] = [];
    for (const pair of await outside.pairs(matches)) {
      const { id, ...now } = await outside.begin(pair, ENDLESS);
      tables.push({ id, pair, now });
    }
    const kinds = await new Kinds(outside, processor, tables, seconds * 1000).measureAll();
    await outside.close();
    return { seconds, matches, kinds, load: loadavg().map((load) => round(load, 1)) };
  });
}

class Kinds {
  constructor(
    private readonly outside: Outside,
    private readonly processor: Processor,
    private readonly tables: readonly Table[],
    private readonly millis: number,
  ) {}

  async measureAll(): Promise<Record<string, Kind>> {
    const typename = await this.measure('{ __typename }', () =>
      this.outside.ask(null, '{ __typename }'),
    );
    const match = await this.measure('match', (table) => this.read(table));
    const refused = await this.measure('act (refused)', (table) => this.actOutOfTurn(table));
    const reads = { count: 0, processorMs: match.processorMs };
    const act = await this.measure('act', (table) => this.act(table, reads), reads);
    return { typename, match, refused, act };
  }

  /** @param reads reads that `work` made besides; their cost is subtracted */
  private async measure(
    name: string,
    work: (table: Table) => Promise<unknown>,
    reads: { count: number; processorMs: Millis | null } = { count: 0, processorMs: null },
  ): Promise<Kind> {
    const { length } = this.tables;
    const each = (worker: number) => work(this.tables[worker]!);
    await during(WARM_UP_MILLIS, length, each);
    reads.count = 0;
    const before = this.processor.read();
    const took = await during(this.millis, length, each);
    const taken = millisEach(before, this.processor.read(), took.took.length);
    const share = reads.count / took.took.length;
    const kind = { ...speedIn(took), processorMs: without(taken, reads.processorMs, share) };
    process.stderr.write(`${name}, ${length} at a time: ${JSON.stringify(kind)}\n`);
    return kind;
  }

  private async read(table: Table): Promise<void> {
    table.now = await this.outside.read(table.pair[table.now.toAct!]!, table.id);
  }

  private async actOutOfTurn({ pair, now, id }: Table): Promise<void> {
    const done = await this.outside.act(pair[1 - now.toAct!]!, id, 'x');
    if (done) throw new Error('an action out of turn was taken');
  }

  /** Returns how long the action took, without the read of the legal actions before it. */
  private async act(table: Table, reads: { count: number }): Promise<number> {
    if (table.now.deal.legal.length === 0) {
      reads.count++;
      await this.read(table);
    }
    const start = performance.now();
    const token = table.pair[table.now.toAct!]!;
    const after = await this.outside.act(token, table.id, anyOf(table.now));
    if (!after) throw new Error('a legal action was refused');
    table.now = after;
    return performance.now() - start;
  }
}

/** `all` less `count` times `part`. */
function without(all: Millis | null, part: Millis | null, count: number): Millis | null {
  if (!all || !part) return all;
  const rest = Object.entries(all).map(([name, millis]) => [
    name,
    round(millis - part[name]! * count, 3),
  ]);
  return Object.fromEntries(rest) as Millis;
}
