/** Draws the picture that shared links show: without words, so that it serves all languages. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { withPalette } from './png.js';

const SOURCE = 'test/pictures/preview.svg';
const TARGET = 'clients/web/public/preview.png';

export async function drawPreview(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<body style="margin: 0">${readFileSync(SOURCE, 'utf8')}</body>`);
  writeFileSync(TARGET, withPalette(await page.screenshot()));
  await page.close();
}
