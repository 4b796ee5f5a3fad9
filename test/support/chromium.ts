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
  return new TestContext(context);
}

/** A visitor with a browser of their own: nothing is shared with other contexts. */
export class TestContext {
  /** What pages and their workers asked for, sockets among it. */
  readonly requests: string[] = [];
  /** What the console shows as an error or a warning: exceptions, refusals by the policy, failed requests. */
  readonly complaints: string[] = [];

  constructor(readonly context: BrowserContext) {
    context.on('request', (request) => this.requests.push(request.url()));
    context.on('console', (message) => {
      if (COMPLAINTS.has(message.type())) this.complaints.push(message.text());
    });
    context.on('weberror', (thrown) => this.complaints.push(String(thrown.error())));
  }

  async open(url: string): Promise<Page> {
    const page = await this.context.newPage();
    page.on('websocket', (socket) => this.requests.push(socket.url()));
    await page.goto(url);
    return page;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

const COMPLAINTS = new Set(['error', 'warning', 'assert']);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
