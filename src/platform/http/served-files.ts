import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { compressContent } from './compressed-content.js';
import type { CompressedContent } from './compressed-content.js';

/** A file with its headers and encodings. */
export interface ServedFile {
  readonly type: string;
  readonly body: CompressedContent;
  /** The `etag`, which changes with the content. */
  readonly tag: string;
}

/** How long browsers keep a file whose name changes with its content: a year. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** The build output. Its relative path is the same from src and from dist. */
export const DIST = new URL('../../../dist/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** A folder of files for browsers. Each file is read and compressed once, at its first request. */
export class ServedFiles {
  private readonly loaded = new Map<string, Promise<ServedFile>>();
  private listed: Promise<ReadonlySet<string>> | undefined;

  /**
   * @param list returns the names that are served; any other name does not exist
   */
  constructor(
    private readonly folder: URL,
    private readonly list: (folder: URL) => Promise<readonly string[]>,
  ) {}

  /** The file of this name; undefined if there is none. */
  async file(name: string): Promise<ServedFile | undefined> {
    if (!(await this.names()).has(name)) return undefined;
    let promise = this.loaded.get(name);
    if (!promise) {
      promise = this.load(name);
      promise.catch(() => this.loaded.delete(name)); // a failure is not kept
      this.loaded.set(name, promise);
    }
    return promise;
  }

  /** The text of a file of the folder that is not served itself. */
  text(name: string): Promise<string> {
    return readFile(new URL(name, this.folder), 'utf8');
  }

  private names(): Promise<ReadonlySet<string>> {
    this.listed ??= this.list(this.folder)
      .then((names) => new Set(names))
      .catch((error: unknown) => {
        this.listed = undefined; // a failure is not kept
        throw error;
      });
    return this.listed;
  }

  private async load(name: string): Promise<ServedFile> {
    const body = await readFile(new URL(name, this.folder));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    return servedFile(type, body);
  }
}

/** Makes a file to serve from content that is made once. */
export async function servedFile(type: string, content: Buffer): Promise<ServedFile> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { type, body: await compressContent(content), tag: `"${hash}"` };
}
