import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { handleProtocols, makeServer } from 'graphql-ws';
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { networkOf } from '../addresses.js';
import { Budgets } from '../accounting/budgets.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { clientAddress } from '../http/connections.js';
import { Presence } from '../presence/presence.js';
import { MAX_REQUEST_BYTES, SOCKET_POINTS } from '../accounting/price.js';
import { PaidInbox } from './paid-inbox.js';
import { ConnectionPresence } from './connection-presence.js';
import { Operations } from './operations.js';
import { GRAPHQL_PATH, pathOf } from './paths.js';
import { SocketConnection } from './socket-connection.js';
import { socketHooks } from './socket-hooks.js';
import type { ApiError } from '../api/api-error.js';
import { limitHeaders, reachedIn } from '../accounting/reported-cost.js';
import { SUBSCRIBER_RETRY_SECONDS, SubscriberLimits } from '../accounting/connections.js';

/** How long a new socket may take to send `connection_init`. */
const INIT_MILLIS = 5_000;
/** A socket that has not answered a ping before the next one is disconnected. */
const PING_EACH_MILLIS = 12_000;

/**
 * WebSocket's code for a server that restarts. Not 1001: some clients take it as a normal end and do not connect again.
 */
const SERVICE_RESTART = 1012;

const OPTIONS = {
  noServer: true,
  maxPayload: MAX_REQUEST_BYTES,
  /** Clients send a message in one fragment, or a few. */
  maxFragments: 32,
  /** One message at a time for each turn of the event loop, so that a socket with thousands keeps nobody waiting. */
  allowSynchronousEvents: false,
  /** A pong is sent when the ping has been paid. */
  autoPong: false,
  /** How long a client may take to answer a close before its connection is cut. */
  closeTimeout: 2_000,
  perMessageDeflate: false,
  handleProtocols,
};

/**
 * GraphQL over WebSocket, with graphql-ws. The server is our own, because Nest's sets no limits and leaves upgrades to
 * other paths open (ADR 25).
 */
@Injectable()
export class SocketServer implements OnModuleInit, OnModuleDestroy {
  private readonly sockets = new WebSocketServer(OPTIONS);
  private readonly answering = new WeakSet<WebSocket>();
  private readonly protocol: ReturnType<typeof makeServer>;
  private readonly connections = new Set<SocketConnection>();
  private pings: NodeJS.Timeout | undefined;
  private leaving = false;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly limits: SubscriberLimits,
    private readonly budgets: Budgets,
    @Inject(CONFIG) private readonly config: Config,
    operations: Operations,
    presence: Presence,
  ) {
    const hooks = socketHooks(operations, new ConnectionPresence(presence));
    this.protocol = makeServer({ ...hooks, connectionInitWaitTimeout: INIT_MILLIS });
  }

  onModuleInit(): void {
    const server = this.adapter.httpAdapter.getHttpServer() as HttpServer;
    server.on(
      'upgrade',
      (request: IncomingMessage, socket: Duplex, head: Buffer) =>
        void this.upgrade(request, socket, head),
    );
    this.pings = setInterval(() => this.ping(), PING_EACH_MILLIS);
  }

  get count(): number {
    return this.connections.size;
  }

  /** Whether a client waits for the answer to an operation. */
  get isAnswering(): boolean {
    return [...this.connections].some((connection) => connection.isAnswering);
  }

  /** Accepts no new sockets and operations. Running ones continue. */
  stopAccepting(): void {
    this.leaving = true;
    for (const connection of this.connections) connection.stopAccepting();
  }

  /** Disconnects all clients; they connect again to another process. */
  async close(): Promise<void> {
    this.stopAccepting();
    clearInterval(this.pings);
    for (const socket of this.sockets.clients) socket.close(SERVICE_RESTART, 'Connect again');
    await new Promise((resolve) => this.sockets.close(resolve));
  }

  /** Ends all sockets if the app is closed without an orderly stop. */
  async onModuleDestroy(): Promise<void> {
    await this.close();
  }

  /** An upgraded connection has no other listener, so each connection that is not accepted must be closed here. */
  private async upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    raw.on('error', () => raw.destroy());
    if (pathOf(request.url) !== GRAPHQL_PATH) return refuse(raw, 404);
    if (this.leaving) return refuse(raw, 503, RETRY);
    const address = clientAddress(request, this.config);
    const payer = { named: null, network: networkOf(address) };
    const left = new AbortController();
    raw.once('close', () => left.abort());
    await this.budgets.whenAffordable(payer, SOCKET_POINTS, left.signal, 'receiving');
    if (left.signal.aborted) return;
    const share = this.limits.admit(address);
    if (!share) return refuseFull(raw, this.limits.refusal());
    raw.once('close', () => share.leave());
    this.sockets.handleUpgrade(request, raw, head, (socket) => {
      this.answering.add(socket);
      socket.on('pong', () => this.answering.add(socket));
      const inbox = new PaidInbox(socket, raw, this.budgets, payer);
      const connection = new SocketConnection(
        socket,
        { request, share },
        this.protocol,
        raw,
        inbox,
      );
      this.connections.add(connection);
      socket.once('close', () => this.connections.delete(connection));
    });
  }

  private ping(): void {
    for (const socket of this.sockets.clients) {
      if (this.answering.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }
}

const RETRY = `Retry-After: ${SUBSCRIBER_RETRY_SECONDS}\r\n`;

function refuse(raw: Duplex, status: number, header = '', body = ''): void {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${header}Connection: close\r\n${length}`;
  raw.end(`${head}\r\n${body}`, () => raw.destroy());
}

/** The answer to an upgrade that a limit refuses: the error as over HTTP. */
function refuseFull(raw: Duplex, { message, extensions }: ApiError): void {
  const headers = {
    ...limitHeaders([], reachedIn(extensions)),
    'content-type': 'application/json; charset=utf-8',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  refuse(raw, 429, `${RETRY}${lines.join('')}`, body);
}
