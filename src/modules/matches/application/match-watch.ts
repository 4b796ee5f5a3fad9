import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { InTurns } from '../../../platform/live/in-turns.js';
import { viewsOf } from './viewed-match.js';
import type { ViewedMatch } from './viewed-match.js';
import { Matches } from '../storage/matches.js';

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
  private readonly views = new DataLoader((ids: readonly string[]) => this.read(ids), {
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

  /** The match as it is now. Null if the viewer may not look at it. */
  async look(matchId: string, userId: string | null): Promise<ViewedMatch | null> {
    const viewFor = await this.views.load(matchId);
    await this.turns.next();
    return viewFor(userId);
  }

  private async read(ids: readonly string[]): Promise<ViewFor[]> {
    const found = await this.matches.findMany([...new Set(ids)]);
    const views = new Map([...found].map(([id, stored]) => [id, viewsOf(stored)]));
    return ids.map((id) => views.get(id) ?? (() => null));
  }

  private async readVersions(ids: readonly string[]): Promise<number[]> {
    const found = await this.matches.versions([...new Set(ids)]);
    return ids.map((id) => found.get(id) ?? 0);
  }
}
