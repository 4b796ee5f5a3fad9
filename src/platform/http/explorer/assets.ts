import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { explore } from './browser.js';
import { TABS } from './tabs.js';
import { STYLE } from './page-style.js';

/** A file of the explorer as it goes over the wire. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly gzipped: Buffer;
  /** Changes with the content: an address with it may be cached for ever. */
  readonly version: string;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

interface Source {
  readonly type: string;
  readonly read: () => Promise<Buffer | string>;
}

/** The files that are served, and no others: a name that is not here does not exist. */
const SOURCES = {
  'react.js': fromPackage('react', 'umd/react.production.min.js', SCRIPT),
  'react-dom.js': fromPackage('react-dom', 'umd/react-dom.production.min.js', SCRIPT),
  'graphql-ws.js': fromPackage('graphql-ws', 'umd/graphql-ws.min.js', SCRIPT),
  'graphiql.js': fromPackage('graphiql', 'graphiql.min.js', SCRIPT),
  'graphiql.css': fromPackage('graphiql', 'graphiql.min.css', CSS),
  'explorer.js': made(`(${explore.toString()})(${JSON.stringify(TABS)});\n`, SCRIPT),
  'explorer.css': made(STYLE, CSS),
} satisfies Record<string, Source>;

export type AssetName = keyof typeof SOURCES;

export function isAssetName(name: string): name is AssetName {
  return Object.hasOwn(SOURCES, name);
}

const loaded = new Map<AssetName, Promise<Asset>>();

/** Reads and packs each file once, when it is first asked for. */
export function asset(name: AssetName): Promise<Asset> {
  let promise = loaded.get(name);
  if (!promise) {
    promise = load(SOURCES[name]);
    promise.catch(() => loaded.delete(name)); // a failure is not kept
    loaded.set(name, promise);
  }
  return promise;
}

async function load({ type, read }: Source): Promise<Asset> {
  const body = Buffer.from(await read());
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { type, body, gzipped: await promisify(gzip)(body), version };
}

function made(text: string, type: string): Source {
  return { type, read: () => Promise.resolve(text) };
}

function fromPackage(name: string, path: string, type: string): Source {
  return { type, read: () => readFile(join(packageFolder(name), path)) };
}

/** The folder of an installed package; its `exports` may name neither its files nor package.json. */
function packageFolder(name: string): string {
  const { resolve } = createRequire(import.meta.url);
  const folders = resolve.paths(name) ?? [];
  const entry = resolve(name, { paths: folders });
  const marker = join('node_modules', name);
  return entry.slice(0, entry.lastIndexOf(marker) + marker.length) || dirname(entry);
}
