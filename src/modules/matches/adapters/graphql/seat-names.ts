import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { loadUser } from '../../../users/adapters/graphql/index.js';
import { shownName } from '../../../users/application/index.js';
import type { Users } from '../../../users/application/index.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import type { NamedPlayers } from '../../domain/party.js';

/** The players as a text for the viewer names them. Bots with the same name at one table are numbered. */
export async function namePlayers(
  { stored, viewerSeat }: ViewedMatch,
  context: GraphqlContext,
  users: Users,
): Promise<NamedPlayers> {
  const players = await Promise.all(
    stored.players.map(({ userId }) => loadUser(context, users, userId)),
  );
  return { names: numberNames(players.map((user) => shownName(user!.username))), viewerSeat };
}

/** By seat, each name that occurs twice with its number: "Bot regular 2". */
function numberNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    const number = names.slice(0, seat + 1).filter((other) => other === name).length;
    return isAlone ? name : `${name} ${number}`;
  });
}
