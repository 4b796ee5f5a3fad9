import { EventEmitter, on } from 'node:events';
import { ENDED, streamOf } from './stream.js';
import type { Stream } from './stream.js';

/** A message between processes. It says that something has changed, and never contains the new data. */
export interface LiveMessage {
  /**
   * `match.<id>`, `user.<id>`, `events.<user id>`, `ended.<user id>`, `app-ended.<app id>`, `lobby.opened`, `lobby.closed`,
   * `points` or `owed`.
   */
  readonly topic: string;
  /** A second topic on which it is sent: `turns.<user id>` of the player who is to act. */
  readonly also?: string;
  /** The match's version, the id of the new row, the newest position in the user's sequence, or the points that were used. */
  readonly ref: string | number;
}

/** A message with data that only its follow-ups use. The data is not sent. */
export interface FollowedMessage extends LiveMessage {
  /** The user whose turn begins with this change; null if there is none. */
  readonly asked: string | null;
}

/** The topic on which every stream learns that messages may have been missed. */
const RESYNC = 'resync';
/** The event for listeners that get every message. */
const EACH = Symbol('each');

/** Publish and subscribe between any number of processes. */
export abstract class LiveBus {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private isUp = false;

  /**
   * Whether every message arrives. It is false from the loss of the connection until all streams have been made to read
   * again.
   */
  get deliversAll(): boolean {
    return this.isUp;
  }

  /** Sends to every process. Rejects when the messages may not have been sent. */
  abstract publish(messages: readonly LiveMessage[]): Promise<void>;

  /** Calls `hear` with every message as it comes, and with `null` when some may have been missed. */
  onEach(hear: (message: LiveMessage | null) => void): void {
    this.emitter.on(EACH, hear);
  }

  /**
   * The changes of one topic from this call on; `null` means "some may have been missed". The reader must end the
   * stream.
   */
  changes(topic: string): Stream<LiveMessage | null> {
    const own = new EventEmitter();
    const pass = (message: LiveMessage | null) => own.emit('change', message);
    this.emitter.on(topic, pass).on(RESYNC, pass);
    const source = on(own, 'change') as Stream<[LiveMessage | null]>;
    const next = async (): Promise<IteratorResult<LiveMessage | null, undefined>> => {
      const { done, value } = await source.next();
      return done ? ENDED : { done: false, value: value[0] };
    };
    return streamOf(next, () => {
      this.emitter.off(topic, pass).off(RESYNC, pass);
      return source.return();
    });
  }

  /**
   * Delivers a message to the streams of this process, before it is published to every process. They get it again then:
   * a stream must recognise a message by its `ref`.
   */
  deliverHere(message: LiveMessage): void {
    this.emitter.emit(message.topic, message);
    if (message.also !== undefined) this.emitter.emit(message.also, message);
  }

  /** Adapters call this with the messages that arrived. */
  protected deliver(messages: readonly LiveMessage[]): void {
    for (const message of messages) {
      this.deliverHere(message);
      this.emitter.emit(EACH, message);
    }
  }

  /** Adapters call this when the connection works. */
  protected connected(): void {
    this.isUp = true;
  }

  /** Adapters call this when the connection is lost. */
  protected disconnected(): void {
    this.isUp = false;
  }

  /** Adapters call this when a lost connection works again: every stream reads again. */
  protected resync(): void {
    this.emitter.emit(RESYNC, null);
    this.emitter.emit(EACH, null);
    this.connected();
  }
}

/**
 * Does the work that must be done before messages are published, and returns further messages to publish with them. It
 * may be called twice for a message: the second call must change nothing and return the same.
 */
export type LiveFollowUp = (messages: readonly FollowedMessage[]) => Promise<LiveMessage[]>;

/** The list of all follow-ups. Each module adds its own, the relay runs them. */
export class LiveFollowUps {
  private readonly list: LiveFollowUp[] = [];

  register(followUp: LiveFollowUp): void {
    this.list.push(followUp);
  }

  /**
   * Runs all follow-ups of `messages` and returns the further messages. Rejects when one fails: then no message is
   * published.
   */
  async of(messages: readonly FollowedMessage[]): Promise<LiveMessage[]> {
    return (await Promise.all(this.list.map((followUp) => followUp(messages)))).flat();
  }
}
