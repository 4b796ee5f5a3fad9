import { EventEmitter, on } from 'node:events';
import { ENDED, streamOf } from './stream.js';
import type { Stream } from './stream.js';

/** What travels between processes: that something changed, never what. */
export interface LiveMessage {
  /** `match.<id>`, `user.<id>`, `events.<user id>`, `sessions.<user id>`, `lobby.opened`, `lobby.closed` or `owed`. */
  readonly topic: string;
  /** A second topic to whose listeners it is told: `turns.<user id>` of whoever is asked. */
  readonly also?: string;
  /** The match's version, the row that is new, or the newest position of the user's sequence. */
  readonly ref: string | number;
}

/** A message with what its follow-ups know of it beside; that is told to nobody. */
export interface FollowedMessage extends LiveMessage {
  /** The user who is asked to act by what it tells of; null where nobody is, anew. */
  readonly asked: string | null;
}

/** The topic that every stream is told on when messages may have been missed. */
const RESYNC = 'resync';
/** Whoever hears every message. */
const EACH = Symbol('each');

/** Publish and subscribe between any number of processes. */
export abstract class LiveBus {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private isUp = false;

  /** Whether every message comes: not while the line is down, before everybody looks again. */
  get isWhole(): boolean {
    return this.isUp;
  }

  /** Tells every process. Rejects when it may not have been told. */
  abstract publish(messages: readonly LiveMessage[]): Promise<void>;

  /** Calls `hear` with every message as it comes, and with `null` when some may have been missed. */
  onEach(hear: (message: LiveMessage | null) => void): void {
    this.emitter.on(EACH, hear);
  }

  /**
   * The changes of one topic from this call on, `null` standing for "there may have been some".
   * Whoever reads it must end it.
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

  /** Adapters hand in what arrived. */
  protected deliver(messages: readonly LiveMessage[]): void {
    for (const message of messages) {
      this.emitter.emit(message.topic, message);
      if (message.also !== undefined) this.emitter.emit(message.also, message);
      this.emitter.emit(EACH, message);
    }
  }

  /** Adapters say that the line stands. */
  protected lineUp(): void {
    this.isUp = true;
  }

  /** Adapters say that the line is lost. */
  protected lineDown(): void {
    this.isUp = false;
  }

  /** Adapters say that the line was down and stands again: every stream looks again. */
  protected resync(): void {
    this.emitter.emit(RESYNC, null);
    this.emitter.emit(EACH, null);
    this.lineUp();
  }
}

/**
 * Does what must be done before messages are told, and says what is to be told beside them. Called at
 * least once for each message: a second call must find nothing to do, and tell again.
 */
export type LiveFollowUp = (messages: readonly FollowedMessage[]) => Promise<LiveMessage[]>;

/** The one list of follow-ups; each module adds its own, the relay runs them. */
export class LiveFollowUps {
  private readonly list: LiveFollowUp[] = [];

  register(followUp: LiveFollowUp): void {
    this.list.push(followUp);
  }

  /** What follows from `messages`. Rejects when something could not be done: then none is told. */
  async of(messages: readonly FollowedMessage[]): Promise<LiveMessage[]> {
    return (await Promise.all(this.list.map((followUp) => followUp(messages)))).flat();
  }
}
