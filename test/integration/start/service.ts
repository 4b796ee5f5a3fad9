import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { until } from '../../support/wait.js';

/** A process of the built service. */
export interface Service {
  readonly child: ChildProcess;
  /** What it has written to stdout so far. */
  out(): string;
  /** Its address, when it has reported that it is ready. */
  ready(): Promise<string>;
  /** The exit code and the output, when it has ended. */
  readonly ended: Promise<Ending>;
}

export interface Ending {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export interface Options {
  readonly env: Readonly<Record<string, string>>;
  /** The user to run as; only root can choose. */
  readonly user?: number;
  readonly program?: readonly string[];
}

/** Settings with which a slow, busy machine does not count as an outage. */
export const SLOW_MACHINE = {
  DATABASE_WAIT_MILLIS: '60000',
  DATABASE_STATEMENT_MILLIS: '0',
  DATABASE_LOCK_MILLIS: '0',
} as const;

/** Builds the service if its source has changed. */
export function prepareService(): void {
  const prepare = ['tools/prepare.mjs', '--quiet'];
  const { status, stderr } = spawnSync(process.execPath, prepare, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const running = new Set<ChildProcess>();

/** Starts `npm start`'s program in a process group of its own, with none of the test's environment, as on a terminal. */
export function service({ env, user, program = ['dist/start.main.js'] }: Options): Service {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: '/nonexistent',
      PORT: '0',
      LOG_FORMAT: 'pretty',
      ...env,
    },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  running.add(child);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  const close = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const ended = Promise.all([text(child.stderr), close]).then(([err, [status, signal]]) => ({
    status,
    signal,
    out,
    err,
  }));
  void ended.then(() => running.delete(child));
  return { child, out: () => out, ended, ready: () => addressOf(() => out, ended) };
}

async function addressOf(out: () => string, ended: Promise<Ending>): Promise<string> {
  let over: Ending | undefined;
  void ended.then((ending) => (over = ending));
  const address = await until(
    'the address',
    () => /(http:\/\/\S+)\/graphql/.exec(out())?.[1] ?? (over && 'none'),
    120_000,
  );
  if (address === 'none') throw new Error(`the service ended: ${over!.err}${over!.out}`);
  return address;
}

/** What a terminal does at Ctrl-C: every process in the group gets the signal. */
export function interrupt({ child }: Service): void {
  process.kill(-child.pid!, 'SIGINT');
}

/** Kills the processes that a failed test has left. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** One GraphQL operation; returns the complete answer. */
export async function graphql<T>(address: string, query: string): Promise<T> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: T };
  return data;
}
