import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Language } from '../api/reader.js';
import { asUnavailable } from '../http/unavailable.js';
import type { GraphqlContext } from './context.js';
import { faultOf, formatErrors, isSubscription } from './operations.js';
import type { Begun, Caller } from './operations.js';
import { refusalOf } from './refusal.js';

/** What graphql-sse gives: each message as it is written. */
export type MessageStream = AsyncGenerator<string, void, undefined>;

/** A client that has not read what it was sent for so long, in milliseconds, is left. */
const STALLED_MILLIS = 30_000;

const logger = new Logger('EventStream');

/** One request for server-sent events, and the stream that answers it. It carries one operation. */
export class EventStream {
  /** What has been begun; null until then, and of what was refused. */
  args: Begun | null = null;
  private messages: MessageStream | null = null;
  private taken: Promise<void> = Promise.resolve();
  private take: () => void = () => undefined;
  private place: string | null = null;
  private left = false;

  constructor(
    readonly request: FastifyRequest,
    readonly caller: Caller,
    /** What the operation is begun with. */
    readonly context: GraphqlContext,
    /** Called where a client does not read. */
    private readonly cut: () => void,
  ) {}

  /** Whether it lasts: an operation that answers once is waited for when the service stops. */
  get lasts(): boolean {
    return this.args !== null && isSubscription(this.args);
  }

  /** Whether nobody is there any more to be told. */
  get isLeft(): boolean {
    return this.left;
  }

  /** Ends what is told, without a last word: a client that has not been told of an end asks again. */
  async leave(): Promise<void> {
    this.left = true;
    this.take();
    await this.messages?.return();
  }

  /**
   * Resolves when the message before has been taken: what a client does not read is not made. The place that the
   * operation has reached is then that of the next.
   */
  async ready(): Promise<void> {
    await this.taken;
    this.place = this.context.place;
    this.taken = new Promise((resolve) => {
      this.take = resolve;
    });
    if (this.left) this.take();
  }

  /** The bytes of the answer. What breaks is told as the last message, where telling it is of use. */
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
      if (!this.left) yield* lastWords(error, this.context.language);
    }
  }

  /** With its place as the id, which browsers send back when they connect again. */
  private labelled(message: string): string {
    if (this.place === null || !message.startsWith(NEXT)) return message;
    return `id: ${this.place}\n${message}`;
  }
}

const NEXT = 'event: next\n';
const COMPLETE = 'event: complete\ndata: \n\n';
const PING = ':\n\n';

/** Nothing of an outage: a client that is told of no end asks again. */
function* lastWords(error: unknown, language: Language): Generator<string, void, undefined> {
  if (asUnavailable(error)) return;
  const told: GraphQLError = refusalOf(error) ?? faultOf(error);
  if (!refusalOf(error)) logger.error(error);
  yield `${NEXT}data: ${JSON.stringify({ errors: formatErrors([told], language) })}\n\n${COMPLETE}`;
}
