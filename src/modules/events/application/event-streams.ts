import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/api/api-error.js';
import { LiveBus } from '../../../platform/live/live-bus.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { begun, readerStream } from '../../../platform/live/stream.js';
import type { StreamBatch, Stream } from '../../../platform/live/stream.js';
import {
  hasEnded,
  isLostVersion,
  MatchEvents,
  MatchReader,
  matchTopic,
  MatchWatch,
} from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { UserEvents } from '../storage/user-events.js';
import type { LeftOut } from '../../../platform/live/left-out.js';
import type { UserEventKind } from '../domain/index.js';
import { ofKinds } from './event-kinds.js';
import { apiMatchEvent, EventProjector } from './event-projector.js';
import type { ApiMatchEvent, ApiUserEvent } from './event-projector.js';
import { eventsTopic } from './sequence.consumer.js';

/** How many events are read at a time: few, because they are read before the first of them is paid. */
const PAGE = 25;

/**
 * Streams that begin after a position and continue with new events. Messages between processes contain only the
 * newest position. The events are then read from the database, masked for each reader.
 */
@Injectable()
export class EventStreams {
  constructor(
    private readonly live: LiveBus,
    private readonly reader: MatchReader,
    private readonly watch: MatchWatch,
    private readonly matches: MatchEvents,
    private readonly events: UserEvents,
    private readonly projector: EventProjector,
  ) {}

  /**
   * A match's events after a version, or only new ones; null when there is no such match that the user may see.
   *
   * @throws ApiError EVENTS_CLEARED
   */
  async ofMatch(
    matchId: string,
    userId: string | null,
    after: number | null,
  ): Promise<Stream<ApiMatchEvent> | null> {
    const changes = this.live.changes(matchTopic(matchId));
    const viewed = await begun(changes, async () => {
      const found = await this.reader.find(matchId, userId);
      if (found) assertNotLost(found.stored, after);
      return found;
    });
    if (!viewed) return null;
    const from = after ?? viewed.stored.version;
    return readerStream(
      changes,
      new PositionKeeper(from, async (position, change, isFirst) => {
        const isQuiet = change === null && !isFirst;
        if (isQuiet && !(await this.watch.isAhead(matchId, position)))
          return { items: [], more: false, position };
        return this.match(change, matchId, userId, position);
      }),
    );
  }

  /**
   * A user's events after a position, or only new ones. Those of other kinds are only counted.
   *
   * @param kinds null for all
   * @throws ApiError EVENTS_CLEARED
   */
  async ofUser(
    userId: string,
    after: number | null,
    kinds: readonly UserEventKind[] | null = null,
  ): Promise<Stream<ApiUserEvent | LeftOut>> {
    await assertNothingDeleted(this.events, userId, after);
    const changes = this.live.changes(eventsTopic(userId));
    const from = after ?? (await begun(changes, () => this.events.newest(userId)));
    return readerStream(
      changes,
      new PositionKeeper(from, (position) => this.user(userId, position, kinds)),
    );
  }

  private async match(change: Hint | null, matchId: string, userId: string | null, after: number) {
    const viewed = await this.watch.after(change, matchId, userId);
    const rows = viewed ? await this.matches.after(viewed, after, PAGE) : [];
    const items = rows.map((row) => apiMatchEvent(row, [matchId, row.version]));
    const more = rows.length === PAGE;
    const isLast = !more && viewed !== null && hasEnded(viewed.stored);
    return { items, more, isLast, position: rows.at(-1)?.version ?? after };
  }

  private async user(
    userId: string,
    after: number,
    kinds: readonly UserEventKind[] | null,
  ): Promise<FoundUpTo<ApiUserEvent | LeftOut>> {
    const rows = await this.events.after(userId, after, PAGE);
    const projected = await this.projector.project(userId, rows);
    const events = projected.map(({ event }) => event);
    const items = kinds === null ? events : ofKinds(events, kinds);
    return { items, more: rows.length === PAGE, position: rows.at(-1)?.position ?? after };
  }
}

/**
 * Checks that a reader that continues after a position misses nothing.
 *
 * @throws ApiError EVENTS_CLEARED when events after it have been deleted or lost
 */
export async function assertNothingDeleted(
  events: UserEvents,
  userId: string,
  after: number | null,
): Promise<void> {
  if (after === null || (await events.isComplete(userId, after))) return;
  throw new ApiError('EVENTS_CLEARED', {
    en:
      'Events after this cursor have been deleted: read eventCursor, then your matches, and ' +
      'continue from there.',
    de:
      'Ereignisse nach diesem Cursor wurden gelöscht: lies eventCursor, dann deine Partien, und ' +
      'mach dort weiter.',
  });
}

/**
 * Checks that a version after which a reader continues is not of a time that the database has lost.
 *
 * @throws ApiError EVENTS_CLEARED
 */
export function assertNotLost(match: StoredMatch, after: number | null): void {
  if (after === null || !isLostVersion(match, after)) return;
  throw new ApiError('EVENTS_CLEARED', {
    en:
      'The service was restored from a backup, and the event of this cursor is lost: read the match ' +
      'and its eventCursor, and continue from there.',
    de:
      'Der Dienst wurde aus einer Sicherung wiederhergestellt, und das Ereignis dieses Cursors ist ' +
      'verloren: lies die Partie und ihren eventCursor, und mach dort weiter.',
  });
}

/** The events that were found, and the last position that was read. */
type FoundUpTo<U> = StreamBatch<U> & { readonly position: number };

/** Remembers the last position that was read. */
class PositionKeeper<U> {
  private isFirst = true;

  constructor(
    private position: number,
    private readonly readAfter: (
      position: number,
      change: Hint | null,
      isFirst: boolean,
    ) => Promise<FoundUpTo<U>>,
  ) {}

  async read(change: Hint | null): Promise<StreamBatch<U>> {
    const found = await this.readAfter(this.position, change, this.isFirst);
    this.isFirst = false;
    this.position = found.position;
    return found;
  }

  /** A null change means that messages may have been missed. */
  hasRead(change: Hint | null): boolean {
    return change !== null && Number(change.ref) <= this.position;
  }
}
