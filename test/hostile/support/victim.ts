/** The built service as a process of its own; its output is checked for errors. */
import { randomBytes } from 'node:crypto';
import { SLOW_MACHINE, service } from '../../integration/start/service.js';
import { UNLIMITED_POINTS } from '../../support/points.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';

export interface Victim {
  readonly base: string;
  readonly pid: number;
  readonly database: TestDatabase;
  /** The errors that the service has logged so far, and how it ended if not with status 0. */
  complaints(): string[];
  /** Ends the service by SIGTERM; resolves with its complaints when everything is closed. */
  stop(): Promise<string[]>;
}

/** Starts api and worker in one process, on a database of its own. */
export async function startVictim(
  settings: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  const database = await freshDatabase();
  const running = service({ env: { ...environmentOf(database), ...settings } });
  const base = await running.ready();
  let end: string[] = [];
  void running.ended.then(({ status, signal, err }) => {
    end = [...(status === 0 ? [] : [`ended with ${status ?? signal}`]), ...linesOf(err)];
  });
  const complaints = () => [...linesOf(running.out()).filter(isError), ...end];
  return {
    base,
    pid: running.child.pid!,
    database,
    complaints,
    stop: async () => {
      running.child.kill('SIGTERM');
      await running.ended;
      await database.drop();
      return complaints();
    },
  };
}

/** What a process needs to start: its database, and a secret of its own. */
export const essentials = ({ url }: TestDatabase): Record<string, string> => ({
  DATABASE_URL: url,
  JWT_SECRET: randomBytes(32).toString('hex'),
});

const environmentOf = (database: TestDatabase): Record<string, string> => ({
  ...essentials(database),
  LOG_LEVEL: 'warn',
  LOG_FORMAT: 'json',
  BOT_THREADS: '1',
  REGISTRATIONS_PER_MINUTE: '1000000',
  // The tests check the answers; no request is to be refused by a rate limit.
  ...UNLIMITED_POINTS,
  DATABASE_WAIT_MILLIS: SLOW_MACHINE.DATABASE_WAIT_MILLIS,
  REDIS_PREFIX: `hostile-${randomBytes(4).toString('hex')}`,
  ...(process.env['TEST_REDIS_URL'] && { REDIS_URL: process.env['TEST_REDIS_URL'] }),
});

const linesOf = (output: string): string[] => output.split('\n').filter((line) => line !== '');

/** Lines of the log are JSON. Other lines were written past the logger or at the start. */
const isError = (line: string): boolean =>
  line.startsWith('{')
    ? /"level":"(?:error|fatal)"/.test(line)
    : /\b(?:Error|Exception)\b/.test(line);
