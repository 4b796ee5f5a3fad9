import { ServedFiles } from '../served-files.js';

/** The result of tools/explorer.mjs. The names change with the content. */
interface Bundle {
  /** The page's module and its stylesheet. */
  readonly script: string;
  readonly style: string;
  /** All files that are served. */
  readonly files: readonly string[];
}

let bundled: Promise<Bundle> | undefined;

export const explorerFiles = new ServedFiles('explorer', async () => (await bundle()).files);

/** Read once, at the first request. */
export function bundle(): Promise<Bundle> {
  bundled ??= readBundle().catch((error: unknown) => {
    bundled = undefined; // A failure is not cached.
    throw error;
  });
  return bundled;
}

const readBundle = async (): Promise<Bundle> =>
  JSON.parse(await explorerFiles.text('manifest.json')) as Bundle;
