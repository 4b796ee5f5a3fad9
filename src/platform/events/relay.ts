import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { asOwnWork, asUsersWork } from '../database/own-work.js';
import { groupBy } from '../collections.js';
import { errorText } from '../errors.js';
import { OutageLog } from '../logging/throttled-log.js';
import { LiveBus } from '../live/live-bus.js';
import { Consumers } from './consumers.js';
import type { Consumer } from './consumers.js';
import { EventRows, SHARE } from './event-rows.js';
import type { LeasedEvents, WrittenEvents } from './event-rows.js';
import { EventQueues } from './event-queues.js';
import type { QueuedEvents } from './event-queues.js';
import { byTurn, handledBy, queuedFor } from './handing.js';
import type { Left } from './handing.js';
import { noteLeft } from './newer.js';
import { OUTBOX_TOPIC } from './outbox.js';

/** From the start of a pass to the next one, as a multiple of its length: short passes take a fifth of the time. */
const PAUSE_FACTOR = 5;

/** Bounds of a pause, in milliseconds. */
const SHORTEST_PAUSE = 20;
const LONGEST_PAUSE = 250;

/**
 * Hands what has happened to all consumers. It runs in the worker: when events are reported, and at intervals for events
 * that were not. Commits that come during a pause share the next pass, which costs nearly the same for few as for many.
 */
