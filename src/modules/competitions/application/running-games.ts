import { chunksOf } from '../../../platform/collections.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Matches, StoredMatch } from '../../matches/application/index.js';
import type { CompetitionMatch } from '../domain/competition.js';

/** How many matches are read at a time: each has its whole state. */
const BATCH = 100;

/** What `of` makes of each running match of a competition as it is stored. */
export async function ofRunning<T>(
  matches: Matches,
  games: readonly CompetitionMatch[],
  within: Transaction,
  of: (match: StoredMatch, game: CompetitionMatch) => T,
): Promise<T[]> {
  const found: T[] = [];
  const running = games.filter((game) => game.running);
  for (const some of chunksOf(running, BATCH)) {
    const ids = some.map(({ matchId }) => matchId);
    const stored = await matches.findMany(ids, within);
    for (const game of some) {
      const match = stored.get(game.matchId);
      if (match) found.push(of(match, game));
    }
  }
  return found;
}
