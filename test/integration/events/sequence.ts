/** Writes matches and notifications as rows, without playing: the contents of a sequence. */
import { randomUUID } from 'node:crypto';
import { SequenceConsumer } from '../../../src/modules/events/application/sequence.consumer.js';
import type { UserEventRef } from '../../../src/modules/events/domain/index.js';
import { happened } from '../../../src/modules/domain-events.js';
import { UserEventStore } from '../../../src/modules/events/storage/user-event-store.js';
import { UserEvents } from '../../../src/modules/events/storage/user-events.js';
import type { LiveBus } from '../../../src/platform/live/live-bus.js';
import { EventProcess } from '../queue/event-process.js';

/** A process that relays and sequences. */
export class SequencerProcess {
  private constructor(
    readonly process: EventProcess,
    readonly events: UserEvents,
  ) {}

  static async open(config: EventProcess['config'], live: LiveBus): Promise<SequencerProcess> {
    const process = await EventProcess.open(config, live);
    const store = new UserEventStore(process.database);
    process.consumers.register(new SequenceConsumer(store, live));
    return new SequencerProcess(process, new UserEvents(process.database));
  }

  /** New users; `isBot` for house bots. */
  async users(count: number, isBot = false): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await this.process.source.query(
      `INSERT INTO users (id, username, username_key, is_bot, bot_level)
       SELECT id, id, id, $2, CASE WHEN $2 THEN id::text END FROM unnest($1::uuid[]) AS id`,
      [ids, isBot],
    );
    return ids;
  }

  /** A match without an event, with people and bots in its seats. */
  async match(people: readonly string[], bots: readonly string[] = []): Promise<string> {
    const id = randomUUID();
    const { source } = this.process;
    await source.query(
      `INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints, taken_at)
       VALUES ($1, $2, '', '', now())`,
      [id, people[0]],
    );
    await source.query(
      `INSERT INTO matches (id, variant, preset, options, chosen_rules, rules_version, target, rated,
         time_control, commitment, client_seeds, status, version, deal_number, score, snapshot)
       VALUES ($1, 'zweier', 'weich', '{}', '[]', 1, 7, false, '{}', '', '{}', 'IN_PROGRESS', 0, 0,
         '{}', '{}')`,
      [id],
    );
    await source.query(
      `INSERT INTO match_seats (match_id, seat, user_id, is_bot)
       SELECT $1, n, user_id, user_id = ANY($3::uuid[])
       FROM unnest($2::uuid[]) WITH ORDINALITY AS seats(user_id, n)`,
      [id, [...people, ...bots], bots],
    );
    return id;
  }

  /** Writes a match's next events with what has happened, as a move does. */
  async move(matchId: string, events: number): Promise<void> {
    await this.process.source.query(
      `WITH moved AS (UPDATE matches SET version = version + $2 WHERE id = $1 RETURNING version),
       events AS (INSERT INTO match_events (match_id, version, type, payload)
         SELECT $1, version - $2 + n, 'PASSED', '{}' FROM moved, generate_series(1, $2) AS n)
       INSERT INTO outbox (subject, events)
       SELECT $1, jsonb_build_array(jsonb_build_object('type', 'MATCH_CHANGED', 'matchId', $1::text,
         'version', version, 'awaitedId', null)) FROM moved`,
      [matchId, events],
    );
  }

  /** Writes a notification, and that it was written. */
  async notify(userId: string): Promise<string> {
    const id = randomUUID();
    await this.process.source.query(
      `INSERT INTO notifications (id, user_id, type, challenge_id) VALUES ($1, $2, 'CHALLENGE', $1)`,
      [id, userId],
    );
    await this.process.add(happened('NOTIFICATION_WRITTEN', { notificationId: id, userId }));
    return id;
  }

  close(): Promise<void> {
    return this.process.close();
  }
}

/** The event or notification of a row, without its position. */
export const labelOf = ({ matchId, version, notificationId }: UserEventRef): string =>
  notificationId ?? `${matchId} ${version}`;

/** The labels of a match's events up to a version. */
export const labelsUpTo = (matchId: string, version: number): string[] =>
  Array.from({ length: version }, (_, i) => `${matchId} ${i + 1}`);
