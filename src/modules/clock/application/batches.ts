import type { MatchAt } from '../../matches/application/index.js';

/**
 * Does batch after batch of what is overdue, each match once, until no other is left or `most` are done: a
 * process that is asked to end waits for it.
 */
export async function inBatches(
  most: number,
  next: () => Promise<MatchAt[]>,
  work: (matches: readonly MatchAt[]) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  for (let batch = 0; batch < most; batch++) {
    const unseen = (await next()).filter(({ matchId }) => !seen.has(matchId));
    if (unseen.length === 0) return;
    unseen.forEach(({ matchId }) => seen.add(matchId));
    await work(unseen);
  }
}
