/** Real: the web client from `npm run build`, and the schema of its types. */
import { describe, expect, it } from '@jest/globals';
import { readFile, readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { generated } from '../../clients/web/scripts/generate.mjs';

const BUILT = 'dist/web';

/** The limit of compressed script, in bytes, that a phone loads before it shows a card. */
const FIRST_LOAD = 131_000;

/** The imports that a script needs before it runs. Later imports are `import(…)` calls. */
const IMPORTS = /\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g;

const built = (path: string) => readFile(`${BUILT}/${path}`, 'utf8');

async function withImports(path: string, seen = new Map<string, string>()) {
  if (seen.has(path)) return seen;
  const code = await built(path);
  seen.set(path, code);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  for (const [, name] of code.matchAll(IMPORTS)) await withImports(folder + name!, seen);
  return seen;
}

describe('the built web client', () => {
  it('the types of the web client fit the present schema', async () => {
    for (const { path, text } of await generated()) {
      expect(await readFile(path, 'utf8')).toBe(text);
    }
  });

  it('the web client loads little script before it shows a page', async () => {
    const page = await built('index.html');
    const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(0);
    const scripts = new Map<string, string>();
    for (const path of named) await withImports(path, scripts);
    const messages = (await readdir(`${BUILT}/assets`)).filter((name) => /^(de|en)-/.test(name));
    // One language is loaded before the first page. The larger one is counted.
    expect(messages).toHaveLength(2);
    const sizes = await Promise.all(
      messages.map(async (name) => gzipSync(await built(`assets/${name}`)).length),
    );
    const code = [...scripts.values()].map((text) => gzipSync(text).length);
    const bytes = code.reduce((sum, size) => sum + size, Math.max(...sizes));
    expect(bytes).toBeLessThan(FIRST_LOAD);
    expect(bytes).toBeGreaterThan(20_000);
  });

  it('the service worker lists every file of the web client', async () => {
    const worker = await built('worker.js');
    expect(worker).not.toContain('%SHELL%');
    const files = await readdir(`${BUILT}/assets`);
    expect(files.filter((name) => !worker.includes(`/assets/${name}`))).toEqual([]);
    expect(worker).toContain('/index.html');
  });

  it('the page obeys its content security policy: it has no inline script and no inline style', async () => {
    const page = await built('index.html');
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });
});
