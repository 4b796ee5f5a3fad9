/** Processor time of processes, as Linux tells it in `/proc`; elsewhere there are no figures. */
import { readFileSync, readdirSync } from 'node:fs';
import { round } from '../measure.js';

export const canReadProcessor = process.platform === 'linux';

/** Linux counts in hundredths of a second, whatever its kernel's own clock is. */
const MILLIS_A_TICK = 10;

interface Stat {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

/** Milliseconds by the names of those who took them. */
export type Millis = Readonly<Record<string, number>>;

export class Processor {
  /** @param pids of those that are looked at, by their names; what their children take is theirs */
  constructor(private readonly pids: Readonly<Record<string, readonly number[]>>) {}

  /** What each has taken so far, and this process as `driver`; null where it cannot be read. */
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

/** What each took between two readings, for each of so many. */
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

/** Null where it has ended meanwhile. */
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
