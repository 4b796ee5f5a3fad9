import { Injectable } from '@nestjs/common';
import { groupBy, ownTurn } from '../../../platform/collections.js';
import { toGlobalId } from '../../../platform/api/ids.js';
import { SharedReads } from '../../../platform/live/shared-reads.js';
import { publishedPayload } from '../domain/event-types.js';
import type { EventOf } from '../domain/event-types.js';
import { versionsAfter } from '../domain/restored.js';
import { seenEvents } from '../domain/seen-events.js';
import type { SeenMatchEvent } from '../domain/seen-events.js';
import type { StoredEventAt } from '../domain/advance.js';
import { MatchReader } from './match-reader.js';
import type { ViewedMatch } from './viewed-match.js';
import { Deals } from '../storage/deals.js';
import type { EventRef } from '../storage/deal-refs.js';

/** An event, and the match as it was read with it: at the event's version or a later one. */
export interface ViewedEvent extends SeenMatchEvent {
  readonly viewed: ViewedMatch;
}

/**
 * The events of matches as each viewer may read them now. Everyone who may look at a match gets every version
 * as an event: hidden parts are masked, and no event is left out.
 */
@Injectable()
export class MatchEvents {
  private readonly reads = new SharedReads<ViewedEvent[], ViewedMatch>();

  constructor(
    private readonly reader: MatchReader,
    private readonly deals: Deals,
  ) {}

  /** The events of a match after a version, up to the version of `viewed`; read once for all who share that view. */
  after(viewed: ViewedMatch, version: number, limit: number): Promise<ViewedEvent[]> {
    const read = () => this.readAfter(viewed, version, limit);
    return this.reads.of(viewed, `${version} ${limit}`, read);
  }

  /**
   * The events of these versions, of matches that the user may look at. A match must have reached the version.
   */
  async named(refs: readonly EventRef[], userId: string | null): Promise<ViewedEvent[]> {
    const wanted = groupBy(refs, ({ matchId }) => matchId);
    if (wanted.size === 0) return [];
    const views = await this.reader.findMany([...wanted.keys()], userId);
    const events = await this.deals.events(refs, [...views.values()].map(eventRefOf));
    return [...views].flatMap(([matchId, viewed]) => {
      const versions = new Set(wanted.get(matchId)!.map(({ version }) => version));
      const seen = eventsSeenBy(viewed, events.get(matchId) ?? []);
      return seen.filter((row) => versions.has(row.version)).map((row) => viewEvent(viewed, row));
    });
  }

  private async readAfter(
    viewed: ViewedMatch,
    version: number,
    limit: number,
  ): Promise<ViewedEvent[]> {
    const { id: matchId, version: last } = viewed.stored;
    const versions = versionsAfter(viewed.stored, version, limit);
    if (versions.length === 0) return [];
    const wanted = versions.map((wantedVersion) => ({ matchId, version: wantedVersion }));
    const events = await this.deals.events(wanted, [{ matchId, version: last }]);
    await ownTurn();
    const seen = eventsSeenBy(viewed, events.get(matchId) ?? []);
    const wantedOf = seen.filter((row) => isBetween(row, version, versions.at(-1)!));
    return wantedOf.map((row) => viewEvent(viewed, row));
  }
}

const eventRefOf = ({ stored }: ViewedMatch): EventRef => ({
  matchId: stored.id,
  version: stored.version,
});

/** The events as the viewer may see them; if the match is broken, as far as they can be read. */
const eventsSeenBy = (viewed: ViewedMatch, events: readonly StoredEventAt[]): SeenMatchEvent[] =>
  seenEvents(() => viewed.match, events, viewed.observer);

const isBetween = ({ version }: SeenMatchEvent, after: number, upTo: number): boolean =>
  version > after && version <= upTo;

const viewEvent = (viewed: ViewedMatch, row: SeenMatchEvent): ViewedEvent => ({
  ...row,
  payload: payloadOf(row),
  viewed,
});

/** The payload with exactly the fields of the event's type, and users by their global ids. */
function payloadOf({ type, payload }: SeenMatchEvent): object | null {
  if (payload === null) return null;
  const published = publishedPayload(type, payload);
  if (type !== 'MATCH_STARTED') return published;
  const { seats } = payload as EventOf<'MATCH_STARTED'>;
  return { ...published, seats: seats.map((userId) => toGlobalId('User', userId)) };
}
