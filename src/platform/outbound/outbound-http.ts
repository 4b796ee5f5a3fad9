import { Global, Module } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { Client } from 'undici';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import {
  destinationProblem,
  guardedLookup,
  NoPublicAddress,
  systemResolver,
} from './destination.js';
import type { DestinationProblem, Resolver } from './destination.js';

/** Why a call to a user's server got no answer. */
export const OUTBOUND_FAILURES = [
  'NO_PUBLIC_ADDRESS',
  'CONNECTION_FAILED',
  'TLS_FAILED',
  'TIMEOUT',
  'ABORTED',
] as const;
export type OutboundFailure = (typeof OUTBOUND_FAILURES)[number];

/**
 * The answer's status, also of a redirect, because none is followed. The body is cut to the requested size.
 */
export type OutboundAnswer =
  | { readonly ok: true; readonly status: number; readonly body: string }
  | { readonly ok: false; readonly failure: OutboundFailure };

export interface OutboundPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** How many bytes of the answer are read; none by default. */
  readonly readBytes?: number;
  /** How long the body of the answer may take; what has come until then counts. Without it, as long as the call may take. */
  readonly bodyMillis?: number;
  /** Ends the call early, as when the process stops. */
  readonly signal?: AbortSignal;
}

export interface OutboundSettings {
  /** A setting of the operator: private addresses, plain http and every port are allowed. */
  readonly allowPrivate: boolean;
  /** The time for one call in total; 10 seconds by default. */
  readonly timeoutMillis?: number;
  readonly resolve?: Resolver;
}

const TIMEOUT_MILLIS = 10_000;

/**
 * Posts to addresses that users gave. It connects only to public addresses, which it checks at the connection. It
 * follows no redirect, keeps no connection, and reads no more bytes than requested.
 */
export class OutboundHttp {
  constructor(private readonly settings: OutboundSettings) {}

  /** Why nothing would be sent to `url`; null if it is allowed. */
  problemOf(url: string): DestinationProblem | null {
    return destinationProblem(url, this.settings.allowPrivate);
  }

  async post(post: OutboundPost): Promise<OutboundAnswer> {
    if (this.problemOf(post.url)) return { ok: false, failure: 'NO_PUBLIC_ADDRESS' };
    const url = new URL(post.url);
    const timeout = AbortSignal.timeout(this.settings.timeoutMillis ?? TIMEOUT_MILLIS);
    const client = await this.connectionTo(url);
    try {
      return { ok: true, ...(await send(client, url, post, timeout)) };
    } catch (error) {
      if (post.signal?.aborted) return { ok: false, failure: 'ABORTED' };
      return { ok: false, failure: timeout.aborted ? 'TIMEOUT' : failureOf(error) };
    } finally {
      await client.destroy();
    }
  }

  /** A new connection for each call, so that no connection that was checked for another call is used. */
  private async connectionTo(url: URL): Promise<Client> {
    const { Client } = await import('undici');
    const { allowPrivate, resolve = systemResolver } = this.settings;
    return new Client(
      url.origin,
      allowPrivate ? {} : { connect: { lookup: guardedLookup(resolve) } },
    );
  }
}

async function send(
  client: Client,
  url: URL,
  { headers, body, readBytes = 0, bodyMillis, signal }: OutboundPost,
  timeout: AbortSignal,
): Promise<{ status: number; body: string }> {
  const answer = await client.request({
    method: 'POST',
    path: url.pathname + url.search,
    headers: { 'user-agent': 'Bummerl', ...headers },
    body,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return { status: answer.statusCode, body: await beginningOf(answer.body, readBytes, bodyMillis) };
}

/** Reads the first bytes of an answer and ignores the rest, however long or slow it is. */
async function beginningOf(body: Readable, bytes: number, millis?: number): Promise<string> {
  body.on('error', () => undefined);
  let read = Buffer.alloc(0);
  const cut = millis === undefined ? undefined : setTimeout(() => body.destroy(), millis);
  try {
    for await (const chunk of bytes > 0 ? body : []) {
      read = Buffer.concat([read, chunk as Buffer]);
      if (read.length >= bytes) break;
    }
  } catch (error) {
    if (millis === undefined) throw error;
  } finally {
    clearTimeout(cut);
    body.destroy();
  }
  return read.subarray(0, bytes).toString('utf8');
}

const TLS_CODES = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/;

function failureOf(error: unknown): OutboundFailure {
  const { code = '' } = error as { code?: string };
  if (error instanceof NoPublicAddress || /^E(NOTFOUND|AI_)/.test(code)) return 'NO_PUBLIC_ADDRESS';
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return 'TIMEOUT';
  return TLS_CODES.test(code) ? 'TLS_FAILED' : 'CONNECTION_FAILED';
}

/** Calls to servers that users name. */
@Global()
@Module({
  providers: [
    {
      provide: OutboundHttp,
      inject: [CONFIG],
      useFactory: ({ WEBHOOKS_ALLOW_PRIVATE }: Config) =>
        new OutboundHttp({ allowPrivate: WEBHOOKS_ALLOW_PRIVATE }),
    },
  ],
  exports: [OutboundHttp],
})
export class OutboundModule {}
