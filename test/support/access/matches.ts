import { createObject, mustMutate } from '../client.js';
import type { TestClient } from '../client.js';
import type { TestService } from '../service.js';
import { setClock } from '../time.js';

/** Later than an export waits until a finished match is in it. */
const LATER_SECONDS = 3600;

/** A match of two people. @returns its id */
export async function openMatch(one: TestClient, other: TestClient): Promise<string> {
  const opponents = [{ username: other.username }];
  const input = { variant: 'zweier', rated: false, opponents };
  const challengeId = await createObject(one, 'createChallenge', input, 'challenge');
  return createObject(other, 'acceptChallenge', { challengeId }, 'match');
}

/** Finishes matches that an export has at once. The service's clock is moved for good. @returns the name of a player */
export async function finishMatches(
  service: Pick<TestService, 'player' | 'database'>,
  count: number,
): Promise<string> {
  const [one, other] = [await service.player(), await service.player()];
  for (let n = 0; n < count; n++)
    await mustMutate(one, 'resign', { matchId: await openMatch(one, other) });
  await setClock(service, LATER_SECONDS);
  return one.username;
}
