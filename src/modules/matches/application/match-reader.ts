import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import type { ListPosition, Scanned } from '../../../platform/database/scanned-list.js';
import { Matches } from '../storage/matches.js';
import type { MatchOrder, MatchQuery } from '../storage/list-matches.js';
import type { NewestTurn, TurnPosition } from '../storage/list-turns.js';
import { viewedBy } from './viewed-match.js';
import type { ViewedMatch } from './viewed-match.js';

/**
 * Reads matches for viewers. A match without spectators is only for its players and backers; everyone may look
 * at any other match. Each viewer sees what the rules allow.
 */
@Injectable()
export class MatchReader {
  constructor(private readonly matches: Matches) {}

  /** Null if there is no such match, or if the viewer may not look at it. */
  async find(matchId: string, userId: string | null): Promise<ViewedMatch | null> {
    return (await this.findMany([matchId], userId)).get(matchId) ?? null;
  }

  /** By id, the matches that exist and that the viewer may look at. */
  async findMany(
    matchIds: readonly string[],
    userId: string | null,
  ): Promise<ReadonlyMap<string, ViewedMatch>> {
    const found = await this.matches.findMany(matchIds);
    const views = [...found.values()].flatMap((stored) => viewedBy(stored, userId) ?? []);
    return new Map(views.map((viewed) => [viewed.stored.id, viewed]));
  }

  /** The matches that the viewer may look at, in an order. */
  async list(
    query: MatchQuery,
    order: MatchOrder,
    page: Page<ListPosition>,
  ): Promise<Scanned<{ readonly viewed: ViewedMatch }>> {
    const { rows, stoppedAt } = await this.matches.list(query, order, page);
    const seen = rows.flatMap((stored) => {
      const viewed = viewedBy(stored, query.viewerId);
      return viewed ? [{ viewed, id: stored.id, listedAt: stored.listedAt }] : [];
    });
    return { rows: seen, stoppedAt };
  }

  /** When a match that waits for a user has last changed, and the database's time. */
  newestTurn(userId: string): Promise<NewestTurn> {
    return this.matches.newestTurn(userId);
  }

  /** The matches that wait for a user and have changed since a moment, the earliest first. */
  async turnsSince(userId: string, since: Date, limit: number): Promise<ViewedMatch[]> {
    const matches = await this.matches.turnsSince(userId, since, limit);
    return matches.flatMap((stored) => viewedBy(stored, userId) ?? []);
  }

  /** The matches that wait for a user, soonest deadline first. */
  async turns(userId: string, page: Page<TurnPosition>): Promise<ViewedMatch[]> {
    const matches = await this.matches.turns(userId, page);
    return matches.flatMap((stored) => viewedBy(stored, userId) ?? []);
  }
}
