import type { TestService } from '../service.js';
import { startMatch } from '../table.js';
import { setClock } from '../time.js';

/** Later than an export waits until a finished match is in it. */
const LATER_SECONDS = 3600;

/** Finishes matches that an export has at once. The service's clock is moved for good. @returns the name of a player */
export async function finishMatches(
  service: Pick<TestService, 'player' | 'database'>,
  count: number,
): Promise<string> {
  const players = [await service.player(), await service.player()];
  for (let n = 0; n < count; n++) {
    const { matchId } = await startMatch(players, { rated: false });
    await players[0]!.resign(matchId);
  }
  await setClock(service, LATER_SECONDS);
  return players[0]!.username;
}
