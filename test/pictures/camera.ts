/** Takes pictures of pages on a phone and on a desktop, and writes them as PNG. */
import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openContext } from '../support/chromium.js';
import type { TestContext } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import { until } from '../support/wait.js';
import { enter } from '../web/support/pages.js';
import type { Language } from '../web/support/pages.js';
import { smaller } from './png.js';
import { VIEWER } from './tables.js';

const FOLDER = 'docs/pictures';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** How the page looks. */
export interface Look {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
}

/** A page to photograph: its name, its address, and what to do on it before. */
export interface Motif {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Photographs `motifs` in every size. */
export async function photograph(
  browser: Browser,
  base: string,
  look: Look,
  motifs: readonly Motif[],
): Promise<void> {
  for (const viewport of SIZES) {
    const visitor = await openContext(browser, optionsOf(look, viewport));
    try {
      const page = await signedIn(visitor, base, look);
      for (const motif of motifs) await take(page, base, motif, viewport.width);
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
  await enter(page, 'app.signIn', { username: VIEWER, password: PASSWORD, language });
  return page;
}

async function take(page: Page, base: string, motif: Motif, width: number): Promise<void> {
  await page.goto(`${base}${motif.path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await motif.prepare?.(page);
  await until('the page at rest', () => page.evaluate<boolean>(AT_REST));
  const path = `${FOLDER}/${motif.name}-${width}.png`;
  await writeFile(path, smaller(await page.screenshot()));
  process.stderr.write(`${path}\n`);
}

/** Whether no animation runs. */
const AT_REST = `document.getAnimations().every(({ playState }) => playState !== 'running')`;
