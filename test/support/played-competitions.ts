/** Competitions over GraphQL, as organisers and players use them. */
import { createObject, mustMutate } from './client.js';
import type { TestClient } from './client.js';
import { until } from './wait.js';

export interface PairingJson {
  readonly round: number;
  readonly board: number;
  readonly decision: string | null;
  readonly entrants: readonly {
    readonly competitionPoints: number | null;
    readonly entry: { readonly user: { readonly username: string } };
  }[];
  readonly playedMatches: readonly ({ readonly id: string; readonly status: string } | null)[];
}

export interface CompetitionJson {
  readonly status: string;
  readonly round: number;
  readonly enteredCount: number;
  readonly pairings: { readonly nodes: readonly PairingJson[] };
}

const SHOWN = `status round enteredCount pairings(first: 50) { nodes {
  round board decision
  entrants { competitionPoints entry { user { username } } }
  playedMatches { id status }
} }`;

/** Announces a competition that starts when it is full. */
export const announce = (organiser: TestClient, terms: object): Promise<string> =>
  createObject(
    organiser,
    'createCompetition',
    { name: 'A small one', form: 'KNOCK_OUT', variant: 'zweier', rated: false, ...terms },
    'competition',
  );

export const enter = (player: TestClient, competitionId: string, more: object = {}) =>
  mustMutate(player, 'enterCompetition', { competitionId, ...more });

export async function shownCompetition(
  viewer: TestClient,
  competitionId: string,
): Promise<CompetitionJson> {
  const { competition } = await viewer.ask<{ competition: CompetitionJson }>(
    `query ($id: ID!) { competition(competitionId: $id) { ${SHOWN} } }`,
    { id: competitionId },
  );
  return competition;
}

/** Resigns every match for the player who is second in the pairing, until the competition is over. */
export async function playByResigning(
  players: readonly TestClient[],
  competitionId: string,
): Promise<CompetitionJson> {
  const byName = new Map(players.map((player) => [player.username, player]));
  return until('the end of the competition', async () => {
    const shown = await shownCompetition(players[0]!, competitionId);
    if (shown.status === 'ENDED') return shown;
    for (const { decision, entrants, playedMatches } of shown.pairings.nodes) {
      const running = playedMatches.find((match) => match?.status === 'IN_PROGRESS');
      const loser = byName.get(entrants.at(-1)!.entry.user.username)!;
      if (decision === null && running) await loser.resign(running.id);
    }
    return undefined;
  });
}
