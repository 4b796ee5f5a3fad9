import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { TestContext } from '../../../support/browser.js';
import { PASSWORD } from '../../../support/client.js';
import type { Settings, TestService } from '../../../support/service.js';
import { TcpProxy } from '../../../support/tcp-proxy.js';
import { fillInAndWait, textOf } from '../../support/pages.js';
import type { Language } from '../../support/pages.js';
import { Visits } from '../../support/visits.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

interface Device {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: Language;
  /** Scripts that run before those of every page. */
  readonly scripts?: readonly string[];
}

/**
 * The people of a test, each with a new browser. After it their browsers and networks are closed, and no page may have
 * logged an error.
 */
export function usePeople(settings: Settings = {}): People {
  const people = new People(new Visits(settings));
  beforeAll(() => people.visits.begin());
  afterEach(() => people.leave());
  afterAll(() => people.visits.end());
  return people;
}

export class People {
  private readonly present: Person[] = [];

  constructor(readonly visits: Visits) {}

  get service(): TestService {
    return this.visits.service;
  }

  async arrive(device: Device = {}): Promise<Person> {
    const person = await Person.withBrowser(this.visits, device);
    this.present.push(person);
    return person;
  }

  async leave(): Promise<void> {
    const complaints = await this.visits.closePages();
    for (const { network } of this.present.splice(0)) await network.cut();
    expect(complaints.filter((text) => !EXPECTED_ERRORS.test(text))).toEqual([]);
  }
}

/** What is logged when a test disturbs the network or blocks the storage. */
const EXPECTED_ERRORS =
  /net::ERR_|could not be renewed|TimeoutError|Failed to fetch|Access is denied for this document/;

/** A person with a browser, behind a network that a test can disturb. */
export class Person {
  private constructor(
    readonly context: TestContext,
    readonly page: Page,
    /** Between the browser and the service. */
    readonly network: TcpProxy,
    /** The address of the service as this person uses it. */
    readonly base: string,
    readonly language: Language,
  ) {}

  static async withBrowser(visits: Visits, device: Device): Promise<Person> {
    const { viewport = PHONE, language = 'en', scripts = [] } = device;
    const { hostname: host, port } = new URL(visits.service.base);
    const network = await TcpProxy.to({ host, port: Number(port) });
    const context = await visits.visit(optionsOf(viewport, language));
    for (const script of scripts) await context.context.addInitScript(script);
    const page = await context.context.newPage();
    const base = network.through(visits.service.base).replace(/\/$/, '');
    return new Person(context, page, network, base, language);
  }

  async open(path: string, page = this.page): Promise<void> {
    await page.goto(this.base + path);
  }

  /** A new tab of the same browser. */
  newTab(): Promise<Page> {
    return this.context.context.newPage();
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  get matchId(): string {
    return decodeURIComponent(this.path.split('/')[2] ?? '');
  }

  /** Starts a match against the easy bot as a guest. */
  async playNow(): Promise<void> {
    await this.open('/');
    await this.button('home.playNow').click();
    await this.page.waitForURL(/\/match\//);
  }

  async signIn({ username }: { readonly username: string }, page = this.page): Promise<void> {
    await this.open('/login', page);
    const { language } = this;
    await fillInAndWait(page, 'app.signIn', { username, password: PASSWORD, language });
  }

  text(key: string): string {
    return textOf(key, this.language);
  }

  /** A button by its text. */
  button(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.text(key), exact: true });
  }

  /** The cards of the hand that may be played now. */
  playable(page = this.page): Locator {
    return page.locator('button[data-card][data-state="legal"]');
  }
}

const optionsOf = (
  viewport: { readonly width: number; readonly height: number },
  language: Language,
): BrowserContextOptions => ({
  viewport,
  hasTouch: viewport.width < 600,
  locale: language === 'de' ? 'de-AT' : 'en-GB',
  serviceWorkers: 'allow',
  reducedMotion: 'no-preference',
});

/** The values of an attribute, in the order of the elements. */
export const attributesOf = (elements: Locator, name: string): Promise<string[]> =>
  elements.evaluateAll(
    (all: readonly Attributed[], key: string) => all.map((each) => each.getAttribute(key) ?? ''),
    name,
  );

/** The part of an element of a page that is used. The tests are compiled without the types of browsers. */
interface Attributed {
  getAttribute(name: string): string | null;
}
