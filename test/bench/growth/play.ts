import { easy } from '../../../src/bots/easy.js';
import { dealView, legal, seeded, toAct } from '../../../src/engine/index.js';
import type { Match } from '../../../src/engine/index.js';
import { matchOf } from '../../../src/modules/matches/application/index.js';
import type { TestClient } from '../../support/client.js';
import { rowId } from '../../support/sql.js';
import type { CoreService } from '../core-service.js';

const TIME_CONTROL = { perTurnSeconds: 86_400 };

type Random = () => number;

/** Plays a match of two people through the use case, to its end or until `most` actions are played; the row's id. */
export async function playMatch(
  core: CoreService,
  players: readonly TestClient[],
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Promise<string> {
  const random = seeded(seed);
  const input = { timeControl: TIME_CONTROL, clientSeed: `seed ${seed}` };
  const matchId = await seated(players, input);
  let match = (await core.matches.find(matchId))!;
  for (let made = 0; made < most && match.status === 'IN_PROGRESS'; made++) {
    const played = await core.act.execute({
      userId: match.players[match.toAct!]!.userId,
      matchId,
      seat: null,
      actions: [chooseToken(matchOf(match), random)],
      expectedVersion: match.version,
      idempotencyKey: `${matchId} ${match.version}`,
    });
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
  }
  return matchId;
}

/** A match between two people; the first one challenges the other. */
async function seated([creator, guest]: readonly TestClient[], input: object): Promise<string> {
  const opponents = [{ username: guest!.username }];
  const made = await creator!.challenge({ variant: 'zweier', opponents, ...input });
  if (!made.challenge) throw new Error(made.userErrors[0]!.code);
  await guest!.accept({ challengeId: made.challenge.id });
  return rowId(made.challenge.matchId);
}

/** What a house bot of the level `easy` plays: matches are then as long as those of people. */
function chooseToken(match: Match, random: Random): string {
  const [only, ...others] = legal(match);
  if (others.length === 0) return only!;
  return easy.choose(dealView(match, toAct(match)!)!, match.options, random);
}
