import { idOf } from '../../../src/platform/api/ids.js';
import type { TestClient } from '../../support/client.js';
import type { TestService } from '../../support/service.js';
import { untilOutboxEmpty } from '../../support/sql.js';

/** A match that is played through the service, to be copied. */
interface Play {
  readonly variant: string;
  readonly seats: number;
  /** The number of actions played in it. */
  readonly actions: number;
}

const PLAYS: readonly Play[] = [
  { variant: 'zweier', seats: 2, actions: 0 },
  { variant: 'zweier', seats: 2, actions: 3 },
  { variant: 'zweier', seats: 2, actions: 8 },
  { variant: 'dreier', seats: 3, actions: 2 },
  { variant: 'bauern', seats: 4, actions: 2 },
];

/** The time for a turn in the copies; their deadlines are spread over it. */
export const PER_TURN_SECONDS = 3 * 24 * 3600;

/** The row ids of the templates' matches, and the player whose account is copied for the users. */
export interface Templates {
  readonly matchIds: readonly string[];
  readonly username: string;
}

/** Plays the templates, and waits until no task for them is pending. */
export async function playTemplates(
  service: Pick<TestService, 'player' | 'database'>,
): Promise<Templates> {
  const matchIds: string[] = [];
  let username = '';
  for (const play of PLAYS) {
    const players = await Promise.all(Array.from({ length: play.seats }, () => service.player()));
    matchIds.push(idOf('Match', await playOne(players, play))!);
    username = players[0]!.username;
  }
  await untilOutboxEmpty(service);
  return { matchIds, username };
}

async function playOne(players: readonly TestClient[], play: Play): Promise<string> {
  const matchId = await seated(players, play);
  for (let made = 0; made < play.actions; made++) {
    const { toAct } = await players[0]!.match(matchId);
    const player = players[toAct!]!;
    const { deal } = await player.match(matchId);
    const { userErrors } = await player.act(matchId, [deal.legal[0]!]);
    if (userErrors.length > 0) throw new Error(`a template: ${userErrors[0]!.code}`);
  }
  return matchId;
}

async function seated(players: readonly TestClient[], { variant }: Play): Promise<string> {
  const [creator, ...guests] = players;
  const opponents = guests.map(({ username }) => ({ username }));
  const timeControl = { perTurnSeconds: PER_TURN_SECONDS };
  const { challenge, userErrors } = await creator!.challenge({ variant, opponents, timeControl });
  if (!challenge) throw new Error(`a template of ${variant}: ${userErrors[0]!.code}`);
  for (const guest of guests) await guest.accept({ challengeId: challenge.id });
  return challenge.matchId;
}
