/** Real: processes of the built service, and what they write. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { killAll, prepareService, service, SLOW_MACHINE } from './service.js';

/** Makes the process warn and crash at a signal, and write to the console as packages do. */
const CRASHING = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    console.error('from a package');
    process.emitWarning('from Node');
    setTimeout(() => { throw new Error('crash\\nof the test'); }, 10);
  });
`)}`;

interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
}

/** Every line as an object; fails for one that is none. */
const linesOf = (output: string): Line[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('every line of a process is JSON if its log is', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    prepareService();
    database = await freshDatabase();
  }, 300_000);
  afterAll(async () => {
    killAll();
    await database.drop();
  });

  const start = (program: string, env: Record<string, string> = {}) =>
    service({
      program: ['--import', CRASHING, program],
      env: {
        ...SLOW_MACHINE,
        DATABASE_URL: database.url,
        JWT_SECRET: 'x'.repeat(32),
        LOG_FORMAT: 'json',
        ...env,
      },
    });

  it.each([
    ['api', 'dist/api.main.js', /\/graphql/],
    ['worker', 'dist/worker.main.js', /worker plays/],
  ])(
    '%s: its start, a warning, the console of packages and a crash',
    async (_name, program, ready) => {
      const process = start(program);
      await until('the last line of the start', () => ready.test(process.out()), 120_000);
      process.child.kill('SIGUSR2');
      const { status, out, err } = await process.ended;
      expect(status).toBe(1);
      const said = linesOf(out).map(({ level, msg }) => `${level}: ${msg}`);
      expect(said).toContainEqual(expect.stringMatching(/^info: Bummerl \w+ is starting$/));
      expect(said).toContainEqual('error: from a package');
      expect(said).toContainEqual('warn: from Node');
      expect(linesOf(err)).toEqual([
        expect.objectContaining({
          level: 'fatal',
          msg: expect.stringContaining('of the test\n    at '),
        }),
      ]);
    },
    240_000,
  );

  it('a bad setting', async () => {
    const { status, out, err } = await start('dist/api.main.js', { PORT: 'x' }).ended;
    expect([status, out]).toEqual([1, '']);
    expect(linesOf(err)).toEqual([
      expect.objectContaining({ level: 'fatal', msg: expect.stringMatching(/^PORT must be/) }),
    ]);
  });

  it('an orderly end', async () => {
    const process = start('dist/api.main.js');
    await process.ready();
    process.child.kill('SIGTERM');
    const { status, out, err } = await process.ended;
    expect([status, err]).toEqual([0, '']);
    expect(linesOf(out).at(-1)).toMatchObject({ level: 'info', msg: 'Bummerl api has stopped' });
  });
});
