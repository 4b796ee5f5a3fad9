/** Real: HTTP servers on this machine and the client's connections; the test resolves the names. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { OutboundHttp } from '../../../src/platform/outbound/outbound-http.js';
import type { OutboundSettings } from '../../../src/platform/outbound/outbound-http.js';
import { Receiver } from '../../support/receiver.js';

const free = (more: Partial<OutboundSettings> = {}) =>
  new OutboundHttp({ allowPrivate: true, ...more });

const message = (url: string, body: string | Uint8Array = '{}') => ({
  url,
  headers: { 'content-type': 'application/json', 'x-mark': '1' },
  body,
});

const failed = (failure: string) => ({ ok: false, failure });

describe('a request to a foreign server', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.open();
  });
  afterEach(() => receiver.close());

  it('an outbound request posts body and headers, and returns the status', async () => {
    const answer = await free().post(message(receiver.url('/hook?a=1'), '{"ä":1}'));
    expect(answer).toEqual({ ok: true, status: 204, body: '' });
    expect(receiver.received).toMatchObject([
      {
        path: '/hook?a=1',
        body: '{"ä":1}',
        headers: { 'x-mark': '1', 'user-agent': 'Bummerl', 'content-type': 'application/json' },
      },
    ]);
  });

  it('an outbound request posts bytes', async () => {
    await free().post(message(receiver.url(), Buffer.from('bytes')));
    expect(receiver.received[0]!.body).toBe('bytes');
  });

  it('an outbound request follows no redirect', async () => {
    const otherServer = await Receiver.open();
    receiver.reply = (response) => response.writeHead(307, { location: otherServer.url() }).end();
    expect(await free().post(message(receiver.url()))).toEqual({ ok: true, status: 307, body: '' });
    expect(otherServer.received).toEqual([]);
    await otherServer.close();
  });

  it('an outbound request does not read an endless answer', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    receiver.reply = (response) => {
      closed = once(response, 'close');
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    };
    expect(await free().post(message(receiver.url()))).toEqual({ ok: true, status: 200, body: '' });
    await closed;
  });

  it('an outbound request gives up on a server that does not answer, and hangs up', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    receiver.reply = (response) => void (closed = once(response, 'close'));
    const answer = await free({ timeoutMillis: 300 }).post(message(receiver.url()));
    expect(answer).toEqual(failed('TIMEOUT'));
    await closed;
  });

  it('an outbound request ends when it is cancelled', async () => {
    const controller = new AbortController();
    receiver.reply = () => controller.abort();
    const answer = await free().post({ ...message(receiver.url()), signal: controller.signal });
    expect(answer).toEqual(failed('ABORTED'));
  });

  it('an outbound request reports that nobody listens', async () => {
    const { port } = receiver;
    await receiver.close();
    const answer = await free().post(message(`http://127.0.0.1:${port}/`));
    expect(answer).toEqual(failed('CONNECTION_FAILED'));
    receiver = await Receiver.open();
  });

  it('an outbound request reports that the other end does not speak TLS', async () => {
    const answer = await free().post(message(`https://127.0.0.1:${receiver.port}/`));
    expect(answer).toEqual(failed('TLS_FAILED'));
  });
});

describe('outbound requests without private addresses', () => {
  let connections: number;
  let port: number;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  beforeEach(async () => {
    connections = 0;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(async () => {
    server.close();
    await once(server, 'close');
  });

  const LOCAL: LookupAddress = { address: '127.0.0.1', family: 4 };
  /** A public address that is assigned to nobody. */
  const NOWHERE: LookupAddress = { address: '2d00::1', family: 6 };
  const guarded = (resolve: OutboundSettings['resolve']) =>
    new OutboundHttp({ allowPrivate: false, timeoutMillis: 2000, resolve: resolve! });

  it('do not connect to one', async () => {
    const http = guarded(() => Promise.resolve([LOCAL]));
    const urls = [`https://127.0.0.1:${port}/`, `https://[::ffff:127.0.0.1]:${port}/`];
    for (const url of urls)
      expect(await http.post(message(url))).toEqual(failed('NO_PUBLIC_ADDRESS'));
    expect(connections).toBe(0);
  });

  it('do not connect to a name with one', async () => {
    const http = guarded(() => Promise.resolve([LOCAL, { address: '::1', family: 6 }]));
    const answer = await http.post(message(`https://hooks.example.org:${port}/`));
    expect(answer).toEqual(failed('NO_PUBLIC_ADDRESS'));
    expect(connections).toBe(0);
  });

  it('do not connect to a name that had a public one a moment ago', async () => {
    const answers = [NOWHERE, LOCAL];
    let lookups = 0;
    const http = guarded(() => Promise.resolve([answers[lookups++]!]));
    const url = `https://hooks.example.org:${port}/`;
    const first = await http.post(message(url));
    expect(['TIMEOUT', 'CONNECTION_FAILED']).toContain(first.ok || first.failure);
    expect(lookups).toBe(1); // it connects to the address that was checked
    expect(await http.post(message(url))).toEqual(failed('NO_PUBLIC_ADDRESS'));
    expect(connections).toBe(0);
  });

  it('use only the public ones of several addresses', async () => {
    const http = guarded(() => Promise.resolve([LOCAL, NOWHERE]));
    const answer = await http.post(message(`https://hooks.example.org:${port}/`));
    expect(['TIMEOUT', 'CONNECTION_FAILED']).toContain(answer.ok || answer.failure);
    expect(connections).toBe(0);
  });

  it('report an unknown name as one without a public address', async () => {
    const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    const http = guarded(() => Promise.reject(unknown));
    const answer = await http.post(message('https://hooks.example.org/'));
    expect(answer).toEqual(failed('NO_PUBLIC_ADDRESS'));
  });
});
