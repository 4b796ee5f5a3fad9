/** Real: prepare.mjs as a process, in copies of the parts of the project that it needs. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { until } from '../../support/wait.js';

const asRoot = process.getuid?.() === 0 ? it : it.skip;

/** Throws its greeting, so that the stack trace shows where it runs. */
const PROGRAM = 'src/hello.main.ts';

/** The page of the web client. */
const PAGE = 'clients/web/index.html';

const BUNDLE = 'tools/bundle.mjs';

let project: string;

async function newProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-prepare-'));
  await chmod(folder, 0o755);
  const packages = ['package.json', 'package-lock.json'];
  for (const file of [...packages, '.swcrc', 'nest-cli.json', 'tsconfig.json', 'LICENSE']) {
    await cp(file, join(folder, file));
  }
  await cp('tools', join(folder, 'tools'), { recursive: true });
  await mkdir(join(folder, 'src'));
  await mkdir(dirname(join(folder, PAGE)), { recursive: true });
  await writeFile(join(folder, PAGE), '<p>hello</p>');
  const config = `export default { build: { outDir: '../../dist/web' } };`;
  await writeFile(join(folder, 'clients/web/vite.config.mjs'), config);
  await writeFile(join(folder, 'src/hello.ts'), 'export const hello: string = "hello";\n');
  await writeFile(join(folder, PROGRAM), 'throw new Error((await import("./hello.js")).hello);\n');
  return folder;
}

beforeEach(async () => {
  project = await newProject();
});
afterEach(() => rm(project, { recursive: true, force: true }));

interface Preparing {
  /** What it has written to stdout so far. */
  readonly out: () => string;
  readonly ended: Promise<{ status: number; out: string; err: string }>;
}

function begin(flags: string[] = [], options: { user?: number; env?: object } = {}): Preparing {
  const { user } = options;
  const child = spawn(process.execPath, ['tools/prepare.mjs', ...flags], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: project, ...options.env },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  const closed = once(child, 'close') as Promise<[number]>;
  const ended = Promise.all([text(child.stderr), closed]);
  return { out: () => out, ended: ended.then(([err, [status]]) => ({ status, out, err })) };
}

const prepare = (...how: Parameters<typeof begin>) => begin(...how).ended;

/** Links the installed packages into the copy. */
const linkPackages = () => symlink(resolve('node_modules'), join(project, 'node_modules'));

/** The calls of the fake compiler and bundler, a line each. */
const done = (): Promise<string> => readFile(join(project, 'done'), 'utf8');

