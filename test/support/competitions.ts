/** Competitions for tests, over the API. */
import { mustMutate } from './client.js';
import type { TestClient } from './client.js';
import { until } from './wait.js';

const TERMS = { name: 'Sonntagsrunde', form: 'KNOCK_OUT', variant: 'zweier', rated: false };

/** A new competition of this organiser, open for entry unless `terms` say otherwise. */
export async function announceCompetition(
  organiser: TestClient,
  terms: object = {},
): Promise<string> {
  const made = await mustMutate<{ competition: { id: string } }>(
    organiser,
    'createCompetition',
    { ...TERMS, ...terms },
    'competition { id }',
  );
  return made.competition.id;
}

/** A competition whose draw has been made, with these players; the first one organises it. */
export async function startedCompetition(
  players: readonly TestClient[],
  terms: object = {},
): Promise<string> {
  const places = players.length;
  const id = await announceCompetition(players[0]!, { places, leastEntries: places, ...terms });
  for (const player of players)
    await mustMutate(player, 'enterCompetition', { competitionId: id }, 'entry { number }');
  const query = 'query ($id: ID!) { competition(competitionId: $id) { status } }';
  await until('the draw', async () => {
    const { competition } = await players[0]!.ask<{ competition: { status: string } }>(query, {
      id,
    });
    return competition.status === 'RUNNING';
  });
  return id;
}

/** A competition with these players and its first matches; the first player organises it. */
export async function runningCompetition(
  players: readonly TestClient[],
  terms: object = {},
): Promise<string> {
  const id = await startedCompetition(players, terms);
  await until('the matches', async () => (await openMatchesOf(players)).length > 0);
  return id;
}

interface Pairings {
  readonly viewerPairings: {
    readonly nodes: { readonly playedMatches: ({ id: string; status: string } | null)[] }[];
  };
}

const PAIRINGS = '{ viewerPairings { nodes { playedMatches { id status } } } }';

/** The running matches of these players in competitions, each once. */
export async function openMatchesOf(players: readonly TestClient[]): Promise<string[]> {
  const all: string[] = [];
  for (const player of players) {
    const { viewerPairings } = await player.ask<Pairings>(PAIRINGS);
    for (const { playedMatches } of viewerPairings.nodes)
      for (const match of playedMatches)
        if (match?.status === 'IN_PROGRESS' && !all.includes(match.id)) all.push(match.id);
  }
  return all;
}
