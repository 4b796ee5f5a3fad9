import { parseArgs } from 'node:util';
import { DRILL_NAMES } from './drills/list.js';

export const HELP = `usage: npm run test:chaos -- [options]

Real processes of the built service on a Postgres and a Redis of their own are killed, stopped and
starved while clients play. Progress on stderr, one JSON line on stdout; status 1 if a promise of the
service was broken, 2 if the options are wrong.

  --minutes M        longest time for the drills (10); the checks take a few minutes more
  --kills N          number of processes to kill (20)
  --drill a,b        only these drills (default: all that are possible): ${DRILL_NAMES.join(', ')}
  --from REF         the release with which the drill "upgrade" begins (the commit in ops/last-release)
  --clients N        tables of players (8)
  --queues Q         postgres, redis or both (both if there is a redis-server)
  --matches N        running matches of other users in the database, made by SQL (0)
  --statements       no drills: compares each statement's time on --matches (1000000) and on 2000
  --rounds N         runs of each statement (20)
  --real-outage      the drill "outage" lasts two minutes instead of being written into the database
  --seed N           seed of the drills' order (random)
  --keep             keeps the folder with the logs
  --help`;

export interface Options {
  readonly minutes: number;
  readonly kills: number;
  readonly drills: readonly string[];
  readonly from: string | null;
  readonly clients: number;
  readonly queues: 'postgres' | 'redis' | 'both';
  readonly matches: number;
  readonly statements: boolean;
  readonly rounds: number;
  readonly realOutage: boolean;
  readonly seed: number;
  readonly keep: boolean;
}

/** @throws Error with a message for the user */
export function optionsOf(args: string[]): Options | 'HELP' {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      minutes: { ...text, default: '10' },
      kills: { ...text, default: '20' },
      drill: text,
      from: text,
      clients: { ...text, default: '8' },
      queues: { ...text, default: 'both' },
      matches: text,
      statements: flag,
      rounds: { ...text, default: '20' },
      'real-outage': flag,
      seed: { ...text, default: `${Math.floor(Math.random() * 1e6)}` },
      keep: flag,
      help: flag,
    },
  });
  if (values.help) return 'HELP';
  return {
    minutes: numberOf('minutes', values.minutes),
    kills: numberOf('kills', values.kills),
    drills: drillsOf(values.drill),
    from: values.from ?? null,
    clients: numberOf('clients', values.clients),
    queues: queuesOf(values.queues),
    matches: numberOf('matches', values.matches ?? (values.statements ? '1000000' : '0')),
    statements: values.statements,
    rounds: numberOf('rounds', values.rounds),
    realOutage: values['real-outage'],
    seed: numberOf('seed', values.seed),
    keep: values.keep,
  };
}

function numberOf(name: string, text: string): number {
  const value = Number(text);
  if (text !== '' && value >= 0 && Number.isFinite(value)) return value;
  throw new Error(`--${name} is a number, not "${text}"`);
}

function drillsOf(text: string | undefined): readonly string[] {
  const names = text?.split(',') ?? DRILL_NAMES;
  const unknown = names.find((name) => !DRILL_NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`there is no drill "${unknown}"`);
  return names;
}

function queuesOf(text: string): Options['queues'] {
  if (text === 'postgres' || text === 'redis' || text === 'both') return text;
  throw new Error('--queues is postgres, redis or both');
}
