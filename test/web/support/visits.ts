/** Visitors of a service that serves the built web client. Each has their own browser context. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openContext, startBrowser } from '../../support/browser.js';
import type { TestContext } from '../../support/browser.js';
import { PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { Settings, TestService } from '../../support/service.js';
import { fillInAndWait } from './pages.js';
import type { Language } from './pages.js';

/** Saves time: no animations, and no service worker that caches every file for each visitor. */
const FAST: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' };

/** Messages of the browser about requests without a network, and about a blocked service worker. */
const EXPECTED_ERRORS = /ERR_INTERNET_DISCONNECTED|WebSocket connection|blocked by Playwright/;

/** The options of the visitor's browser, and its language. Default: English. */
interface Visitor extends BrowserContextOptions {
  readonly language?: Language;
}

/**
 * Starts a service and a browser for the tests of this block. After each test the visitors' pages are closed, and none
 * may have logged an error.
 */
export function useVisits(settings: Settings = {}): Visits {
  const visits = new Visits(settings);
  beforeAll(() => visits.begin());
  afterEach(async () => {
    expect(await visits.closePages()).toEqual([]);
  });
  afterAll(() => visits.end());
  return visits;
}

export class Visits {
  private running: TestService | undefined;
  private browser: Browser | undefined;
  private readonly contexts: TestContext[] = [];
  private readonly pool = new ContextPool();
  private readonly registered: TestClient[] = [];

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
    const all = { ...FAST, ...options };
    const context = this.pool.take(all) ?? (await openContext(this.browser!, all));
    this.contexts.push(context);
    return context;
  }

  /** A page on which `player` is signed in, in English. */
  async pageOf({ username }: TestClient, context?: TestContext): Promise<Page> {
    const page = await (context ?? (await this.visit())).open(`${this.service.base}/login`);
    await fillInAndWait(page, 'app.signIn', { username, password: PASSWORD });
    return page;
  }

  /** A page of `player` with a stored session. The form for signing in has its own test. */
  async pageAt(player: TestClient, path: string, visitor: Visitor = {}): Promise<Page> {
    const { language = 'en', ...options } = visitor;
    const { base } = this.service;
    const context = await this.visit({ locale: `${language}-AT`, ...options });
    await context.signIn(base, player);
    return context.open(`${base}${path}`);
  }

  /** Two players, the same in all tests of the block. */
  async pair(): Promise<[TestClient, TestClient]> {
    const [one, other] = await this.players(2);
    return [one!, other!];
  }

  newPlayers(count: number): Promise<TestClient[]> {
    return Promise.all(Array.from({ length: count }, () => this.service.player()));
  }

  /** `count` players, the same in all tests of the block. */
  async players(count: number): Promise<TestClient[]> {
    this.registered.push(...(await this.newPlayers(count - this.registered.length)));
    return this.registered.slice(0, count);
  }

  /** Closes the visitors' pages. Returns their errors, without those that tests cause on purpose. */
  async closePages(): Promise<string[]> {
    const left = this.contexts.splice(0);
    const complaints = left.flatMap((context) => context.complaints.splice(0));
    await Promise.all(left.map((context) => this.pool.keep(context, this.service.base)));
    return complaints.filter((complaint) => !EXPECTED_ERRORS.test(complaint));
  }
}

/** Contexts for reuse. The next visitor with the same options finds only the client's files in the cache. */
class ContextPool {
  private readonly free = new Map<string, TestContext[]>();

  take(options: BrowserContextOptions): TestContext | undefined {
    return this.free.get(JSON.stringify(options))?.pop();
  }

  async keep(context: TestContext, base: string): Promise<void> {
    // A service worker outlives its pages. A page of another address may belong to a service that has stopped.
    const isOfBase = context.context.pages().every((page) => page.url().startsWith(`${base}/`));
    if (context.options.serviceWorkers !== 'block' || !isOfBase) return context.close();
    await context.empty();
    const key = JSON.stringify(context.options);
    this.free.set(key, [...(this.free.get(key) ?? []), context]);
  }
}
