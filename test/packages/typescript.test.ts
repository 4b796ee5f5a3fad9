/** Real: npm's archive of `@bummerl/client`, a project that installs it, and its compiler. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { reference } from '../../clients/typescript/scripts/reference.mjs';

const run = promisify(execFile);
const PACKAGE = 'clients/typescript';
/** What a project installs beside the package: its dependencies, and what the README names. */
const BESIDE = [
  '@graphql-typed-document-node/core',
  '@types/node',
  'graphql',
  'graphql-sse',
  'standardwebhooks',
  '@stablelib/base64',
  'fast-sha256',
  'undici-types',
];

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
let packed: Packed;
let archive: string;
let project: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bummerl-package-'));
  const options = ['pack', '--json', '--workspace', PACKAGE, '--pack-destination', folder];
  const { stdout } = await run('npm', options);
  [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [Packed];
  archive = join(folder, packed.filename);
  project = await projectWith(archive);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** A project in an empty folder that has the package and what stands beside it, as npm would install them. */
async function projectWith(file: string): Promise<string> {
  const root = join(folder, 'project');
  const modules = join(root, 'node_modules');
  await mkdir(join(modules, '@bummerl', 'client'), { recursive: true });
  await run('tar', ['xzf', file, '--strip-components=1', '-C', join(modules, '@bummerl/client')]);
  for (const name of BESIDE) {
    await mkdir(join(modules, name, '..'), { recursive: true });
    await symlink(resolve('node_modules', name), join(modules, name));
  }
  await writeFile(join(root, 'package.json'), JSON.stringify({ type: 'module' }));
  return root;
}

describe('the archive of @bummerl/client', () => {
  it('has the code, types, examples, README, reference and licence, and nothing else', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'REFERENCE.md',
        'dist/index.d.ts',
        'dist/index.js',
        'examples/bot.ts',
        'examples/notifier.ts',
        'examples/player.ts',
      ]),
    );
    const known = /^(LICENSE|package\.json|R[A-Z]+\.md|examples\/\w+\.ts|dist\/.*\.(js|d\.ts))$/;
    expect(paths.filter((path) => !known.test(path))).toEqual([]);
  });

  it('has no fault that a check of packages knows', async () => {
    const tarball = new Uint8Array(await readFile(archive)).buffer;
    const { messages } = await publint({ strict: true, pack: { tarball } });
    expect(messages).toEqual([]);
  });

  it('has the version, the licence and the Node versions of the service', async () => {
    const [service, client] = await Promise.all(
      ['package.json', `${PACKAGE}/package.json`].map(
        async (path) => JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>,
      ),
    );
    for (const field of ['version', 'license']) expect(client![field]).toBe(service![field]);
    expect(client!['engines'] as object).toEqual({ node: '>=20.19' });
  });

  it('a project that installs it compiles its examples strictly, and runs it', async () => {
    await cp(`${PACKAGE}/examples`, project, { recursive: true });
    const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--types', 'node'];
    const files = ['bot.ts', 'player.ts', 'notifier.ts'];
    const tsc = resolve('node_modules/typescript/bin/tsc');
    await run(process.execPath, [tsc, ...options, ...files], { cwd: project });
    const program = `import('@bummerl/client').then(({ Client }) => console.log(Client.name))`;
    const { stdout } = await run(process.execPath, ['-e', program], { cwd: project });
    expect(stdout).toBe('Client\n');
  }, 60_000);
});

it('the reference is that of the code and the schema', async () => {
  const { path, text } = await reference();
  expect(await readFile(path, 'utf8')).toBe(text);
});
