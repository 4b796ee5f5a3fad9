import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { CompetitionStore } from '../storage/competition-store.js';
import { LogStore } from '../storage/log-store.js';
import { competitionFailure } from './failures.js';
import { Held } from './held-competition.js';

/** How many events a row of the outbox has at most: a round of a thousand players is told in several rows. */
const EVENTS_A_ROW = 200;

type Refusals = readonly Failure[];

/** Writes every change of a competition: under its lock, in one transaction, and once for an idempotency key. */
@Injectable()
export class CompetitionWriter {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly store: CompetitionStore,
    private readonly logs: LogStore,
    private readonly outbox: Outbox,
  ) {}

  /** Works under the lock of a competition; null if there is none. */
  hold<T>(competitionId: string, work: (held: Held) => Promise<T>): Promise<T | null> {
    return this.database.transaction((within) => this.holdWithin(competitionId, within, work));
  }

  /** As {@link hold}, in a transaction that has begun. */
  async holdWithin<T>(
    competitionId: string,
    within: Transaction,
    work: (held: Held) => Promise<T>,
  ): Promise<T | null> {
    const found = await this.store.hold(competitionId, within);
    if (!found) return null;
    const held = new Held(found, within);
    const done = await work(held);
    await this.write(held);
    return done;
  }

  /**
   * An act that a client sends, once for its key.
   *
   * @param work under the lock; a refusal writes nothing
   * @param again the result for an equal earlier call
   */
  act<T>(
    call: KeyedCall,
    competitionId: string,
    work: (held: Held) => Promise<Result<T, Refusals>>,
    again: () => Promise<Result<T, Refusals>>,
  ): Promise<Result<T, Refusals>> {
    return this.once(call, again, async (within) => {
      const done = await this.actWithin(competitionId, within, work);
      return { done, subjectId: competitionId };
    });
  }

  /** A call that makes something new. `again` gets the id of what an equal call has made. */
  async once<T>(
    call: KeyedCall,
    again: (subjectId: string) => Promise<Result<T, Refusals>>,
    work: (
      within: Transaction,
    ) => Promise<{ readonly done: Result<T, Refusals>; readonly subjectId: string }>,
  ): Promise<Result<T, Refusals>> {
    const result = await this.idempotency.once<T, Refusals>(call, {
      first: (write) =>
        write(async (within, keep) => {
          const { done, subjectId } = await work(within);
          if (done.ok) await keep(subjectId);
          return done;
        }),
      again,
    });
    return result.ok ? result : refuse([result.error].flat());
  }

  private async actWithin<T>(
    competitionId: string,
    within: Transaction,
    work: (held: Held) => Promise<Result<T, Refusals>>,
  ): Promise<Result<T, Refusals>> {
    const found = await this.store.hold(competitionId, within);
    if (!found) return refuse([competitionFailure('COMPETITION_NOT_FOUND', 'competitionId')]);
    const held = new Held(found, within);
    const done = await work(held);
    if (done.ok) await this.write(held);
    return done;
  }

  private async write(held: Held): Promise<void> {
    const { change, due, acts, events } = held.changes();
    if (change) await this.store.change(held.id, { ...change, ...due }, held.within);
    else if (due) await this.store.setDue(held.id, due.dueAt, held.within);
    await this.logs.add(held.id, acts, held.within);
    await this.outbox.addEach(held.within, inRows(events));
  }
}

/** Events for the outbox, so many in a row. */
export function inRows(events: readonly DomainEvent[]) {
  const count = Math.ceil(events.length / EVENTS_A_ROW);
  return Array.from({ length: count }, (_, row) => ({
    subject: null,
    events: events.slice(row * EVENTS_A_ROW, (row + 1) * EVENTS_A_ROW),
  }));
}
