import { expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { until } from '../../support/wait.js';
import { say } from './pages.js';
import type { Language } from './pages.js';

export type ColorScheme = 'light' | 'dark';

/** What a page is asked for before it shows what it has. */
const AWAITED = new Set(['fetch', 'script']);

/**
 * A page of the client that stays open: axe is loaded once, and the client goes from address to address by itself, as
 * when links are followed.
 */
export class AxePage {
  private readonly awaited = new Set<Request>();

  private constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {
    page.on('request', (request) => {
      if (AWAITED.has(request.resourceType())) this.awaited.add(request);
    });
    page.on('requestfinished', (request) => this.awaited.delete(request));
    page.on('requestfailed', (request) => this.awaited.delete(request));
  }

  static async of(page: Page, language: Language, colorScheme: ColorScheme): Promise<AxePage> {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
    return new AxePage(page, language);
  }

  async look(path: string): Promise<void> {
    await this.go(path);
    await this.expectNone(path);
  }

  /** By a page that is no other's: what is shown afterwards is not what was shown before. */
  async go(path: string): Promise<void> {
    const nowhere = this.heading(say('app.notFound', this.language));
    await this.route('/nowhere');
    await nowhere.waitFor();
    await this.route(path);
    if (path !== '/nowhere') await nowhere.waitFor({ state: 'detached' });
    await this.settle();
  }

  /** Waits until the page has what it asked for. */
  async settle(): Promise<void> {
    await this.heading().first().waitFor();
    const loading = this.page.getByText(say('app.loading', this.language));
    await until('the page', async () => {
      await this.page.evaluate(DRAWN);
      return this.awaited.size === 0 && (await loading.count()) === 0;
    });
  }

  async expectNone(where: string): Promise<void> {
    await until('the colours', () => this.page.evaluate<boolean>(AT_REST));
    const found = await this.page.evaluate<string[]>(BARRIERS);
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

/** Resolves when what is known has been drawn. */
const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))`;

/** Whether no colour is on its way to another. */
const AT_REST = `document.getAnimations().every(({ playState }) => playState !== 'running')`;

/**
 * What axe has against the page: the rule, and where. The corner of a card is a picture: the card is called by its
 * name, “ten of hearts”, which has no “10” in it.
 */
const BARRIERS = `axe.run(document, { resultTypes: ['violations'], preload: false, selectors: false }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes
    .filter(({ html }) => id !== 'label-content-name-mismatch' || !html.includes('data-card'))
    .map(({ html }) => id + ': ' + html.slice(0, 200))))`;
