/** Processor time of processes from Linux' `/proc`; elsewhere there are no figures. */
import { readFileSync, readdirSync } from 'node:fs';
import { round } from '../measure.js';

export const canReadProcessor = process.platform === 'linux';

/** Linux counts in hundredths of a second, also where its kernel's own clock is different. */
const MILLIS_A_TICK = 10;

interface Stat {
  readonly parent: number;
  readonly own: number;
  /** Time of children that have ended. */
  readonly ended: number;
}

/** Milliseconds by the names of groups of processes. */
export type Millis = Readonly<Record<string, number>>;

export class Processor {
  /** @param pids the processes to measure, by name; their children's time counts as theirs */
  constructor(private readonly pids: Readonly<Record<string, readonly number[]>>) {}

  /** The time of each name so far, and of this process as `driver`; null where it cannot be read. */
  read(): Millis | null {
    if (!canReadProcessor) return null;
    const stats = allStats();
    const sums = Object.entries(this.pids).map(([name, pids]) => {
      const sum = pids.reduce((total, pid) => total + takenBy(pid, stats), 0);
      return [name, sum * MILLIS_A_TICK] as const;
    });
    const { user, system } = process.cpuUsage();
    return { ...Object.fromEntries(sums), driver: (user + system) / 1000 };
  }
}

/** The time between two readings, divided by `count`. */
export function millisEach(before: Millis | null, after: Millis | null, count: number) {
  if (!before || !after || count === 0) return null;
  const each = Object.entries(after).map(([name, now]) => [
    name,
    round((now - before[name]!) / count, 3),
  ]);
  return Object.fromEntries(each) as Millis;
}

function takenBy(pid: number, stats: ReadonlyMap<number, Stat>): number {
  const { own, ended } = stats.get(pid) ?? { own: 0, ended: 0 };
  const children = [...stats.values()].filter(({ parent }) => parent === pid);
  return children.reduce((total, child) => total + child.own, own + ended);
}

function allStats(): Map<number, Stat> {
  const stats = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && statOf(name);
    if (stat) stats.set(Number(name), stat);
  }
  return stats;
}

/** Reads a process; null where it has ended meanwhile. */
function statOf(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets, which may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15);
    return { parent: fields[1]!, own: user! + system!, ended: endedUser! + endedSystem! };
  } catch {
    return null;
  }
}
