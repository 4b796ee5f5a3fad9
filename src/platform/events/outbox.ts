import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.js';
import { statement } from '../database/statement.js';
import { LiveBus } from '../live/live-bus.js';
import type { Hint } from '../live/live-bus.js';
import type { Commit, DomainEvent } from './event.js';
import { EventHints } from './hints.js';
import { traced } from './traced-events.js';

/** The topic on which relays hear that events wait for them. */
export const OUTBOX_TOPIC = 'outbox';

const EVENTS_WAIT: Hint = { topic: OUTBOX_TOPIC, ref: '' };

/**
 * The part of a statement that adds the events of a commit, once for each row of `written`.
 *
 * @param written the WITH query that wrote the rows
 * @param subject what the events are about, in SQL
 * @param events a JSON array of events, in SQL
 */
export const addDomainEventsAfter = (written: string, subject: string, events: string): string => `
  INSERT INTO outbox (subject, events) SELECT ${subject}, ${events}
  FROM ${written} WHERE jsonb_array_length(${events}) > 0`;

/** The part of a statement that adds events. `commits` selects a subject and its events. */
export const addDomainEvents = (commits: string): string =>
  `INSERT INTO outbox (subject, events) ${commits}`;

const ADD = statement<object, { commits: string }>(
  'outbox-add',
  `INSERT INTO outbox (subject, events) SELECT subject, events
   FROM jsonb_to_recordset(:commits::jsonb) AS c(subject uuid, events jsonb)`,
);

/** Adds events in a transaction, without a hint: for commands, which have no bus. The relay looks by itself. */
export async function writeEvents(
  within: Transaction,
  events: readonly DomainEvent[],
): Promise<void> {
  await within.rows(ADD, { commits: JSON.stringify([{ events, subject: null }]) });
}

/**
 * Writes what a commit has changed, in the same transaction. The relay hands it to all consumers afterwards, also if
 * this process dies right after the commit.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly live: LiveBus,
    private readonly hints: EventHints,
  ) {}

  /** Adds events in a transaction. */
  async add(
    within: Transaction,
    events: readonly DomainEvent[],
    subject: Commit['subject'] = null,
  ): Promise<void> {
    if (events.length > 0) await this.addEach(within, [{ events: traced(events), subject }]);
  }

  /** Adds events about several subjects in a transaction. */
  async addEach(within: Transaction, commits: readonly Commit[]): Promise<void> {
    if (commits.length === 0) return;
    await within.rows(ADD, { commits: JSON.stringify(commits) });
    this.tellAfter(
      within,
      commits.flatMap(({ events }) => events),
    );
  }

  /** Tells of events after the commit: for statements with {@link addDomainEventsAfter}. */
  tellAfter(within: Transaction, events: readonly DomainEvent[]): void {
    within.afterCommit(() => this.tell(events));
  }

  /** Tells subscribers and relays of events that have been committed. If a hint is lost, they look by themselves. */
  tell(events: readonly DomainEvent[]): void {
    if (events.length === 0) return;
    for (const event of events) for (const hint of this.hints.of(event)) this.live.send(hint);
    this.live.send(EVENTS_WAIT);
  }
}
