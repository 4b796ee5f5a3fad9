import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { stringify } from 'node:querystring';
import { Readable } from 'node:stream';

/** Values that oidc-provider reads instead of the request's own. */
export interface Overrides {
  /** A body of the same type as the body that was sent. */
  readonly body?: unknown;
  /** A path instead of the requested one. */
  readonly path?: string;
}

/**
 * A request as oidc-provider needs it: with a readable body, and addressed to the service's public address
 * regardless of its own headers.
 */
export function providerRequest(
  { raw, body: sent }: FastifyRequest,
  publicUrl: string,
  { body = sent, path = pathOf(raw.url!, publicUrl) }: Overrides = {},
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

/** Drops a host that the request line may name: the library would use it in redirects. */
function pathOf(url: string, publicUrl: string): string {
  const { pathname, search } = new URL(url, publicUrl);
  return `${pathname}${search}`;
}

function encoded(body: unknown, type = ''): Buffer | null {
  if (body === undefined || body === null) return null;
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  return Buffer.from(isForm ? stringify(body as Record<string, string>) : JSON.stringify(body));
}
