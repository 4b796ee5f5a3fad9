import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Matches } from '../../matches/application/index.js';
import type { EndPosition, FinishedPage } from '../../matches/application/index.js';
import type { Competition } from '../domain/competition.js';
import { CompetitionReader } from '../storage/competition-reader.js';
import { FinishedGameReader } from '../storage/finished-game-reader.js';
import type { FinishedGameQuery } from '../storage/finished-game-reader.js';

/** How many positions are read at a time: few reads of a large competition, and little memory. */
const POSITIONS = 1_000;

/** The next finished matches after a position. */
export type NextGames = (after: EndPosition | null, limit: number) => Promise<FinishedPage>;

/** The finished matches of a competition in the order in which they ended, for exports. */
@Injectable()
export class FinishedGames {
  constructor(
    private readonly competitions: CompetitionReader,
    private readonly matches: Matches,
    private readonly reader: FinishedGameReader,
  ) {}

  /** Null also for a competition that the viewer may not see. */
  findCompetition(id: string, viewer: Viewer | null): Promise<Competition | null> {
    return this.competitions.findVisible(id, viewer);
  }

  /** Reads them page by page. A page for which positions had to be read is called short: reading them is work, too. */
  of(query: FinishedGameQuery): NextGames {
    let known: readonly EndPosition[] = [];
    return async (after, limit) => {
      const isShort = known.length === 0;
      if (isShort) known = await this.reader.positions(query, after, POSITIONS);
      const page = known.slice(0, limit);
      known = known.slice(limit);
      const found = await this.matches.findMany(page.map(([, id]) => id));
      const next = page.at(-1) ?? null;
      return {
        matches: page.flatMap(([, id]) => found.get(id) ?? []),
        next,
        isShort: isShort && next !== null,
      };
    };
  }
}
