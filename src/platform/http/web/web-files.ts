import { readdir } from 'node:fs/promises';
import type { Config } from '../../config/config.js';
import { DIST, ServedFiles, servedFile } from '../served-files.js';
import type { ServedFile } from '../served-files.js';
import { withPreview } from './preview-tags.js';
import type { PreviewedPage } from './preview-tags.js';

const PAGE = 'index.html';

/**
 * The element of the page that names the service with its API; if `content` is empty, the page uses the service that
 * sent it.
 */
const API = '<meta name="bummerl-api" content="" />';

/** The built files of clients/web: the page, its assets, and files that browsers request by fixed names. */
export class WebFiles {
  private readonly files = new ServedFiles(new URL('web/', DIST), (folder) =>
    readdir(folder, { recursive: true }),
  );
  private made: Promise<string> | undefined;

  constructor(private readonly settings: Pick<Config, 'WEB_API_URL'>) {}

  /** A file by its path below the root; undefined if there is none, and for the page. */
  async file(path: string): Promise<ServedFile | undefined> {
    return path === PAGE ? undefined : this.files.file(path);
  }

  /** The page, which differs between addresses only in its preview. */
  async page(preview: PreviewedPage): Promise<ServedFile> {
    this.made ??= this.make().catch((error: unknown) => {
      this.made = undefined; // a failure is not kept
      throw error;
    });
    const text = withPreview(await this.made, preview);
    return servedFile('text/html; charset=utf-8', Buffer.from(text));
  }

  private async make(): Promise<string> {
    const built = await this.files.text(PAGE);
    const { WEB_API_URL } = this.settings;
    // An origin contains nothing that needs escaping.
    const origin = WEB_API_URL === undefined ? '' : new URL(WEB_API_URL).origin;
    return built.replace(API, API.replace('""', `"${origin}"`));
  }
}
