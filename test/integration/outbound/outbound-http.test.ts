/** Real: HTTP servers on this machine and the client's connections; names are a resolver's own. */
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

describe('a call to a stranger’s server', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.open();
  });
  afterEach(() => receiver.close());

  it('posts the body and the headers, and tells the status', async () => {
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

  it('posts bytes', async () => {
    await free().post(message(receiver.url(), Buffer.from('bytes')));
    expect(receiver.received[0]!.body).toBe('bytes');
  });

  it('follows no redirect', async () => {
    const elsewhere = await Receiver.open();
    receiver.reply = (response) => response.writeHead(307, { location: elsewhere.url() }).end();
    expect(await free().post(message(receiver.url()))).toEqual({ ok: true, status: 307, body: '' });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('does not read an answer that never ends', async () => {
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

  it('gives up on a server that does not answer, and hangs up', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    receiver.reply = (response) => void (closed = once(response, 'close'));
    const answer = await free({ timeoutMillis: 300 }).post(message(receiver.url()));
    expect(answer).toEqual(failed('TIMEOUT'));
    await closed;
  });

  it('ends when it is called off', async () => {
    const calledOff = new AbortController();
    receiver.reply = () => calledOff.abort();
    const answer = await free().post({ ...message(receiver.url()), signal: calledOff.signal });
    expect(answer).toEqual(failed('ABORTED'));
  });

  it('tells when nobody listens', async () => {
    const { port } = receiver;
    await receiver.close();
    const answer = await free().post(message(`http://127.0.0.1:${port}/`));
    expect(answer).toEqual(failed('CONNECTION_FAILED'));
    receiver = await Receiver.open();
  });

  it('tells when the other end does not speak TLS', async () => {
    const answer = await free().post(message(`https://127.0.0.1:${receiver.port}/`));
    expect(answer).toEqual(failed('TLS_FAILED'));
  });
});

describe('where private addresses are not allowed', () => {
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
  /** Of the world's addresses, but given to nobody. */
  const NOWHERE: LookupAddress = { address: '2d00::1', family: 6 };
  const guarded = (resolve: OutboundSettings['resolve']) =>
    new OutboundHttp({ allowPrivate: false, timeoutMillis: 2000, resolve: resolve! });

  it('none is connected to, by number', async () => {
    const http = guarded(() => Promise.resolve([LOCAL]));
    const urls = [`https://127.0.0.1:${port}/`, `https://[::ffff:127.0.0.1]:${port}/`];
    for (const url of urls)
      expect(await http.post(message(url))).toEqual(failed('NO_PUBLIC_ADDRESS'));
    expect(connections).toBe(0);
  });

  it('none is connected to by a name', async () => {
    const http = guarded(() => Promise.resolve([LOCAL, { address: '::1', family: 6 }]));
    const answer = await http.post(message(`https://hooks.example.org:${port}/`));
    expect(answer).toEqual(failed('NO_PUBLIC_ADDRESS'));
    expect(connections).toBe(0);
  });

  it('none is connected to by a name that was public a moment ago', async () => {
    const answers = [NOWHERE, LOCAL];
    let asked = 0;
    const http = guarded(() => Promise.resolve([answers[asked++]!]));
    const url = `https://hooks.example.org:${port}/`;
    const first = await http.post(message(url));
    expect(['TIMEOUT', 'CONNECTION_FAILED']).toContain(first.ok || first.failure);
    expect(asked).toBe(1); // the connection went to the address that was looked at
    expect(await http.post(message(url))).toEqual(failed('NO_PUBLIC_ADDRESS'));
    expect(connections).toBe(0);
  });

  it('of several addresses the public ones are taken alone', async () => {
    const http = guarded(() => Promise.resolve([LOCAL, NOWHERE]));
    const answer = await http.post(message(`https://hooks.example.org:${port}/`));
    expect(['TIMEOUT', 'CONNECTION_FAILED']).toContain(answer.ok || answer.failure);
    expect(connections).toBe(0);
  });

  it('a name that nobody knows is told as one that leads nowhere public', async () => {
    const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    const http = guarded(() => Promise.reject(unknown));
    const answer = await http.post(message('https://hooks.example.org/'));
    expect(answer).toEqual(failed('NO_PUBLIC_ADDRESS'));
  });
});
