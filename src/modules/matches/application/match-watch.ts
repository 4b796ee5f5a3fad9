import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { InTurns } from '../../../platform/live/in-turns.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { viewsOf } from './viewed-match.js';
import type { ViewedMatch } from './viewed-match.js';
import { MatchStore } from '../storage/match-store.js';

/** Gives the view of a match that was read once, for any viewer; null for users who may not look at it. */
type ViewFor = (userId: string | null) => ViewedMatch | null;

/**
 * Reads matches for their watchers. After each change a match is read once for all of them, and its view is
 * made once for each kind of viewer.
 */
@Injectable()
export class MatchWatch {
  private readonly turns = new InTurns();

  /** Reads once for all watchers that hear of a change in one turn of the event loop, and many matches in one query. */
  private readonly loader: DataLoader<string, ViewFor>;

  constructor(private readonly store: MatchStore) {
    this.loader = new DataLoader((ids: readonly string[]) => this.read(ids), { cache: false });
  }

  /** The match after a change; `change` is null if there may have been one. Null if the viewer may not look at it. */
  async after(
    change: Hint | null,
    matchId: string,
    userId: string | null,
  ): Promise<ViewedMatch | null> {
    const viewFor = await this.viewsAfter(change, matchId);
    await this.turns.next();
    return viewFor(userId);
  }

  /** A match that this process has just changed is not read again. */
  private async viewsAfter(change: Hint | null, matchId: string): Promise<ViewFor> {
    const known = change && this.store.knownSince(matchId, Number(change.ref));
    return known ? viewsOf(known) : this.loader.load(matchId);
  }

  private async read(ids: readonly string[]): Promise<ViewFor[]> {
    const found = await this.store.findMany([...new Set(ids)]);
    const views = new Map([...found].map(([id, stored]) => [id, viewsOf(stored)]));
    return ids.map((id) => views.get(id) ?? (() => null));
  }
}
