/** Matches and notifications as rows, without the game: the contents of a sequence. */
import { randomUUID } from 'node:crypto';
import { Sequencer } from '../../../src/modules/events/application/sequencer.js';
import type { UserEventRef } from '../../../src/modules/events/domain/index.js';
import { Channels } from '../../../src/modules/notifications/application/channel.js';
import { TurnNotices } from '../../../src/modules/notifications/application/turn-notices.js';
import { UserEventStore } from '../../../src/modules/events/storage/user-event-store.js';
import type { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { Task } from '../../../src/platform/tasks/task.js';
import { Station } from '../queue/station.js';

/** A process that relays and sequences. */
export class SequencerProcess {
  private constructor(
    readonly station: Station,
    readonly events: UserEventStore,
  ) {}

  static async open(config: Station['config'], live: LiveBus): Promise<SequencerProcess> {
    const station = await Station.open(config, live);
    const events = new UserEventStore(station.database);
    const sequencer = new Sequencer(events, new TurnNotices(new Channels([])));
    station.followUps.register((messages) => sequencer.follow(messages));
    return new SequencerProcess(station, events);
  }

  /** New users; `isBot` for house bots. */
  async users(count: number, isBot = false): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await this.station.source.query(
      `INSERT INTO users (id, username, username_key, is_bot, bot_level)
       SELECT id, id, id, $2, CASE WHEN $2 THEN id::text END FROM unnest($1::uuid[]) AS id`,
      [ids, isBot],
    );
    return ids;
  }

  /** A match without an event, with people and bots in its seats. */
  async match(people: readonly string[], bots: readonly string[] = []): Promise<string> {
    const id = randomUUID();
    const { source } = this.station;
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

  /** Writes a match's next events with the message about them, as a move does. */
  async move(matchId: string, events: number): Promise<void> {
    await this.station.source.query(
      `WITH moved AS (UPDATE matches SET version = version + $2 WHERE id = $1 RETURNING version),
       events AS (INSERT INTO match_events (match_id, version, type, payload)
         SELECT $1, version - $2 + n, 'PASSED', '{}' FROM moved, generate_series(1, $2) AS n)
       INSERT INTO outbox (kind, payload)
       SELECT 'live', jsonb_build_object('topic', 'match.' || $1::text, 'ref', version) FROM moved`,
      [matchId, events],
    );
  }

  /** Writes a notification with its message. */
  async notify(userId: string): Promise<string> {
    const id = randomUUID();
    await this.station.source.query(
      `INSERT INTO notifications (id, user_id, type, challenge_id) VALUES ($1, $2, 'CHALLENGE', $1)`,
      [id, userId],
    );
    const told: Task = { kind: 'live', payload: { topic: `user.${userId}`, ref: id } };
    await this.station.owe(told);
    return id;
  }

  close(): Promise<void> {
    return this.station.close();
  }
}

/** A row without its position. */
export const standsFor = ({ matchId, version, notificationId }: UserEventRef): string =>
  notificationId ?? `${matchId} ${version}`;

/** The rows of a match's events up to a version. */
export const upTo = (matchId: string, version: number): string[] =>
  Array.from({ length: version }, (_, i) => `${matchId} ${i + 1}`);
