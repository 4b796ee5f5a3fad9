/** Visitors of a service that serves the web client as it is built: each has a browser context of their own. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openContext, startBrowser } from '../../support/browser.js';
import type { TestContext } from '../../support/browser.js';
import { PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { Settings, TestService } from '../../support/service.js';
import { enter, fillIn } from './pages.js';
import type { Language } from './pages.js';

/** Nobody waits for what moves, or for a worker that keeps every file for each visitor. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' };

/** What the browser says of requests without a network, and of a worker that a test does without. */
const OF_TESTS = /ERR_INTERNET_DISCONNECTED|WebSocket connection|blocked by Playwright/;

/** Their browser, and what it speaks; English unless it is named. */
interface Visitor extends BrowserContextOptions {
  readonly language?: Language;
}

/**
 * A service and a browser for the tests of this block. After each test its visitors leave, and none of their pages may
 * have complained.
 */
export function useVisits(settings: Settings = {}): Visits {
  const visits = new Visits(settings);
  beforeAll(() => visits.begin());
  afterEach(async () => {
    expect(await visits.leave()).toEqual([]);
  });
  afterAll(() => visits.end());
  return visits;
}

export class Visits {
  private running: TestService | undefined;
  private browser: Browser | undefined;
  private readonly contexts: TestContext[] = [];

  constructor(private readonly settings: Settings) {}

  get service(): TestService {
    return this.running!;
  }

  async begin(): Promise<void> {
    this.running = await startService(this.settings);
    this.browser = await startBrowser();
  }

  async end(): Promise<void> {
    await this.browser?.close();
    await this.running?.stop();
  }

  async visit(options: BrowserContextOptions = {}): Promise<TestContext> {
    const context = await openContext(this.browser!, { ...STILL, ...options });
    this.contexts.push(context);
    return context;
  }

  /** A page on which `player` is signed in, in English. */
  async pageOf({ username }: TestClient, context?: TestContext): Promise<Page> {
    const page = await (context ?? (await this.visit())).open(`${this.service.base}/login`);
    await enter(page, 'app.signIn', { username, password: PASSWORD });
    return page;
  }

  /** A page of `player`, who has signed in on the way there. */
  async pageAt({ username }: TestClient, path: string, visitor: Visitor = {}): Promise<Page> {
    const { language = 'en', ...options } = visitor;
    const { base } = this.service;
    const context = await this.visit({ locale: `${language}-AT`, ...options });
    const page = await context.open(`${base}/login?to=${encodeURIComponent(path)}`);
    await fillIn(page, 'app.signIn', { username, password: PASSWORD, language });
    await page.waitForURL(`${base}${path}`);
    return page;
  }

  /** Two new players. */
  async pair(): Promise<[TestClient, TestClient]> {
    return [await this.service.player(), await this.service.player()];
  }

  /** Closes what the visitors opened; what their pages complained of, but for what tests have done to them. */
  async leave(): Promise<string[]> {
    const left = this.contexts.splice(0);
    await Promise.all(left.map((context) => context.close()));
    return left
      .flatMap((context) => context.complaints)
      .filter((complaint) => !OF_TESTS.test(complaint));
  }
}
