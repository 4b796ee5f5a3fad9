import { readdir } from 'node:fs/promises';
import type { Config } from '../../config/config.js';
import { ServedFiles, servedFile } from '../served-files.js';
import type { ServedFile } from '../served-files.js';

const PAGE = 'index.html';

/**
 * The element of the page that names the service with its API; if `content` is empty, the page uses the service that
 * sent it.
 */
const API = '<meta name="bummerl-api" content="" />';

/** The built files of clients/web: the page, its assets, and files that browsers request by fixed names. */
export class WebFiles {
  private readonly files = new ServedFiles('web', (folder) => readdir(folder, { recursive: true }));
  private made: Promise<ServedFile> | undefined;

  constructor(private readonly settings: Pick<Config, 'WEB_API_URL'>) {}

  /** A file by its path below the root; undefined if there is none. */
  file(path: string): Promise<ServedFile | undefined> {
    return path === PAGE ? this.page() : this.files.file(path);
  }

  /** The page, which is the same for every address of the client. */
  page(): Promise<ServedFile> {
    this.made ??= this.make().catch((error: unknown) => {
      this.made = undefined; // a failure is not kept
      throw error;
    });
    return this.made;
  }

  private async make(): Promise<ServedFile> {
    const built = await this.files.text(PAGE);
    const { WEB_API_URL } = this.settings;
    // An origin contains nothing that needs escaping.
    const origin = WEB_API_URL === undefined ? '' : new URL(WEB_API_URL).origin;
    const text = built.replace(API, API.replace('""', `"${origin}"`));
    return servedFile('text/html; charset=utf-8', Buffer.from(text));
  }
}
