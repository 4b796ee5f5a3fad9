/** Takes pictures of pages on a phone and on a desktop, and writes them as PNG. */
import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openContext } from '../support/chromium.js';
import type { TestContext } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import { until } from '../support/wait.js';
import { fillInAndWait } from '../web/support/pages.js';
import type { Language } from '../web/support/pages.js';
import { withPalette } from './png.js';
import { VIEWER } from './tables.js';

const FOLDER = 'docs/pictures';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

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

/** Photographs `motifs` in every size. */
export async function photograph(
  browser: Browser,
  base: string,
  look: Look,
  shots: readonly Shot[],
): Promise<void> {
  for (const viewport of SIZES) {
    const visitor = await openContext(browser, optionsOf(look, viewport));
    try {
      const page = await signedIn(visitor, base, look);
      for (const shot of shots) await takePicture(page, base, shot, viewport.width);
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

async function takePicture(page: Page, base: string, shot: Shot, width: number): Promise<void> {
  await page.goto(`${base}${shot.path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await until('the page at rest', () => page.evaluate<boolean>(NO_ANIMATION));
  const path = `${FOLDER}/${shot.name}-${width}.png`;
  await writeFile(path, withPalette(await page.screenshot()));
  process.stderr.write(`${path}\n`);
}

/** Whether no animation runs. */
const NO_ANIMATION = `document.getAnimations().every(({ playState }) => playState !== 'running')`;
