/** Real: prepare.mjs as a process, in copies of what it needs of the project. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const asRoot = process.getuid?.() === 0 ? it : it.skip;

const BROWSER = 'src/platform/http/explorer/browser';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'bummerl-prepare-'));
  await chmod(project, 0o755);
  for (const file of ['package.json', 'package-lock.json', 'nest-cli.json', 'tsconfig.json']) {
    await cp(file, join(project, file));
  }
  await cp('src/platform/setup', join(project, 'src/platform/setup'), { recursive: true });
  await mkdir(join(project, BROWSER), { recursive: true });
  await writeFile(join(project, BROWSER, 'explorer.css'), 'p { margin: 0 }\n');
  await writeFile(join(project, BROWSER, 'explorer.ts'), 'document.title = "hello";\n');
  await writeFile(join(project, 'src/hello.ts'), 'export const hello: string = "hello";\n');
});

afterEach(() => rm(project, { recursive: true, force: true }));

async function prepare(flags: string[] = [], options: { user?: number; env?: object } = {}) {
  const { user } = options;
  const child = spawn(process.execPath, ['src/platform/setup/prepare.mjs', ...flags], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: project, ...options.env },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { status, out, err };
}

/** The packages that are installed already, as the copy's own. */
const lendPackages = () => symlink(resolve('node_modules'), join(project, 'node_modules'));

/** The module that the explorer's page loads. */
async function bundledScript(): Promise<{ name: string; text: string }> {
  const folder = join(project, 'dist/explorer');
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  const { script } = JSON.parse(manifest) as { script: string };
  return { name: script, text: await readFile(join(folder, script), 'utf8') };
}

describe('building', () => {
  beforeEach(lendPackages);

  it('builds once, then says nothing until a source changes', async () => {
    expect(await prepare()).toMatchObject({ status: 0, err: '' });
    expect(await readFile(join(project, 'dist/hello.js'), 'utf8')).toContain('hello');
    expect(await prepare()).toEqual({ status: 0, out: '', err: '' });
    await writeFile(join(project, 'src/hello.ts'), 'export const hello: string = "servus";\n');
    expect(await prepare(['--quiet'])).toMatchObject({ status: 0, out: '' });
    expect(await readFile(join(project, 'dist/hello.js'), 'utf8')).toContain('servus');
  });

  it('bundles the explorer anew when it has changed, and builds nothing else then', async () => {
    await prepare();
    const before = await bundledScript();
    await writeFile(join(project, BROWSER, 'explorer.ts'), 'document.title = "servus";\n');
    const { status, out } = await prepare();
    expect(status).toBe(0);
    expect(out).toMatch(/^Bundling the explorer …\n.*: done in \d+ s\n$/);
    const after = await bundledScript();
    expect(after.name).not.toBe(before.name);
    expect(after.text).toContain('servus');
    expect(await prepare()).toEqual({ status: 0, out: '', err: '' });
  });

  it('tells what is wrong with the explorer', async () => {
    await writeFile(join(project, BROWSER, 'explorer.ts'), 'import "./nothing.js";\n');
    const { status, err } = await prepare();
    expect(status).toBe(1);
    expect(err).toMatch(
      /^Not ready: the build failed \(.*Could not resolve ".\/nothing\.js".*\): npm run build shows all\n$/,
    );
  });

  it('takes no failed build for a build', async () => {
    await writeFile(join(project, 'src/hello.ts'), 'export const hello: string = 1;\n');
    for (const attempt of [1, 2]) {
      const { status, err } = await prepare();
      expect([attempt, status]).toEqual([attempt, 1]);
      expect(err).toMatch(
        /^Not ready: the build failed \(.*hello\.ts.*TS2322.*\): npm run build shows all\n$/,
      );
    }
  });

  it('lets one of two build and the other wait', async () => {
    const both = await Promise.all([prepare(), prepare()]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    const said = both.map(({ out }) => out).join('');
    expect(said.match(/Building …/g)).toHaveLength(1);
  });

  it('takes over from a process that died while it prepared', async () => {
    await mkdir(join(project, 'dist'));
    const { pid } = spawnSync('true');
    await writeFile(join(project, 'dist/.preparing'), String(pid));
    expect(await prepare()).toMatchObject({ status: 0, err: '' });
  });

  it('only installs when told so', async () => {
    expect(await prepare(['--no-build'])).toEqual({ status: 0, out: '', err: '' });
  });
});

describe('what cannot work is told in one line', () => {
  it('no way to fetch the packages', async () => {
    const { status, err } = await prepare([], {
      env: { npm_config_registry: 'http://127.0.0.1:1/', npm_config_fetch_retries: '0' },
    });
    expect(status).toBe(1);
    expect(err).toBe(
      'Not ready: the packages cannot be fetched: connect to the internet, then start again\n',
    );
  });

  it('an incomplete project', async () => {
    await rm(join(project, 'package-lock.json'));
    const { status, err } = await prepare();
    expect(status).toBe(1);
    expect(err).toMatch(/^Not ready: package-lock.json is missing: .*\n$/);
  });

  asRoot('a folder that cannot be written', async () => {
    const { status, err } = await prepare([], { user: 1000 });
    expect(status).toBe(1);
    expect(err).toMatch(/^Not ready: the project folder cannot be written: .*\n$/);
  });
});
