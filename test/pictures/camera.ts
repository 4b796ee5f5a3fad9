/** Takes pictures of pages on a phone and on a desktop, and writes them as PNG. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openContext } from '../support/chromium.js';
import type { TestContext } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import { until } from '../support/wait.js';
import { fillInAndWait } from '../web/support/pages.js';
import type { Language } from '../web/support/pages.js';
import { withPalette } from './png.js';
import { VIEWER } from './tables.js';

type Size = NonNullable<BrowserContextOptions['viewport']>;

/** The pictures of the documentation, on a phone and at a desk. */
export const DOCUMENTATION: Album = {
  folder: 'docs/pictures',
  sizes: [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ],
};

/** More states of the table, to be looked at after a change of the layout. They are not committed. */
export const STATES: Album = {
  folder: 'dist/pictures',
  sizes: [
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ],
};

/** Where pictures are written, and the sizes of their screens. */
export interface Album {
  readonly folder: string;
  readonly sizes: readonly Size[];
}

export interface Look {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
}

/** A page to photograph: the picture's name, the page's path, and what is done on the page before. */
export interface Shot {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Photographs `shots` in every size of the album. */
export async function photograph(
  browser: Browser,
  base: string,
  look: Look,
  { shots, album = DOCUMENTATION }: { readonly shots: readonly Shot[]; readonly album?: Album },
): Promise<void> {
  await mkdir(album.folder, { recursive: true });
  for (const viewport of album.sizes) {
    const visitor = await openContext(browser, optionsOf(look, viewport));
    try {
      const page = await signedIn(visitor, base, look);
      for (const shot of shots) {
        const picture = `${album.folder}/${shot.name}-${viewport.width}.png`;
        await takePicture(page, base, shot, picture);
      }
    } finally {
      await visitor.close();
    }
  }
}

const optionsOf = (
  { language, colorScheme }: Look,
  viewport: BrowserContextOptions['viewport'],
): BrowserContextOptions => ({
  viewport: viewport ?? null,
  colorScheme,
  locale: language === 'de' ? 'de-AT' : 'en-GB',
  timezoneId: 'Europe/Vienna',
  reducedMotion: 'reduce',
});

async function signedIn(visitor: TestContext, base: string, { language }: Look): Promise<Page> {
  const page = await visitor.open(`${base}/login`);
  await fillInAndWait(page, 'app.signIn', { username: VIEWER, password: PASSWORD, language });
  return page;
}

async function takePicture(page: Page, base: string, shot: Shot, path: string): Promise<void> {
  await page.goto(`${base}${shot.path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await until('the page at rest', () => page.evaluate<boolean>(NO_ANIMATION));
  await writeFile(path, withPalette(await page.screenshot()));
  process.stderr.write(`${path}\n`);
}

/** Whether no animation runs. */
const NO_ANIMATION = `document.getAnimations().every(({ playState }) => playState !== 'running')`;
