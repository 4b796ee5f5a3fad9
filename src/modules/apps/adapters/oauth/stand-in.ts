import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { stringify } from 'node:querystring';
import { Readable } from 'node:stream';

/** What oidc-provider reads beside a request's own fields. */
export interface Beside {
  /** In place of what was sent, of the same type. */
  readonly body?: unknown;
  /** Of the address, in place of what was asked for. */
  readonly path?: string;
}

/**
 * A request as oidc-provider wants it: its body to be read, and sent to the service's public address,
 * whatever its own headers say of that.
 */
export function standIn(
  { raw, body: sent }: FastifyRequest,
  publicUrl: string,
  { body = sent, path = pathOf(raw.url!, publicUrl) }: Beside = {},
): IncomingMessage {
  const { host, protocol, pathname } = new URL(publicUrl);
  const bytes = encoded(body, raw.headers['content-type']);
  const headers = {
    ...raw.headers,
    'x-forwarded-host': undefined,
    'transfer-encoding': undefined,
    host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(bytes && { 'content-length': String(bytes.length) }),
  };
  const { method, httpVersion, httpVersionMajor, httpVersionMinor, socket } = raw;
  const prefix = pathname.replace(/\/$/, '');
  return Object.assign(Readable.from(bytes ? [bytes] : [], { objectMode: false }), {
    ...{ method, httpVersion, httpVersionMajor, httpVersionMinor, socket, headers },
    url: path,
    originalUrl: `${prefix}${path}`,
  }) as unknown as IncomingMessage;
}

/** Without the host that a request line may name: what is made of it would be sent on. */
function pathOf(url: string, publicUrl: string): string {
  const { pathname, search } = new URL(url, publicUrl);
  return `${pathname}${search}`;
}

function encoded(body: unknown, type = ''): Buffer | null {
  if (body === undefined || body === null) return null;
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  return Buffer.from(isForm ? stringify(body as Record<string, string>) : JSON.stringify(body));
}
