/** Chromium of this machine, driven by playwright-core. A file starts one; its tests open contexts and pages. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A name of this machine that the browser does not count as secure, as it does `localhost`. */
const PLAIN_HOST = 'plain.test';

const FLAGS = [
  '--no-sandbox', // root cannot have one; the pages are our own
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // No process waits for a site that nobody visits.
  '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
  '--process-per-site',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

/** The same address as another machine's browser has it: by plain http, and not secure. */
export const asPlainHttp = (base: string): string => base.replace('127.0.0.1', PLAIN_HOST);

/** A guard against hanging, for the busiest of machines. */
const PATIENCE_MILLIS = 120_000;

const executablePath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find(isProgram);

export const hasBrowser = executablePath !== undefined;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, args: FLAGS });

/** A context that waits as long as it must, and hears what its pages ask for and complain of. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<TestContext> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MILLIS);
  return new TestContext(context, options);
}

/** A visitor with a browser of their own: nothing is shared with other contexts. */
export class TestContext {
  /** What pages and their workers asked for, sockets among it. */
  readonly requests: string[] = [];
  /** What the console shows as an error or a warning: exceptions, refusals by the policy, failed requests; and dialogs. */
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

  /** The client at `origin` finds the session of somebody who has signed in there. */
  async signIn(origin: string, { accessToken, refreshToken }: Tokens): Promise<void> {
    const expiresAt = new Date(Date.now() + SESSION_MILLIS).toISOString();
    const session = JSON.stringify({ accessToken, refreshToken, expiresAt });
    const page = await this.takePage();
    await page.goto(origin + STILL);
    await page.evaluate(`localStorage.setItem('bummerl.session', ${JSON.stringify(session)})`);
    this.free = page;
  }

  /** Forgets whatever the pages have left, but what the service lets browsers keep; one of them may be used again. */
  async empty(): Promise<void> {
    await this.context.setOffline(false);
    for (const page of this.context.pages()) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.emulateMedia({ colorScheme: null });
      await page.goto(new URL(STILL, page.url()).href);
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

  /** A page that was used before has its process, in which the client's scripts are compiled. */
  private async takePage(): Promise<Page> {
    const { free } = this;
    this.free = undefined;
    if (free) return free;
    const page = await this.context.newPage();
    page.on('websocket', (socket) => this.requests.push(socket.url()));
    return page;
  }
}

/** A file of the service that does nothing; the browser looks for its icon, as it does for no page of the client. */
const STILL = '/icon.svg';
const ICON = '/favicon.ico';

/** What a sign-in gives. */
interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** Until then the page takes the token for one that the service takes. */
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
