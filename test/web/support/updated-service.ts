import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';

const WORKER = '/worker.js';
const MARK = '\nself.build = "newer";\n';

/** Request headers that would get a cached or compressed worker. */
const CACHE_HEADERS = ['if-none-match', 'if-modified-since', 'accept-encoding'];

/** A proxy before a service. After `update` it serves a newer service worker, as after a new build. */
export class UpdatedService {
  private isNewer = false;
  private readonly server = createServer((req, res) => this.forward(req, res));

  private constructor(private readonly older: string) {}

  static async of(older: string): Promise<UpdatedService> {
    const service = new UpdatedService(older);
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    return service;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  update(): void {
    this.isNewer = true;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private forward(req: IncomingMessage, res: ServerResponse): void {
    const isWorker = req.url === WORKER;
    const headers = isWorker ? without(CACHE_HEADERS, req.headers) : req.headers;
    const target = new URL(req.url!, this.older);
    const forwarded = request(target, { method: req.method!, headers }, (answer) => {
      const responseHeaders = isWorker
        ? without(['content-length'], answer.headers)
        : answer.headers;
      res.writeHead(answer.statusCode!, responseHeaders);
      answer.pipe(res, { end: false });
      answer.once('end', () => res.end(isWorker && this.isNewer ? MARK : ''));
    });
    forwarded.once('error', () => res.destroy());
    req.pipe(forwarded);
  }
}

/** The state of the newer worker; undefined if there is none yet. */
export async function stateOfNewer(context: BrowserContext): Promise<string | undefined> {
  const states = context
    .serviceWorkers()
    .map((worker) => worker.evaluate<string | undefined>(STATE_IF_NEWER));
  return (await Promise.all(states)).find((state) => state !== undefined);
}

const STATE_IF_NEWER = `self.build === 'newer' ? self.serviceWorker.state : undefined`;

const without = <T extends object>(names: readonly string[], headers: T): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as T;