@Injectable()
export class Relay implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly outage = new OutageLog('the relay pauses until the next sweep');
  private running: Promise<void> | null = null;
  /** Whether another pass follows the running one, at once or after a pause. */
  private next: 'no' | 'soon' | 'now' = 'no';
  private timer: NodeJS.Timeout | null = null;
  private began = -Infinity;
  /** How long the last pass took, in milliseconds. */
  private took = 0;
  private isListening = false;
  private hasEnded = false;
  /** Events that failed before; they hold up no others. */
  private readonly retrying = new Set<Promise<void>>();

  constructor(
    private readonly rows: EventRows,
    private readonly consumers: Consumers,
    private readonly queues: EventQueues,
    private readonly live: LiveBus,
  ) {}

  /** Begins a pass whenever any process reports events. */
  listen(): void {
    this.isListening = true;
    this.live.onEach((hint) => {
      if (hint === null || hint.topic === OUTBOX_TOPIC) this.kick();
    });
  }

  /** Makes sure that a pass begins soon: at once if the last one is over for long enough. Never fails. */
  kick(): void {
    if (this.hasEnded) return;
    if (this.running) {
      if (this.next === 'no') this.next = 'soon';
      return;
    }
    const pause = Math.min(Math.max(PAUSE_FACTOR * this.took, SHORTEST_PAUSE), LONGEST_PAUSE);
    const wait = this.began + pause - performance.now();
    if (wait <= 0) this.begin();
    else this.timer ??= setTimeout(() => this.begin(), wait);
  }

  /** Resolves when all events that are due have been handed out, and those without a queue are handled. */
  async drain(): Promise<void> {
    if (this.running) this.next = 'now';
    this.begin();
    await this.running;
    await Promise.all(this.retrying);
  }

  /** Hands out what is due, if it is this process that does so. */
  async finish(): Promise<void> {
    if (this.isListening) await this.drain();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    this.stopTimer();
    await this.running;
    await Promise.all(this.retrying);
  }

  private begin(): void {
    this.stopTimer();
    this.running ??= asOwnWork(() => this.passes());
  }

  private async passes(): Promise<void> {
    try {
      let isFull = true;
      while (!this.hasEnded && (isFull || this.next === 'now')) {
        this.next = 'no';
        isFull = await this.pass();
      }
    } catch (error) {
      this.outage.note(error);
    } finally {
      // In the same turn of the event loop as the last check: otherwise a kick in between would be lost.
      this.running = null;
      if (this.next !== 'no') this.kick();
    }
  }

  /** Whether there may be more due rows. */
  private async pass(): Promise<boolean> {
    this.began = performance.now();
    const names = this.consumers.all().map(({ name }) => name);
    const leased = await this.rows.lease(names);
    if (leased === null) {
      this.next = 'soon';
      return false;
    }
    const [fresh, left] = [leased.filter(isFresh), leased.filter((row) => !isFresh(row))];
    this.offerAgain(left);
    const known = await this.knownOf(fresh);
    if (known.length > 0) await asUsersWork(() => this.handOut(known));
    this.took = performance.now() - this.began;
    return this.rows.isFull(leased.length);
  }

  /** Leaves events of unknown types to a newer release, with those of their subjects that come after; returns the rest. */
  private async knownOf(rows: readonly LeasedEvents[]): Promise<LeasedEvents[]> {
    const unknown = rows.filter(({ events }) => this.consumers.unknownType(events) !== undefined);
    if (unknown.length === 0) return [...rows];
    for (const { events } of unknown) noteLeft(`event ${this.consumers.unknownType(events)}`);
    const subjects = new Set(unknown.flatMap(({ subject }) => subject ?? []));
    const isLeft = (row: LeasedEvents) =>
      unknown.includes(row) || (row.subject !== null && subjects.has(row.subject));
    await this.rows.leave(rows.filter(isLeft));
    return rows.filter((row) => !isLeft(row));
  }

  private async handOut(rows: readonly LeasedEvents[]): Promise<void> {
    const lists = await Promise.all(
      this.consumers
        .all()
        .map(async (it) => (it.queue ? queuedFor(it, rows) : handledBy(it, rows))),
    );
    const left = lists.flat();
    this.warnOf(left);
    const written = await this.rows.handOut(
      rows.map(({ id }) => id),
      left,
    );
    await this.queues.add(inTurn(left, written));
  }

  /** Offers events to consumers that have not handled them. */
  private offerAgain(rows: readonly LeasedEvents[]): void {
    for (const [name, its] of groupBy(rows, ({ consumer }) => consumer)) {
      const consumer = this.consumers.find(name);
      if (!consumer) continue;
      const done = asUsersWork(() =>
        consumer.queue ? this.enqueueAgain(its) : this.retry(consumer, its),
      )
        .catch((error: unknown) => this.logger.warn(`${name}: ${errorText(error)}`))
        .finally(() => this.retrying.delete(done));
      this.retrying.add(done);
    }
  }

  private async enqueueAgain(rows: readonly LeasedEvents[]): Promise<void> {
    const { first, behind } = byTurn(rows);
    await this.rows.release(behind);
    await this.queues.add(first);
  }

  private async retry(consumer: Consumer, rows: readonly LeasedEvents[]): Promise<void> {
    // Leased together, so they are handled together: none is behind another.
    const left = await handledBy(
      consumer,
      rows.map((row) => ({ ...row, behind: [] })),
    );
    this.warnOf(left);
    const leftIds = new Set(left.map(({ id }) => id));
    await this.rows.settle(rows.filter(({ id }) => !leftIds.has(id)));
    await this.rows.fail(left.filter(({ failures }) => failures > 0));
    await this.rows.release(left.filter(({ failures }) => failures === 0));
  }

  private warnOf(left: readonly Left[]): void {
    for (const [consumer, its] of groupBy(left, (it) => it.consumer)) {
      const [first] = its.filter(({ why }) => why !== undefined);
      if (first)
        this.logger.warn(
          `${consumer} gets the events of ${its.length} commits again: ${first.why}`,
        );
    }
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

const isFresh = ({ consumer }: LeasedEvents): boolean => consumer === '';

/** The jobs of events that were written for queues, each behind its user's earlier ones, also those of the same pass. */
function inTurn(left: readonly Left[], written: readonly WrittenEvents[]): QueuedEvents[] {
  const aheadOf = new Map(written.map(({ id, consumer, ahead }) => [`${id} ${consumer}`, ahead]));
  const counts = new Map<string, number>();
  return left.flatMap((it) => {
    const ahead = aheadOf.get(`${it.id} ${it.consumer}`);
    if (!it.isOffered || ahead === undefined) return [];
    const user = `${it.consumer} ${it.forUser}`;
    const before = counts.get(user) ?? 0;
    counts.set(user, before + 1);
    return [{ ...it, ahead: ahead === null ? null : Math.min(ahead + before, SHARE) }];
  });
}