/** Fakes that record their call, for tests in which they do not matter; the compiler waits for the file `go`. */
async function writeFakes(): Promise<void> {
  const bin = join(project, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  await symlink(resolve('node_modules/.package-lock.json'), join(bin, '../.package-lock.json'));
  const compiler = `const { appendFileSync, existsSync } = require('node:fs');
    appendFileSync('done', 'compiled\\n');
    const look = () => existsSync('go') || setTimeout(look, 10);
    look();`;
  await writeFile(join(bin, 'nest'), compiler);
  const bundler = `import { appendFileSync } from 'node:fs'; appendFileSync('done', 'bundled\\n');`;
  for (const name of ['web', 'bundle', 'licences']) {
    await writeFile(join(project, `tools/${name}.mjs`), bundler);
  }
}

const go = () => writeFile(join(project, 'go'), '');

describe('building', () => {
  let built: string;
  let first: Awaited<Preparing['ended']>;

  beforeAll(async () => {
    built = project = await newProject();
    await linkPackages();
    first = await prepare();
  });
  afterAll(() => rm(built, { recursive: true, force: true }));
  beforeEach(linkPackages);

  /** A program of the project, by its path. */
  const run = (program: string) => {
    const { status, stderr } = spawnSync(process.execPath, [join(project, program)]);
    return { status, errors: String(stderr) };
  };

  /** The state after the first build. */
  const copyBuild = () => cp(join(built, 'dist'), join(project, 'dist'), { recursive: true });

  it('happens once; then prepare prints nothing until a source changes', async () => {
    expect(first).toMatchObject({ status: 0, err: '' });
    await copyBuild();
    expect(await readFile(join(project, 'dist/hello.js'), 'utf8')).toContain('hello');
    expect(await readFile(join(project, 'dist/web/index.html'), 'utf8')).toContain('hello');
    expect(await prepare()).toEqual({ status: 0, out: '', err: '' });
    await writeFile(join(project, 'src/hello.ts'), 'export const hello: string = "servus";\n');
    expect(await prepare(['--quiet'])).toMatchObject({ status: 0, out: '' });
    expect(await readFile(join(project, 'dist/hello.js'), 'utf8')).toContain('servus');
    expect(run('dist/hello.main.js').errors).toContain('Error: servus\n');
  });

  it('makes only the web client again when that has changed', async () => {
    await copyBuild();
    await writeFile(join(project, PAGE), '<p>servus</p>');
    const { status, out } = await prepare();
    expect(status).toBe(0);
    expect(out).toMatch(
      /^Building the web client …\n.*: done in \d+ s\nListing the licences …\n.*: done in \d+ s\n$/,
    );
    expect(await readFile(join(project, 'dist/web/index.html'), 'utf8')).toContain('servus');
    expect(await prepare()).toEqual({ status: 0, out: '', err: '' });
  });

  it('prepare bundles programs whose stack traces name the sources', async () => {
    await copyBuild();
    await rm(join(project, 'dist/hello.js')); // the bundle contains it
    const { status, errors } = run('dist/hello.main.js');
    expect(status).toBe(1);
    expect(errors).toMatch(/Error: hello\n +at .*\/src\/hello\.main\.ts:1:7/);
  });

  it('prepare bundles no program that uses import.meta', async () => {
    await copyBuild();
    // In a bundle `import.meta.url` is the place of the bundle, not of the program.
    await writeFile(join(project, PROGRAM), 'console.log(import.meta.url);\n');
    expect(run(BUNDLE)).toEqual({
      status: 1,
      errors:
        'error: src/hello.main.ts has import.meta: add it to PLACED in bundled-packages.mjs\n',
    });
  });

  it('prepare reports what is wrong with the web client', async () => {
    await copyBuild();
    await writeFile(join(project, PAGE), '<script type="module" src="./nothing.js"></script>');
    const { status, err } = await prepare();
    expect(status).toBe(1);
    expect(err).toMatch(
      /^Not ready: the build failed \(.*Failed to resolve .\/nothing\.js.*\): npm run build shows all errors\n$/,
    );
  });

  it('counts only if it succeeds', async () => {
    await writeFile(join(project, 'src/hello.ts'), 'export const hello: string = ;\n');
    for (const attempt of [1, 2]) {
      const { status, err } = await prepare();
      expect([attempt, status]).toEqual([attempt, 1]);
      expect(err).toBe(
        'Not ready: the build failed (src/hello.ts:1:1: Expression expected): npm run build shows all errors\n',
      );
    }
  });

  it('is left out by prepare --no-build, which only installs', async () => {
    expect(await prepare(['--no-build'])).toEqual({ status: 0, out: '', err: '' });
  });
});

describe('several prepare processes at once', () => {
  beforeEach(writeFakes);

  it('one prepare process builds and the other waits', async () => {
    const both = [begin(), begin()];
    const output = () => both.map(({ out }) => out()).join('');
    await until('one process to wait', () => output().includes('Waiting for process'));
    await go();
    const endings = await Promise.all(both.map(({ ended }) => ended));
    expect(endings.map(({ status }) => status)).toEqual([0, 0]);
    expect(output().match(/Building …/g)).toHaveLength(1);
    expect(await done()).toBe('compiled\nbundled\nbundled\nbundled\n');
  });

  it('a prepare process takes over from one that died', async () => {
    await mkdir(join(project, 'dist'));
    const { pid } = spawnSync('true');
    await writeFile(join(project, 'dist/.preparing'), String(pid));
    await go();
    expect(await prepare()).toMatchObject({ status: 0, err: '' });
    expect(await done()).toBe('compiled\nbundled\nbundled\nbundled\n');
  });
});

interface LockedPackage {
  readonly version: string;
  readonly integrity: string;
}

/** Makes the project want exactly this package. */
async function want(name: string, { version, integrity }: LockedPackage): Promise<void> {
  const wanted = { name: 'hello', dependencies: { [name]: version } };
  const packages = { '': wanted, [`node_modules/${name}`]: { version, integrity } };
  await writeFile(join(project, 'package.json'), JSON.stringify(wanted));
  const lock = JSON.stringify({ lockfileVersion: 3, packages });
  await writeFile(join(project, 'package-lock.json'), lock);
}

/** Leaves the project one of its packages, as npm would look for every one. */
async function keepOnePackage(): Promise<void> {
  type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  await want('luxon', packages['node_modules/luxon']!);
}

/** A registry with one package, of which `publish` makes further versions known. */
async function registryOf(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-registry-'));
  const files = new Map<string, { tarball: Buffer; integrity: string }>();
  let asked = 0;
  const server = createServer((request, response) => {
    const file = files.get(basename(request.url!, '.tgz'));
    if (file) return response.end(file.tarball);
    asked += 1;
    const versionOf = ([version, { integrity }]: [string, { integrity: string }]) => [
      version,
      { name, version, dist: { tarball: `${base}${version}.tgz`, integrity } },
    ];
    const versions: unknown = Object.fromEntries([...files].map(versionOf));
    const type = { 'content-type': 'application/json', 'cache-control': 'max-age=300' };
    return response.writeHead(200, type).end(JSON.stringify({ name, 'dist-tags': {}, versions }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const publish = async (version: string): Promise<LockedPackage> => {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version }));
    spawnSync('npm', ['pack'], { cwd: folder });
    const tarball = await readFile(join(folder, `${name}-${version}.tgz`));
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    files.set(version, { tarball, integrity });
    return { version, integrity };
  };
  const close = async () => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
    await rm(folder, { recursive: true });
  };
  return { base, publish, close, asked: () => asked };
}

type Registry = Awaited<ReturnType<typeof registryOf>>;

describe('installing', () => {
  let registry: Registry;
  beforeEach(async () => {
    registry = await registryOf('greeting');
  });
  afterEach(() => registry.close());

  it('prepare asks the registry only for what is not in npm’s cache, or too old there', async () => {
    const env = { npm_config_registry: registry.base, npm_config_audit: 'false' };
    const installs = async (wanted: LockedPackage) => {
      await want('greeting', wanted);
      const before = registry.asked();
      const { status, err } = await prepare(['--no-build'], { env });
      return { status, err, hasAsked: registry.asked() > before };
    };
    const [first, second] = [await registry.publish('1.0.0'), await registry.publish('1.1.0')];
    expect(await installs(first)).toEqual({ status: 0, err: '', hasAsked: true });
    expect(await installs(second)).toEqual({ status: 0, err: '', hasAsked: false });
    const third = await registry.publish('1.2.0');
    expect(await installs(third)).toEqual({ status: 0, err: '', hasAsked: true });
  });
});

describe('prepare reports in one line what cannot work', () => {
  it('the packages cannot be fetched', async () => {
    await keepOnePackage();
    const { status, err } = await prepare([], {
      env: { npm_config_registry: 'http://127.0.0.1:1/', npm_config_fetch_retries: '0' },
    });
    expect(status).toBe(1);
    expect(err).toBe(
      'Not ready: the packages cannot be fetched: connect to the internet, then start again\n',
    );
  });

  it('the project is incomplete', async () => {
    await rm(join(project, 'package-lock.json'));
    const { status, err } = await prepare();
    expect(status).toBe(1);
    expect(err).toMatch(/^Not ready: package-lock.json is missing: .*\n$/);
  });

  asRoot('prepare reports a folder that cannot be written', async () => {
    const { status, err } = await prepare([], { user: 1000 });
    expect(status).toBe(1);
    expect(err).toMatch(/^Not ready: the project folder cannot be written: .*\n$/);
  });
});
