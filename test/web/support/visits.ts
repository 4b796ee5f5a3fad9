/** Visitors of a service that serves the web client as it is built: each has a browser context of their own. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openContext, startBrowser } from '../../support/browser.js';
import type { TestContext } from '../../support/browser.js';
import { PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { Settings, TestService } from '../../support/service.js';
import { enter } from './pages.js';
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
  private readonly kept = new KeptContexts();
  private readonly known: TestClient[] = [];

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
    const wanted = { ...STILL, ...options };
    const context = this.kept.take(wanted) ?? (await openContext(this.browser!, wanted));
    this.contexts.push(context);
    return context;
  }

  /** A page on which `player` is signed in, in English. */
  async pageOf({ username }: TestClient, context?: TestContext): Promise<Page> {
    const page = await (context ?? (await this.visit())).open(`${this.service.base}/login`);
    await enter(page, 'app.signIn', { username, password: PASSWORD });
    return page;
  }

  /** A page of `player`, whose browser knows them: who signs in by the form is tested once. */
  async pageAt(player: TestClient, path: string, visitor: Visitor = {}): Promise<Page> {
    const { language = 'en', ...options } = visitor;
    const { base } = this.service;
    const context = await this.visit({ locale: `${language}-AT`, ...options });
    await context.signIn(base, player);
    return context.open(`${base}${path}`);
  }

  /** Two players, the same for every test of the block. */
  async pair(): Promise<[TestClient, TestClient]> {
    const [one, other] = await this.players(2);
    return [one!, other!];
  }

  /** So many players, the same for every test of the block. */
  async players(count: number): Promise<TestClient[]> {
    while (this.known.length < count) this.known.push(await this.service.player());
    return this.known.slice(0, count);
  }

  /** Closes what the visitors opened; what their pages complained of, but for what tests have done to them. */
  async leave(): Promise<string[]> {
    const left = this.contexts.splice(0);
    const complaints = left.flatMap((context) => context.complaints.splice(0));
    await Promise.all(left.map((context) => this.kept.keep(context, this.service.base)));
    return complaints.filter((complaint) => !OF_TESTS.test(complaint));
  }
}

/** Contexts that were left: the next visitor with such a browser finds the client's files there, and nothing else. */
class KeptContexts {
  private readonly free = new Map<string, TestContext[]>();

  take(options: BrowserContextOptions): TestContext | undefined {
    return this.free.get(JSON.stringify(options))?.pop();
  }

  async keep(context: TestContext, base: string): Promise<void> {
    // A worker outlives its pages, and another address may be gone.
    const isOfBase = context.context.pages().every((page) => page.url().startsWith(`${base}/`));
    if (context.options.serviceWorkers !== 'block' || !isOfBase) return context.close();
    await context.empty();
    const key = JSON.stringify(context.options);
    this.free.set(key, [...(this.free.get(key) ?? []), context]);
  }
}
