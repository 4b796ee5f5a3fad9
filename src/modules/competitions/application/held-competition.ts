import type { Transaction } from '../../../platform/database/database.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { happened } from '../../domain-events.js';
import type { Competition } from '../domain/competition.js';
import type { CompetitionChange, HeldCompetition } from '../storage/competition-store.js';
import type { NewLogEntry } from '../storage/log-store.js';

/** A competition under its lock. What changes in it is collected, and written together at the end. */
export class Held {
  private current: Competition;
  private changed: CompetitionChange | null = null;
  private due: Pick<Competition, 'dueAt'> | null = null;
  private readonly logged: NewLogEntry[] = [];
  private readonly told: DomainEvent[] = [];

  constructor(
    { competition, now }: HeldCompetition,
    readonly within: Transaction,
  ) {
    this.current = competition;
    this.now = now;
  }

  readonly now: Date;

  get competition(): Competition {
    return this.current;
  }

  get id(): string {
    return this.current.id;
  }

  set(change: CompetitionChange): void {
    this.current = { ...this.current, ...change };
    this.changed = { ...this.changed, ...change };
  }

  /** Sets when it is to be looked at again. Nobody sees this. */
  setDue(dueAt: Date | null): void {
    this.due = { dueAt };
  }

  /** Marks that something about it has changed that is not in its own row. */
  touch(): void {
    this.set({});
  }

  log(entry: NewLogEntry): void {
    this.logged.push(entry);
    this.touch();
  }

  tell(events: readonly DomainEvent[]): void {
    this.told.push(...events);
  }

  /** What is to be written: null changes if nobody sees a change. */
  changes(): {
    readonly change: CompetitionChange | null;
    /** Set if it is to be looked at at another time. */
    readonly due: Pick<Competition, 'dueAt'> | null;
    readonly acts: readonly NewLogEntry[];
    readonly events: readonly DomainEvent[];
  } {
    const { changed, logged: acts, told, due } = this;
    if (!changed) return { change: null, due, acts, events: told };
    this.current = { ...this.current, version: this.current.version + 1 };
    const { id: competitionId, version } = this.current;
    return {
      change: changed,
      due,
      acts,
      events: [...told, happened('COMPETITION_CHANGED', { competitionId, version })],
    };
  }
}
