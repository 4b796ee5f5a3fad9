import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler, Response } from 'graphql-sse';
import { Readable } from 'node:stream';
import type { ApiError } from '../api/api-error.js';
import { languageOf } from '../api/language.js';
import { asUnavailable, busy } from '../unavailable.js';
import { Presence } from '../presence/presence.js';
import { EventStream } from './event-stream.js';
import { isJson, keepPayer, namedDocumentIn, notJson, senderOf } from './http-request.js';
import { ConnectionPresence } from './connection-presence.js';
import { faultOf, Operations } from './operations.js';
import { EVENT_STREAM, STREAM_PATH } from './paths.js';
import { refusalOf } from './refusal.js';
import { refusalResponse, shaped, streamHandler } from './stream-hooks.js';
import { SubscriberLimits } from '../accounting/connections.js';
import type { SubscriberShare } from '../accounting/connections.js';
import { TrustedDocuments } from './trusted-documents.js';

/** Asks proxies not to hold small answers back. */
const UNBUFFERED = { 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' };

/**
 * How long the connection of a stream may be idle: several pings, and longer than the connection of a request. Node
 * resets the time.
 */
const IDLE_MILLIS = 60_000;

/**
 * GraphQL over server-sent events, with graphql-sse: one request for each operation, and nothing is kept between
 * requests (ADR 51).
 */
@Injectable()
export class StreamServer implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Set<EventStream>();
  private readonly presence: ConnectionPresence;
  private readonly library: Handler<EventStream, undefined>;
  private leaving = false;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly limits: SubscriberLimits,
    private readonly operations: Operations,
    private readonly trusted: TrustedDocuments,
    presence: Presence,
  ) {
    this.presence = new ConnectionPresence(presence);
    this.library = streamHandler(operations, this.presence);
  }

  onModuleInit(): void {
    this.adapter.httpAdapter.getInstance<FastifyInstance>().route({
      method: ['GET', 'POST'],
      url: STREAM_PATH,
      exposeHeadRoute: false,
      handler: (request, reply) => this.answer(request, reply),
    });
  }

  get count(): number {
    return this.streams.size;
  }

  /** The number of streams that are subscriptions. */
  get subscriptionCount(): number {
    return [...this.streams].filter(({ isSubscription }) => isSubscription).length;
  }

  /** Accepts no new streams. Running ones continue. */
  stopAccepting(): void {
    this.leaving = true;
  }

  /** Ends all streams; their clients connect again to another process. */
  async close(): Promise<void> {
    this.stopAccepting();
    await Promise.all([...this.streams].map((stream) => this.left(stream)));
  }

  /** Ends all streams if the app is closed without an orderly stop. */
  async onModuleDestroy(): Promise<void> {
    await this.close();
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (reply.raw.destroyed) return reply.hijack(); // its end was reported already
    void reply.headers(UNBUFFERED);
    const refuse = (error: ApiError, status: number) =>
      send(
        reply,
        refusalResponse([refusalOf(error)!], status, {
          language: languageOf(senderOf(request).acceptLanguage),
          requestId: request.id,
        }),
      );
    if (this.leaving) return refuse(busy(), 503);
    if (!isJson(request)) return refuse(notJson(), 415);
    const share = this.limits.admit(request.ip);
    if (!share) return refuse(this.limits.refusal(), 429);
    const stream = this.streamFor(request, reply, share);
    await keepPayer(request, stream.context);
    const [body, init] = await this.ask(stream);
    void reply.header('content-language', stream.context.language);
    if (body === null || typeof body === 'string') return send(reply, [body, init]);
    if (reply.raw.destroyed) await body.return();
    request.socket.setTimeout(IDLE_MILLIS);
    void reply.type(`${EVENT_STREAM}; charset=utf-8`);
    return reply.send(Readable.from(stream.written(body)));
  }

  private streamFor(
    request: FastifyRequest,
    reply: FastifyReply,
    share: SubscriberShare,
  ): EventStream {
    const lastEventId = textOf(request.headers['last-event-id']);
    const caller = { share, sender: { ...senderOf(request), lastEventId } };
    const context = this.operations.contextFor(caller);
    const stream = new EventStream(request, caller, context, () => reply.raw.destroy());
    this.streams.add(stream);
    reply.raw.once('close', () => void this.left(stream));
    return stream;
  }

  private async ask(stream: EventStream): Promise<Response> {
    const { request } = stream;
    const { method, headers } = request;
    try {
      return await this.library({
        method,
        ...this.requestOf(request),
        headers: { get: (name) => (name === 'accept' ? EVENT_STREAM : textOf(headers[name])) },
        raw: stream,
        context: undefined,
      });
    } catch (error) {
      const reported = refusalOf(error) ?? refusalOf(asUnavailable(error)) ?? faultOf(error);
      return refusalResponse([reported], 400, stream.context);
    }
  }

  private async left(stream: EventStream): Promise<void> {
    this.streams.delete(stream);
    this.presence.closed(stream);
    stream.caller.share.leave();
    this.operations.end(stream.context);
    await stream.leave();
  }

  /** The request for graphql-sse. The id of a trusted document is replaced by its text. */
  private requestOf(request: FastifyRequest): {
    url: string;
    body: Record<string, unknown> | null;
  } {
    const named = namedDocumentIn(request);
    const query = this.trusted.textOf(named);
    const isGet = request.method === 'GET';
    if (query === undefined) return { url: request.url, body: isGet ? null : { ...named } };
    if (!isGet) return { url: request.url, body: { ...named, query } };
    const params = new URLSearchParams(request.url.split('?')[1]);
    params.set('query', query);
    return { url: `${STREAM_PATH}?${String(params)}`, body: null };
  }
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

function send(reply: FastifyReply, [body, { status, headers = {} }]: Response): FastifyReply {
  void reply.status(status).headers(headers);
  return reply.send(typeof body === 'string' ? shaped(body, reply.request.id) : null);
}
