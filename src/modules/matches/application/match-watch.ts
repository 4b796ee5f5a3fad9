import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { InTurns, SharedReads } from '../../../platform/live/fan-out.js';
import type { LiveMessage } from '../../../platform/live/live-bus.js';
import { viewsOf } from './viewed-match.js';
import type { ViewedMatch } from './viewed-match.js';
import { MatchStore } from '../storage/match-store.js';

/** Gives the view of a match that was read once, for any viewer; null for users who may not look at it. */
type Look = (userId: string | null) => ViewedMatch | null;

/**
 * Reads matches for their watchers. After each change a match is read once for all of them, and its view is
 * made once for each kind of viewer.
 */
@Injectable()
export class MatchWatch {
  private readonly reads = new SharedReads<Look>();
  private readonly turns = new InTurns();

  /** Reads many matches in one query, such as all watched ones after a lost connection. */
  private readonly looks: DataLoader<string, Look>;

  constructor(private readonly store: MatchStore) {
    this.looks = new DataLoader((ids: readonly string[]) => this.read(ids), { cache: false });
  }

  /** The match after a change; `change` is null if there may have been one. Null if the viewer may not look at it. */
  async after(
    change: LiveMessage | null,
    matchId: string,
    userId: string | null,
  ): Promise<ViewedMatch | null> {
    const look = await this.reads.of(change, matchId, () => this.looks.load(matchId));
    await this.turns.next();
    return look(userId);
  }

  private async read(ids: readonly string[]): Promise<Look[]> {
    const found = await this.store.findMany([...new Set(ids)]);
    const looks = new Map([...found].map(([id, stored]) => [id, viewsOf(stored)]));
    return ids.map((id) => looks.get(id) ?? (() => null));
  }
}
