/** The screens of journeys: a phone in German, whose words are longer, and a desk in English. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Language } from './pages.js';

interface Look {
  readonly language: Language;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const LOOKS: readonly Look[] = [
  { language: 'de', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1280, height: 800 } },
];

const WIDTHS = '[document.documentElement.clientWidth, document.documentElement.scrollWidth]';

const CUT_LINKS =
  '[...document.querySelectorAll("nav a")].filter((a) => a.scrollWidth > a.clientWidth).length';

/** No page scrolls sideways, and nothing of the navigation is cut off. */
export async function expectToFit(page: Page): Promise<void> {
  const [inner, scroll] = await page.evaluate<[number, number]>(WIDTHS);
  expect(scroll).toBe(inner);
  expect(await page.evaluate<number>(CUT_LINKS)).toBe(0);
}
