import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../engine/index.js';
import type { Action } from '../../../engine/index.js';
import type { Reader } from '../../../platform/api/reader.js';
import { collectInTurns, groupBy } from '../../../platform/collections.js';
import { actionText, legalActions, madeOf, MatchStore } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { standingsAt } from '../domain/own-turns.js';
import type { Place, PlayedMatch, Standing } from '../domain/own-turns.js';

/** A place in one of many matches. */
export interface MatchPlace extends Place {
  readonly matchId: string;
}

/** What every legal action of a place does, by its token. */
export type PlaceTexts = ReadonlyMap<Action, string>;

/** Says of decisions in matches that are over what could be done there. */
@Injectable()
export class DecisionTexts {
  constructor(private readonly matches: MatchStore) {}

  /**
   * Two statements for all places together. Of a match that is broken the promises fail, and of no other.
   *
   * @param spend is told how many deals are replayed, before they are read
   */
  async at(
    places: readonly MatchPlace[],
    reader: Reader,
    spend: (deals: number) => void,
  ): Promise<ReadonlyMap<MatchPlace, Promise<PlaceTexts | undefined>>> {
    const byMatch = [...groupBy(places, ({ matchId }) => matchId)];
    const parts = byMatch.map(([matchId, wanted]) => ({ matchId, from: 1, to: lastOf(wanted) }));
    spend(parts.reduce((sum, { to }) => sum + to, 0));
    const [matches, deals] = await Promise.all([
      this.matches.findMany(parts.map(({ matchId }) => matchId)),
      this.matches.dealsOf(parts),
    ]);
    const entries = byMatch.flatMap(([matchId, wanted], i) => {
      const stored = matches.get(matchId)!;
      const texts = textsIn(stored, deals[i]!, wanted, reader);
      return wanted.map(
        (place) => [place, texts.then((found) => found.get(keyOf(place)))] as const,
      );
    });
    return new Map(entries);
  }
}

const lastOf = (places: readonly Place[]): number =>
  Math.max(...places.map(({ dealNumber }) => dealNumber));

const keyOf = ({ dealNumber, position }: Place): string => `${dealNumber} ${position}`;

async function textsIn(
  stored: StoredMatch,
  deals: PlayedMatch['deals'],
  places: readonly Place[],
  reader: Reader,
): Promise<ReadonlyMap<string, PlaceTexts>> {
  const wanted = new Set(places.map(keyOf));
  const played = { variant: variantOf(stored.variant)!, options: stored.options, deals };
  const standings = standingsAt(played, (place) => wanted.has(keyOf(place)));
  const found = await collectInTurns(readable(stored.id, standings));
  return new Map(found.flat().map((it) => [keyOf(it), textsOf(it, reader)]));
}

/** What a generator makes, its errors named as those of the match. */
function* readable<T>(matchId: string, made: Generator<T>): Generator<T> {
  for (;;) {
    const next = madeOf(matchId, () => made.next());
    if (next.done) return;
    yield next.value;
  }
}

function textsOf({ match, phase, legal }: Standing, reader: Reader): PlaceTexts {
  const actions = legalActions(match, { phase }, legal);
  return new Map(actions.map((action) => [action.token, actionText(action, reader)]));
}
