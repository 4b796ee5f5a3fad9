import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { InTurns } from '../../../platform/live/in-turns.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { viewsOf } from './viewed-match.js';
import type { ViewedMatch } from './viewed-match.js';
import { Matches } from '../storage/matches.js';

/** Gives the view of a match that was read once, for any viewer; null for users who may not look at it. */
type ViewFor = (userId: string | null) => ViewedMatch | null;

/** A match, and the version that it has at least; Infinity for the newest. */
interface Change {
  readonly matchId: string;
  readonly version: number;
}

/**
 * Reads matches for their watchers. After each change a match is read once for all of them, and its view is
 * made once for each kind of viewer.
 */
@Injectable()
export class MatchWatch {
  private readonly turns = new InTurns();

  /** Reads once for all watchers that hear of a change in one turn of the event loop, and many matches in one query. */
  private readonly views = new DataLoader((changes: readonly Change[]) => this.read(changes), {
    cache: false,
  });
  private readonly versions = new DataLoader((ids: readonly string[]) => this.readVersions(ids), {
    cache: false,
  });

  constructor(private readonly matches: Matches) {}

  /** Whether a match has a later version. For watchers that have heard nothing, which need nothing else of it. */
  async isAhead(matchId: string, version: number): Promise<boolean> {
    return (await this.versions.load(matchId)) > version;
  }

  /** The match after a change; `change` is null if there may have been one. Null if the viewer may not look at it. */
  async after(
    change: Hint | null,
    matchId: string,
    userId: string | null,
  ): Promise<ViewedMatch | null> {
    const viewFor = await this.views.load({ matchId, version: Number(change?.ref ?? Infinity) });
    await this.turns.next();
    return viewFor(userId);
  }

  /** A match that this process has just changed is not read again. */
  private async read(changes: readonly Change[]): Promise<ViewFor[]> {
    const views = new Map<string, ViewFor>();
    for (const { matchId, version } of changes) {
      const known = views.has(matchId) ? null : this.matches.knownSince(matchId, version);
      if (known) views.set(matchId, viewsOf(known));
    }
    const unknown = changes.map(({ matchId }) => matchId).filter((id) => !views.has(id));
    for (const [id, stored] of await this.matches.findMany([...new Set(unknown)]))
      views.set(id, viewsOf(stored));
    return changes.map(({ matchId }) => views.get(matchId) ?? (() => null));
  }

  private async readVersions(ids: readonly string[]): Promise<number[]> {
    const found = await this.matches.versions([...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? 0);
  }
}
