import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Matches } from '../../matches/application/index.js';
import { MatchLinks } from '../storage/match-links.js';

/** Matches that were adjudicated and are played on: the same pair does not begin another one meanwhile. */
@Injectable()
export class DeadMatches {
  constructor(
    private readonly links: MatchLinks,
    private readonly matches: Matches,
  ) {}

  /** The lots of each such match of a player. */
  async lotsOf(competitionId: string, userId: string, within?: Transaction): Promise<number[][]> {
    const released = await this.links.released(competitionId, userId, within);
    const found = await this.matches.findMany(
      released.map(({ matchId }) => matchId),
      within,
    );
    return released
      .filter(({ matchId }) => found.get(matchId)?.status === 'IN_PROGRESS')
      .map(({ lots }) => lots);
  }
}
