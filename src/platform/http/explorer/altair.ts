import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ServedFiles, servedFile } from '../served-files.js';
import type { ServedFile } from '../served-files.js';
import { START_SCRIPT } from './start-script.js';

/** Altair, as the package altair-static ships it, with our tabs. */
interface Explorer {
  readonly page: string;
  /** Part of each file's address. It changes with the files, so that browsers may keep them for ever. */
  readonly edition: string;
  /** A file by its path below the edition; undefined if there is none. */
  readonly file: (path: string) => Promise<ServedFile | undefined>;
}

const SCRIPT = 'start.js';

/** Folders, and pages: the service serves its own, and Altair's sandbox for scripts is not used. */
const UNSERVED = new Set(['', '.html']);

let loaded: Promise<Explorer> | undefined;

/** Loaded at the first request, and then kept. */
export function loadExplorer(): Promise<Explorer> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined; // a failure is not kept
    throw error;
  });
  return loaded;
}

async function load(): Promise<Explorer> {
  const { getAltairHtml, getDistDirectory } = await import('altair-static');
  const folder = pathToFileURL(`${getDistDirectory()}/`);
  const shipped = new ServedFiles(folder, async () =>
    (await readdir(folder, { recursive: true })).filter((name) => !UNSERVED.has(extname(name))),
  );
  const script = await servedFile('text/javascript; charset=utf-8', Buffer.from(START_SCRIPT));
  const manifest = await readFile(new URL('../../package.json', folder)); // has the version
  const hash = createHash('sha256').update(manifest).update(START_SCRIPT).digest('hex');
  const edition = hash.slice(0, 12);
  return {
    page: ownPage(getAltairHtml(), edition),
    edition,
    file: (path) => (path === SCRIPT ? Promise.resolve(script) : shipped.file(path)),
  };
}

/** Altair's page with our title, the address of its files, and the script that starts it. */
const ownPage = (html: string, edition: string): string =>
  html
    .replace('<html>', '<html lang="en">')
    .replace('<title>Altair</title>', '<title>Bummerl: explorer</title>')
    .replace('<base href="/" />', `<base href="/explorer/${edition}/" />`)
    .replace(/<style>.*?<\/style>/s, '') // hides the page until it has the stylesheet, which browsers do anyway
    .replace('</head>', `<script src="${SCRIPT}"></script></head>`)
    .replace(
      '</body>',
      '<noscript>The explorer needs JavaScript; the API is at /graphql.</noscript></body>',
    );
