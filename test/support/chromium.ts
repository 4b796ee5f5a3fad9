/**
 * The Chromium of this machine, driven by playwright-core. A test file starts one; its tests open
 * contexts and pages.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A name of this machine that the browser, unlike `localhost`, does not treat as secure. */
const PLAIN_HOST = 'plain.test';

const FLAGS = [
  '--no-sandbox', // Chromium has no sandbox when root starts it; the pages are our own
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // No spare process for a site that nobody visits.
  '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
  '--process-per-site',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

/** The address as another machine's browser would use it: by plain http, and not secure. */
export const asPlainHttp = (base: string): string => base.replace('127.0.0.1', PLAIN_HOST);

/** A guard against hanging, long enough for a very busy machine. */
const PATIENCE_MILLIS = 120_000;

const executablePath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find(isProgram);

export const hasBrowser = executablePath !== undefined;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, args: FLAGS });

/** A context that records the requests of its pages and the errors in their consoles. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<TestContext> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MILLIS);
  return new TestContext(context, options);
}

/** A visitor with a separate browser: nothing is shared with other contexts. */
export class TestContext {
  /** The requests of pages and their workers, sockets included. */
  readonly requests: string[] = [];
  /**
   * Errors and warnings of the console (exceptions, refusals by the policy, failed requests), and
   * dialogs.
   */
  readonly complaints: string[] = [];
  private free: Page | undefined;

  constructor(
    readonly context: BrowserContext,
    readonly options: BrowserContextOptions,
  ) {
    context.on('request', (request) => this.requests.push(request.url()));
    context.on('console', (message) => {
      const { url } = message.location();
      if (COMPLAINTS.has(message.type()) && !url.endsWith(ICON))
        this.complaints.push(message.text());
    });
    context.on('dialog', (dialog) => {
      this.complaints.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('weberror', (thrown) => this.complaints.push(String(thrown.error())));
  }

  async open(url: string): Promise<Page> {
    const page = await this.takePage();
    await page.goto(url);
    return page;
  }

  /** Stores a session for the client at `origin`. */
  async signIn(origin: string, { accessToken, refreshToken }: Tokens): Promise<void> {
    const expiresAt = new Date(Date.now() + SESSION_MILLIS).toISOString();
    const session = JSON.stringify({ accessToken, refreshToken, expiresAt });
    const page = await this.takePage();
    await page.goto(origin + EMPTY_PAGE);
    await page.evaluate(`localStorage.setItem('bummerl.session', ${JSON.stringify(session)})`);
    this.free = page;
  }

  /**
   * Deletes everything that the pages have stored, except data that the service lets browsers keep. One page may be
   * used again.
   */
  async empty(): Promise<void> {
    await this.context.setOffline(false);
    for (const page of this.context.pages()) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.emulateMedia({ colorScheme: null });
      await page.goto(new URL(EMPTY_PAGE, page.url()).href);
      await page.evaluate('localStorage.clear(); sessionStorage.clear();');
    }
    const [first, ...others] = this.context.pages();
    this.free = first;
    await Promise.all(others.map((page) => page.close()));
    this.requests.splice(0);
    this.complaints.splice(0);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  /** A page that was used before already has a process, with the client's scripts compiled. */
  private async takePage(): Promise<Page> {
    const { free } = this;
    this.free = undefined;
    if (free) return free;
    const page = await this.context.newPage();
    page.on('websocket', (socket) => this.requests.push(socket.url()));
    return page;
  }
}

/**
 * The path of a file of the service that does nothing. The browser requests an icon for it, which it does not for a
 * page of the client.
 */
const EMPTY_PAGE = '/icon.svg';
const ICON = '/favicon.ico';

/** The tokens of a sign-in. */
interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** The page treats the token as valid for this time. */
const SESSION_MILLIS = 600_000;

const COMPLAINTS = new Set(['error', 'warning', 'assert']);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
