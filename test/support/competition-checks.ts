/** What must hold of stored competitions in which nobody is out and no lot was bought again, whatever was killed meanwhile. */
import type { Type } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import {
  formOfCompetition,
  isLadder,
  storedFieldOf,
} from '../../src/modules/competitions/domain/stored-field.js';
import type {
  Competition,
  StoredPairing,
} from '../../src/modules/competitions/domain/competition.js';
import { CompetitionStore } from '../../src/modules/competitions/storage/competition-store.js';
import { DrawStore } from '../../src/modules/competitions/storage/draw-store.js';
import { EntryStore } from '../../src/modules/competitions/storage/entry-store.js';
import { PairingStore } from '../../src/modules/competitions/storage/pairing-store.js';
import { rowsOf } from './sql.js';

/** Matches that belong nowhere, and pairings that do not have each of their games once. */
const MATCHES = `
  SELECT 'match ' || c.match_id || ' has no pairing' AS wrong FROM competition_matches c
    LEFT JOIN competition_pairings p USING (competition_id, round, board)
    WHERE c.competition_id = $1 AND p.round IS NULL
  UNION ALL
  SELECT 'match ' || c.match_id || ' is not played by its pairing' FROM competition_matches c
    JOIN competition_pairings p USING (competition_id, round, board)
    WHERE c.competition_id = $1 AND
      ARRAY(SELECT user_id FROM competition_players WHERE match_id = c.match_id ORDER BY 1)
      <> ARRAY(SELECT user_id FROM competition_entries e
        WHERE e.competition_id = $1 AND e.lot = ANY(p.lots) ORDER BY 1)
  UNION ALL
  SELECT 'round ' || p.round || ', board ' || p.board || ': ' || p.games || ' games, matches '
      || array_agg(c.game)::text
    FROM competition_pairings p LEFT JOIN competition_matches c USING (competition_id, round, board)
    WHERE p.competition_id = $1
    GROUP BY p.competition_id, p.round, p.board
    HAVING count(c.match_id) <> p.games OR count(DISTINCT c.game) <> p.games OR max(c.game) > p.games
      OR count(*) FILTER (WHERE c.running) <> p.playing::integer`;

/** The rounds by what is stored of them, and by what was told: each once. */
const ROUNDS = `
  SELECT ARRAY(SELECT number FROM competition_rounds WHERE competition_id = $1 ORDER BY 1) AS opened,
    ARRAY(SELECT DISTINCT round FROM competition_pairings WHERE competition_id = $1 ORDER BY 1) AS paired,
    ARRAY(SELECT (details->>'round')::integer FROM competition_log
      WHERE competition_id = $1 AND act = 'ROUND_BEGAN' ORDER BY number) AS logged`;

interface StoredRounds {
  readonly opened: readonly number[];
  readonly paired: readonly number[];
  readonly logged: readonly number[];
}

interface Source {
  get<T>(provider: Type<T>): T;
  readonly database: { readonly url: string; drop(): Promise<void> };
}

/** What is wrong with a competition. */
export async function wrongOfCompetition(source: Source, id: string): Promise<string[]> {
  const competition = (await source.get(CompetitionStore).find(id))!;
  const matches = await rowsOf<{ wrong: string }>(source, MATCHES, [id]);
  const found = [
    ...matches.map(({ wrong }) => wrong),
    ...(isLadder(competition) ? [] : await wrongRounds(source, competition)),
  ];
  return found.map((what) => `${competition.form} ${id}: ${what}`);
}

async function wrongRounds(source: Source, competition: Competition): Promise<string[]> {
  const [stored] = await rowsOf<StoredRounds>(source, ROUNDS, [competition.id]);
  const all = Array.from({ length: competition.round }, (_, i) => i + 1);
  const { opened, paired, logged } = stored!;
  const isEachOnce = [opened, paired, logged].every((rounds) => isDeepStrictEqual(rounds, all));
  return [
    ...(isEachOnce ? [] : [`rounds ${JSON.stringify(stored)}, not ${all.join()}`]),
    ...(await otherPairs(source, competition)),
  ];
}

/** Rounds whose pairs are not those that the form computes from the draw and the results before. */
async function otherPairs(source: Source, competition: Competition): Promise<string[]> {
  const { id, round: last } = competition;
  const entries = await source.get(EntryStore).all(id);
  const pairings = await source.get(PairingStore).all(id);
  const seed = (await source.get(DrawStore).seedOf(id)) ?? '';
  const form = formOfCompetition(competition);
  const isOther = (round: number): boolean => {
    const before = pairings.filter((pairing) => pairing.round < round);
    const computed = form.nextRound(storedFieldOf(competition, entries, before, seed));
    const stored = pairings.filter((pairing) => pairing.round === round);
    return !isDeepStrictEqual(computed?.map(pairOf), stored.map(pairOf));
  };
  const rounds = Array.from({ length: last }, (_, i) => i + 1).filter(isOther);
  return rounds.map((round) => `round ${round} has other pairs than its form gives`);
}

const pairOf = ({ board, stage, lots }: Pick<StoredPairing, 'board' | 'stage' | 'lots'>) => ({
  board,
  stage,
  lots: [...lots],
});
