import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { until } from './wait.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

const FLAGS = [
  '--headless=new',
  '--no-sandbox', // root cannot have one; the pages are our own
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
  '--remote-debugging-port=0',
  '--window-size=1400,900',
];

/** The browser of this machine, if there is one. */
export const CHROMIUM = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find(isProgram);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Told;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** What of an event is used. */
interface Told {
  readonly sessionId?: string;
  readonly url?: string;
  readonly request?: { readonly url: string };
  readonly entry?: { readonly level: string };
  readonly type?: string;
}

/** A page in a real browser, driven by the protocol of its developer tools. */
export class BrowserPage {
  /** What the page and its workers asked for, sockets among it. */
  readonly requests: string[] = [];
  /** What the console shows as an error or a warning: exceptions, refusals by the policy, failed requests. */
  readonly complaints: string[] = [];

  private readonly waiting = new Map<number, (message: Message) => void>();
  private session = '';
  private calls = 0;

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Message));
  }

  static async open(url: string): Promise<BrowserPage> {
    const profile = await mkdtemp(join(tmpdir(), 'bummerl-chromium-'));
    const child = spawn(CHROMIUM!, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const socket = new WebSocket(await debuggingAddress(child));
    await once(socket, 'open');
    const page = new BrowserPage(child, profile, socket);
    await page.attach();
    await page.call('Page.navigate', { url });
    return page;
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await ended;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 10 });
  }

  /** What `expression` gives in the page, awaited. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.call('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: T }).value;
  }

  /** Waits until `expression` is true in the page, which may be loaded again meanwhile. */
  async until(expression: string): Promise<void> {
    const ask = () =>
      this.evaluate<boolean>(`Boolean(${expression})`).catch((error: unknown) => {
        if (isGone(error)) return false;
        throw error;
      });
    await until(`${expression} (complaints: ${this.complaints.join('; ')})`, ask, 120_000);
  }

  /** Types `text` where the focus is. */
  async type(text: string): Promise<void> {
    await this.call('Input.insertText', { text });
  }

  private async attach(): Promise<void> {
    const { targetId } = await this.call('Target.createTarget', { url: 'about:blank' });
    const target = { targetId, flatten: true };
    const { sessionId } = await this.call('Target.attachToTarget', target);
    this.session = sessionId as string;
    await this.listen(this.session);
  }

  /** Hears of a page or worker, and of the workers that it starts, from their first request on. */
  private async listen(session: string): Promise<void> {
    const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await this.call('Target.setAutoAttach', autoAttach, session);
    for (const domain of ['Runtime', 'Log', 'Network']) {
      await this.call(`${domain}.enable`, {}, session);
    }
    if (session === this.session) await this.call('Page.enable', {}, session);
    await this.call('Runtime.runIfWaitingForDebugger', {}, session);
  }

  private async call(
    method: string,
    params: object,
    session = this.session,
  ): Promise<Record<string, unknown>> {
    const id = ++this.calls;
    const answer = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(
      JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }),
    );
    const { result, error } = await answer;
    if (error) throw new ProtocolError(`${method}: ${error.message}`, { cause: error });
    return result!;
  }

  private hear(message: Message): void {
    const { id, method, params } = message;
    if (id !== undefined) this.waiting.get(id)?.(message);
    else if (method && params) this.note(method, params);
  }

  private note(method: string, told: Told): void {
    const complain = () => this.complaints.push(JSON.stringify(told));
    if (method === 'Target.attachedToTarget') {
      // A worker may end, as the page is loaded again, before it is listened to.
      this.listen(told.sessionId!).catch((error: unknown) => isGone(error) || complain());
    }
    if (method === 'Network.requestWillBeSent') this.requests.push(told.request!.url);
    if (method === 'Network.webSocketCreated') this.requests.push(told.url!);
    if (method === 'Runtime.exceptionThrown') complain();
    if (method === 'Runtime.consoleAPICalled' && COMPLAINTS.includes(told.type!)) complain();
    if (method === 'Log.entryAdded' && COMPLAINTS.includes(told.entry!.level)) complain();
  }
}

/** What the browser refuses; its cause has the protocol's code. */
class ProtocolError extends Error {}

/** Whether what was spoken to has ended: the protocol's "session not found", or closed meanwhile. */
function isGone(error: unknown): boolean {
  if (!(error instanceof ProtocolError)) return false;
  const { code } = error.cause as { code: number };
  return code === -32001 || LEFT.test(error.message);
}

/** What the browser says of a page that is being loaded again. */
const LEFT =
  /Inspected target navigated or closed|Execution context was destroyed|Cannot find (default execution )?context/;

const COMPLAINTS = ['error', 'warning', 'assert'];

/** The browser tells on stderr where it is driven from. */
async function debuggingAddress(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr! })) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
    said.push(line);
  }
  throw new Error(`the browser did not start: ${said.join('\n')}`);
}
