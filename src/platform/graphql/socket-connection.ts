import { Logger } from '@nestjs/common';
import { CloseCode } from 'graphql-ws';
import type { Server, WebSocket as Transport } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { ApiError } from '../api/api-error.js';
import { asUnavailable } from '../unavailable.js';
import type { SubscriberShare } from '../accounting/connections.js';
import type { PaidInbox } from './paid-inbox.js';

/** The data of a socket that graphql-ws keeps. */
export interface SocketExtra {
  readonly request: IncomingMessage;
  readonly share: SubscriberShare;
  /** Called when the client has sent `connection_init`, after which longer messages are allowed. */
  readonly initialized: () => void;
  /** Closes the socket, because its credential has ended. What runs on it ends first, with its own error. */
  readonly refuse: (reason: ApiError) => void;
  /** Calls `left` when the client has left, at once if it has already. */
  readonly onLeft: (left: () => void) => void;
}

/** The bytes that a socket may send before its `connection_init` is accepted: a token, and some pings. */
const MAX_INIT_BYTES = 8_192;

/** A client that reads slowly or not at all is disconnected if this many bytes wait for it. */
const MAX_UNSENT_BYTES = 4 * 1024 * 1024;

/** WebSocket's code for a message that is too long. */
const MESSAGE_TOO_BIG = 1009;

/** WebSocket's code for an outage. Clients of graphql-ws connect again. */
const TRY_AGAIN_LATER = 1013;

/** The error of graphql-ws for a message that only a server may send; the client's mistake. */
const FOREIGN_MESSAGE = /^Unexpected message of type/;

const logger = new Logger('Sockets');

/** One socket of graphql-ws, with limits for what it sends and receives. An error ends only this socket. */
export class SocketConnection {
  private readonly closed: (code: number, reason: string) => Promise<void>;
  private receive: (text: string) => Promise<void> = () => Promise.resolve();
  private leaving = false;
  /** Why the socket is closed when nothing runs on it any more. */
  private refusal: ApiError | null = null;

  constructor(
    private readonly socket: WebSocket,
    private readonly extra: Pick<SocketExtra, 'request' | 'share'>,
    server: Server<SocketExtra>,
    raw: Duplex,
    inbox: PaidInbox,
  ) {
    const initialized = this.limitInit(raw);
    socket.on('error', () => socket.terminate()); // ws has sent the reason to the client
    socket.on('ping', (data: Buffer) => inbox.receive(data.length, () => this.pong(data)));
    socket.on('pong', (data: Buffer) => inbox.receive(data.length, () => undefined));
    socket.on('message', (data: Buffer) =>
      inbox.receive(data.length, () => void this.handle(data)),
    );
    socket.once('close', (code, reason) => void this.end(code, String(reason)));
    this.closed = server.opened(this.transport(), {
      ...extra,
      initialized,
      refuse: (reason) => this.refuse(reason),
      onLeft: (left) => this.onLeft(left),
    });
  }

  /** Whether a running operation has a client that waits for its answer. Subscriptions do not count. */
  get isAnswering(): boolean {
    return this.socket.readyState === WebSocket.OPEN && this.extra.share.operations > 0;
  }

  /** Ignores new messages. The client sends them again when it has connected elsewhere. */
  stopAccepting(): void {
    this.leaving = true;
  }

  private transport(): Transport {
    return {
      protocol: this.socket.protocol,
      send: (text) => this.send(text),
      close: (code, reason) => this.socket.close(code, reason),
      onMessage: (receive) => {
        this.receive = receive;
      },
    };
  }

  /** Counts bytes before ws reads them, so that every form of message is counted. */
  private limitInit(raw: Duplex): () => void {
    let left = MAX_INIT_BYTES;
    const count = (bytes: Buffer): void => {
      left -= bytes.length;
      if (left < 0) this.socket.close(MESSAGE_TOO_BIG, 'Send connection_init first');
    };
    raw.prependListener('data', count);
    return () => void raw.off('data', count);
  }

  private async handle(data: Buffer): Promise<void> {
    if (this.leaving || this.socket.readyState !== WebSocket.OPEN) return;
    this.extra.share.running += 1;
    try {
      await this.receive(String(data));
    } catch (error) {
      this.fail(error);
    } finally {
      this.extra.share.running -= 1;
      if (this.refusal) this.refuse(this.refusal);
    }
  }

  private onLeft(left: () => void): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.once('close', left);
    else left();
  }

  private refuse(reason: ApiError): void {
    this.refusal = reason;
    if (this.extra.share.running === 0) this.fail(reason);
  }

  private fail(error: unknown): void {
    if (error instanceof Error && FOREIGN_MESSAGE.test(error.message)) {
      return this.socket.close(CloseCode.BadRequest, 'Invalid message received');
    }
    const refusal = error instanceof ApiError ? closeReasonOf(error) : null;
    if (refusal !== null) return this.socket.close(CloseCode.Forbidden, refusal);
    if (asUnavailable(error)) return this.socket.close(TRY_AGAIN_LATER, 'Try again later');
    logger.error(error);
    this.socket.close(CloseCode.InternalServerError, 'Internal server error');
  }

  /** Resolves when the message has been sent, or when the socket closes before it could be sent. */
  private async send(text: string): Promise<void> {
    this.leaveSlowReader();
    if (this.socket.readyState !== WebSocket.OPEN) return;
    await new Promise<void>((resolve) => this.socket.send(text, () => resolve()));
  }

  private pong(data: Buffer): void {
    this.leaveSlowReader();
    if (this.socket.readyState === WebSocket.OPEN) this.socket.pong(data);
  }

  private leaveSlowReader(): void {
    if (this.socket.bufferedAmount > MAX_UNSENT_BYTES) this.socket.terminate();
  }

  private async end(code: number, reason: string): Promise<void> {
    try {
      await this.closed(code, reason);
    } catch (error) {
      logger.error(error);
    }
  }
}

/** Why a credential is not taken, as the reason of the close; null for other errors. */
function closeReasonOf({ code, extensions }: ApiError): string | null {
  if (code === 'UNAUTHENTICATED') return `${code}: ${String(extensions['reason'])}`;
  return code === 'SUSPENDED' ? code : null;
}
