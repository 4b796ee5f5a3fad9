import type { Hint } from '../live/live-bus.js';
import type { DomainEvent } from './event.js';

/** The hints for subscribers that follow from each type of event. Modules add their own. */
export class EventHints {
  private readonly byType = new Map<string, ((event: DomainEvent) => Hint[])[]>();

  register<E extends DomainEvent>(type: E['type'], hintsOf: (event: E) => Hint[]): void {
    const known = this.byType.get(type) ?? [];
    this.byType.set(type, [...known, hintsOf as (event: DomainEvent) => Hint[]]);
  }

  of(event: DomainEvent): Hint[] {
    return (this.byType.get(event.type) ?? []).flatMap((hintsOf) => hintsOf(event));
  }
}
