import { expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { until } from '../../support/wait.js';
import { textOf } from './pages.js';
import type { Language } from './pages.js';

export type ColorScheme = 'light' | 'dark';

/** The types of request that a page waits for. */
const AWAITED_TYPES = new Set(['fetch', 'script']);

/**
 * A page of the client that stays open. Axe is loaded once, and the client's router changes the address, as after a
 * click on a link.
 */
export class AxePage {
  private readonly awaited = new Set<Request>();

  private constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {
    page.on('request', (request) => {
      if (AWAITED_TYPES.has(request.resourceType())) this.awaited.add(request);
    });
    page.on('requestfinished', (request) => this.awaited.delete(request));
    page.on('requestfailed', (request) => this.awaited.delete(request));
  }

  static async of(page: Page, language: Language, colorScheme: ColorScheme): Promise<AxePage> {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
    return new AxePage(page, language);
  }

  async check(path: string): Promise<void> {
    await this.go(path);
    await this.expectNoViolations(path);
  }

  /** Goes through an unknown address first, so that the check cannot see the previous page. */
  async go(path: string): Promise<void> {
    const nowhere = this.heading(textOf('app.notFound', this.language));
    await this.route('/nowhere');
    await nowhere.waitFor();
    await this.route(path);
    if (path !== '/nowhere') await nowhere.waitFor({ state: 'detached' });
    await this.settle();
  }

  /** Waits until all requests of the page are answered. */
  async settle(): Promise<void> {
    await this.heading().first().waitFor();
    const loading = this.page.getByText(textOf('app.loading', this.language));
    await until('the page', async () => {
      await this.page.evaluate(DRAWN);
      return this.awaited.size === 0 && (await loading.count()) === 0;
    });
  }

  async expectNoViolations(where: string): Promise<void> {
    await until('the colours', () => this.page.evaluate<boolean>(NO_ANIMATION));
    const found = await this.page.evaluate<string[]>(VIOLATIONS);
    expect({ where, found }).toEqual({ where, found: [] });
    expect(await this.page.locator('html').getAttribute('lang')).toBe(this.language);
  }

  private readonly heading = (name?: string) =>
    this.page.getByRole('main').getByRole('heading', { level: 1, ...(name && { name }) });

  private route(path: string): Promise<void> {
    return this.page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
  }
}

/** Resolves when the present state has been drawn. */
const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))`;

/** Whether no transition is running. */
const NO_ANIMATION = `document.getAnimations().every(({ playState }) => playState !== 'running')`;

/**
 * The violations that axe finds: the rule and the element. Cards are an exception: a corner shows “10”, which is not
 * part of the name, “ten of hearts”.
 */
const VIOLATIONS = `axe.run(document, { resultTypes: ['violations'], preload: false, selectors: false }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes
    .filter(({ html }) => id !== 'label-content-name-mismatch' || !html.includes('data-card'))
    .map(({ html }) => id + ': ' + html.slice(0, 200))))`;
