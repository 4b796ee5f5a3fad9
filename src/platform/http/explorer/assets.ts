import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { packed } from '../packed.js';
import type { Packed } from '../packed.js';

/** A file of the explorer as it goes over the wire. */
export interface Asset {
  readonly type: string;
  readonly body: Packed;
}

/** What platform/setup/explorer.mjs has bundled; the names change with the content. */
interface Bundle {
  /** The page's module and its stylesheet. */
  readonly script: string;
  readonly style: string;
  /** All that is served: a name that is not here does not exist. */
  readonly files: readonly string[];
}

/** At the same place seen from src and from dist. */
const FOLDER = new URL('../../../../dist/explorer/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

let bundled: Promise<Bundle> | undefined;
const loaded = new Map<string, Promise<Asset>>();

/** Read once, when the explorer is first asked for. */
export function bundle(): Promise<Bundle> {
  bundled ??= readBundle().catch((error: unknown) => {
    bundled = undefined; // a failure is not kept
    throw error;
  });
  return bundled;
}

/** The file of this name, read and packed when it is first asked for; undefined if there is none. */
export async function asset(name: string): Promise<Asset | undefined> {
  const { files } = await bundle();
  if (!files.includes(name)) return undefined;
  let promise = loaded.get(name);
  if (!promise) {
    promise = load(name);
    promise.catch(() => loaded.delete(name)); // a failure is not kept
    loaded.set(name, promise);
  }
  return promise;
}

async function readBundle(): Promise<Bundle> {
  return JSON.parse(await readFile(new URL('manifest.json', FOLDER), 'utf8')) as Bundle;
}

async function load(name: string): Promise<Asset> {
  const body = await readFile(new URL(name, FOLDER));
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  return { type, body: await packed(body) };
}
