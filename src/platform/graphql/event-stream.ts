import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { asUnavailable } from '../unavailable.js';
import { InRequest } from '../logging/request-id.js';
import type { GraphqlContext } from './context.js';
import type { ErrorRequest } from './error-request.js';
import { isSubscription } from '../accounting/price.js';
import { faultOf, formatErrors } from './operations.js';
import type { StartedOperation } from './context.js';
import type { Caller } from './operations.js';
import { refusalOf } from './refusal.js';

/** The messages of graphql-sse, as they are written. */
export type MessageStream = AsyncGenerator<string, void, undefined>;

/** A client that does not read a message within this many milliseconds is disconnected. */
const STALLED_MILLIS = 30_000;

const logger = new Logger('EventStream');

/** One request for server-sent events and its stream of answers. It carries one operation. */
export class EventStream {
  /** The operation; null until it has begun, and if it was refused. */
  args: StartedOperation | null = null;
  private messages: MessageStream | null = null;
  private taken: Promise<void> = Promise.resolve();
  private take: () => void = () => undefined;
  private cursor: string | null = null;
  private left = false;

  constructor(
    readonly request: FastifyRequest,
    readonly caller: Caller,
    /** The context of the operation. */
    readonly context: GraphqlContext,
    /** Closes the connection of a client that does not read. */
    private readonly cut: () => void,
  ) {}

  /** Whether the operation is a subscription. At a stop the service waits for all others. */
  get isSubscription(): boolean {
    return this.args !== null && isSubscription(this.args);
  }

  /** Whether the client has left. */
  get isLeft(): boolean {
    return this.left;
  }

  /** Ends the stream without a final message, so that the client connects again. */
  async leave(): Promise<void> {
    this.left = true;
    this.take();
    await this.messages?.return();
  }

  /**
   * Resolves when the client has read the previous message, so that no message is made before the client can take it.
   * Then `context.cursor` is the cursor of the next message.
   */
  async ready(): Promise<void> {
    await this.taken;
    this.cursor = this.context.cursor;
    this.taken = new Promise((resolve) => {
      this.take = resolve;
    });
    if (this.left) this.take();
  }

  /** The bytes of the answer. An error is sent as the last message, if that helps the client. */
  async *written(messages: MessageStream): AsyncGenerator<string, void, undefined> {
    this.messages = messages;
    if (this.left) return void (await messages.return());
    try {
      for await (const message of messages) {
        if (this.left) return;
        const late = setTimeout(this.cut, STALLED_MILLIS);
        try {
          yield this.labelled(message);
        } finally {
          clearTimeout(late);
        }
        if (message !== PING) this.take();
      }
    } catch (error) {
      if (!this.left) yield* finalMessages(error, this.context);
    }
  }

  /** Adds the cursor as the id of the message. Browsers send the id back when they connect again. */
  private labelled(message: string): string {
    if (this.cursor === null || !message.startsWith(NEXT)) return message;
    return `id: ${this.cursor}\n${message}`;
  }
}

const NEXT = 'event: next\n';
const COMPLETE = 'event: complete\ndata: \n\n';
const PING = ':\n\n';

/** The final messages for an error. In an outage there are none, because a client that gets none connects again. */
function* finalMessages(error: unknown, request: ErrorRequest): Generator<string, void, undefined> {
  if (asUnavailable(error)) return;
  const sent: GraphQLError = refusalOf(error) ?? faultOf(error);
  if (!refusalOf(error)) logger.error(error, new InRequest(request.requestId));
  yield `${NEXT}data: ${JSON.stringify({ errors: formatErrors([sent], request) })}\n\n${COMPLETE}`;
}
