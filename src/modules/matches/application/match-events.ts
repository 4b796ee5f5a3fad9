import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/collections.js';
import { toGlobalId } from '../../../platform/api/ids.js';
import { SharedReads } from '../../../platform/live/fan-out.js';
import { toldOf } from '../domain/event-types.js';
import type { EventOf } from '../domain/event-types.js';
import { seenEvents } from '../domain/seen-events.js';
import type { SeenMatchEvent } from '../domain/seen-events.js';
import type { StoredEventAt } from '../domain/advance.js';
import { MatchReader } from './match-reader.js';
import type { MatchSight } from './match-sight.js';
import { MatchStore } from '../storage/match-store.js';
import type { EventRef } from '../storage/match-store.js';

/** An event with the match that it was read with: at its version, or later. */
export interface SightedEvent extends SeenMatchEvent {
  readonly sight: MatchSight;
}

/**
 * The events of matches as each viewer may read them now. Every version of a match is an event for
 * everyone who may look at it: what is hidden is masked, never left out.
 */
@Injectable()
export class MatchEvents {
  private readonly reads = new SharedReads<SightedEvent[], MatchSight>();

  constructor(
    private readonly reader: MatchReader,
    private readonly store: MatchStore,
  ) {}

  /**
   * The events of a match after a version, up to the one at which it was looked at; read once for those
   * who share a sight.
   */
  after(sight: MatchSight, version: number, limit: number): Promise<SightedEvent[]> {
    const read = () => this.readAfter(sight, version, limit);
    return this.reads.of(sight, `${version} ${limit}`, read);
  }

  /** The events named, of matches that the user may look at; a match must have reached the version. */
  async named(refs: readonly EventRef[], userId: string | null): Promise<SightedEvent[]> {
    const wanted = groupBy(refs, ({ matchId }) => matchId);
    if (wanted.size === 0) return [];
    const sights = await this.reader.findMany([...wanted.keys()], userId);
    const events = await this.store.events(refs, [...sights.values()].map(reached));
    return [...sights].flatMap(([matchId, sight]) => {
      const versions = new Set(wanted.get(matchId)!.map(({ version }) => version));
      const seen = seenIn(sight, events.get(matchId) ?? []);
      return seen.filter((row) => versions.has(row.version)).map((row) => sighted(sight, row));
    });
  }

  private async readAfter(
    sight: MatchSight,
    version: number,
    limit: number,
  ): Promise<SightedEvent[]> {
    const { id: matchId, version: last } = sight.stored;
    const count = Math.max(0, Math.min(limit, last - version));
    const wanted = Array.from({ length: count }, (_, i) => ({ matchId, version: version + 1 + i }));
    if (count === 0) return [];
    const events = await this.store.events(wanted, [{ matchId, version: last }]);
    const seen = seenIn(sight, events.get(matchId) ?? []);
    const wantedOf = seen.filter((row) => isBetween(row, version, version + count));
    return wantedOf.map((row) => sighted(sight, row));
  }
}

const reached = ({ stored }: MatchSight): EventRef => ({
  matchId: stored.id,
  version: stored.version,
});

/** Of a broken match as much as can be read. */
const seenIn = (sight: MatchSight, events: readonly StoredEventAt[]): SeenMatchEvent[] =>
  seenEvents(() => sight.match, events, sight.observer);

const isBetween = ({ version }: SeenMatchEvent, after: number, upTo: number): boolean =>
  version > after && version <= upTo;

const sighted = (sight: MatchSight, row: SeenMatchEvent): SightedEvent => ({
  ...row,
  payload: payloadOf(row),
  sight,
});

/** What its type tells and nothing else; users by their global ids. */
function payloadOf({ type, payload }: SeenMatchEvent): object | null {
  if (payload === null) return null;
  const told = toldOf(type, payload);
  if (type !== 'MATCH_STARTED') return told;
  const { seats } = payload as EventOf<'MATCH_STARTED'>;
  return { ...told, seats: seats.map((userId) => toGlobalId('User', userId)) };
}
