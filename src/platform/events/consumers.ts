import type { DomainEvent } from './event.js';

/** How the events of a consumer go through a queue, one job for each commit. */
export interface Queued {
  /** How many jobs one worker does at a time. */
  readonly concurrency: number;
  /** Users share the queue fairly: the user for whom an event is handled; null for nobody. */
  readonly userOf?: (event: DomainEvent) => string | null;
}

/**
 * Someone who is interested in what has happened. It gets each event at least once, and the events of one subject in
 * their order. For an event that it has handled before it must do nothing more. If it fails, only its own events of that
 * subject wait, and are tried again.
 */
export interface Consumer {
  /** Stored with events that wait for it: do not change it. */
  readonly name: string;
  /** The types of the events that it gets. */
  readonly events: readonly string[];
  /** Of these, the events that concern it; all if it is left out. */
  wants?(event: DomainEvent): boolean;
  /** Set if its work takes long or needs more than the database. Otherwise many events are handled together. */
  readonly queue?: Queued;
  /** Handles events in their order. */
  handle(events: readonly DomainEvent[]): Promise<void>;
}

/** The list of all consumers. Each module adds its own. */
export class Consumers {
  private readonly byName = new Map<string, Consumer>();
  /** The types of all events that this release knows; empty if every type counts as known. */
  private known: ReadonlySet<string> = new Set();

  /** @throws Error when another consumer has the name */
  register(consumer: Consumer): void {
    if (this.byName.has(consumer.name))
      throw new Error(`two consumers are called ${consumer.name}`);
    this.byName.set(consumer.name, consumer);
  }

  /** Takes the types of all events. Events of other types are left to processes of a newer release. */
  knowOnly(types: readonly string[]): void {
    this.known = new Set(types);
  }

  /** A type that this release does not know; undefined if it knows all. */
  unknownType(events: readonly DomainEvent[]): string | undefined {
    if (this.known.size === 0) return undefined;
    const isKnown = (type: string) =>
      this.known.has(type) || this.all().some((consumer) => consumer.events.includes(type));
    return events.find(({ type }) => !isKnown(type))?.type;
  }

  all(): Consumer[] {
    return [...this.byName.values()];
  }

  find(name: string): Consumer | null {
    return this.byName.get(name) ?? null;
  }
}

/** The events that a consumer gets. */
export const wantedBy = (consumer: Consumer, events: readonly DomainEvent[]): DomainEvent[] =>
  events.filter(
    (event) => consumer.events.includes(event.type) && (consumer.wants?.(event) ?? true),
  );
