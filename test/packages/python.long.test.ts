/** Real: pip, and a package that it builds from `clients/python`. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = 'clients/python';

/** The package that builds others comes from an index of packages; without one these tests are skipped. */
const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-cache-dir'];
const canBuild =
  process.env['BUMMERL_TEST_LONG'] !== undefined &&
  spawnSync('python3', [
    '-m',
    'pip',
    'wheel',
    ...options,
    '--wheel-dir',
    tmpdir(),
    'flit_core>=3.11',
  ]).status === 0;

(canBuild ? describe : describe.skip)('the Python package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bummerl-wheel-'));
    await run('python3', ['-m', 'pip', 'wheel', ...options, '--wheel-dir', folder, `./${PACKAGE}`]);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  it('is built with its types, licence, README and the version of the service', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    const [wheel] = await readdir(folder);
    expect(wheel).toBe(`bummerl-${version}-py3-none-any.whl`);
    const { stdout: files } = await run('unzip', ['-Z1', join(folder, wheel!)]);
    expect(files.split('\n')).toEqual(
      expect.arrayContaining([
        'bummerl/__init__.py',
        'bummerl/bot.py',
        'bummerl/py.typed',
        `bummerl-${version}.dist-info/licenses/LICENSE`,
      ]),
    );
    const { stdout: metadata } = await run('unzip', ['-p', join(folder, wheel!), '*/METADATA']);
    expect(metadata).toContain('License-Expression: MIT');
    expect(metadata).toContain(await readFile(`${PACKAGE}/README.md`, 'utf8'));
  });

  it('is installed and imported', async () => {
    const target = join(folder, 'installed');
    const [wheel] = await readdir(folder);
    await run('python3', [
      '-m',
      'pip',
      'install',
      ...options,
      '--target',
      target,
      join(folder, wheel!),
    ]);
    const program = 'import bummerl; print(bummerl.__version__, bummerl.__file__)';
    const { stdout } = await run('python3', ['-c', program], {
      env: { ...process.env, PYTHONPATH: target },
    });
    expect(stdout).toContain(target);
  });
});
