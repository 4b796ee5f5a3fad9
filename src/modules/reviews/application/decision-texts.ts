import { Injectable } from '@nestjs/common';
import { variantOf } from '../../../engine/index.js';
import type { Action } from '../../../engine/index.js';
import type { Reader } from '../../../platform/api/reader.js';
import { collectInTurns, groupBy } from '../../../platform/collections.js';
import {
  actionText,
  legalActions,
  Deals,
  Matches,
  orMatchBroken,
} from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { replayPositions } from '../domain/replay.js';
import type { ActionPlace, PlayedPart, ReplayedPosition } from '../domain/replay.js';
import { Reviews } from '../storage/reviews.js';
import type { Start } from '../storage/reviews.js';

/** A position in one of several reviewed matches. */
export interface MatchPlace extends ActionPlace {
  readonly matchId: string;
  readonly reviewId: string;
}

/** The sentence of every legal action at a place, by its token. */
export type PlaceTexts = ReadonlyMap<Action, string>;

/** Deals of a match that are read and replayed together, and the places in them. */
interface Part {
  readonly matchId: string;
  readonly from: number;
  readonly to: number;
  readonly before: Start['after'];
  readonly places: readonly MatchPlace[];
}

/** Describes the legal actions at places of finished matches. */
@Injectable()
export class DecisionTexts {
  constructor(
    private readonly matches: Matches,
    private readonly deals: Deals,
    private readonly reviews: Reviews,
  ) {}

  /**
   * Needs three statements for all places together. Only the promises of a broken match fail.
   *
   * @param spend gets the number of deals that will be replayed, before they are read
   */
  async at(
    places: readonly MatchPlace[],
    reader: Reader,
    spend: (deals: number) => void,
  ): Promise<ReadonlyMap<MatchPlace, Promise<PlaceTexts | undefined>>> {
    const parts = await this.partsOf(places);
    spend(parts.reduce((sum, { from, to }) => sum + to - from + 1, 0));
    const [matches, deals] = await Promise.all([
      this.matches.findMany([...new Set(parts.map(({ matchId }) => matchId))]),
      this.deals.dealsOf(parts),
    ]);
    const entries = parts.flatMap((part, i) => {
      const texts = textsIn(matches.get(part.matchId)!, deals[i]!, part, reader);
      return part.places.map(
        (place) => [place, texts.then((found) => found.get(keyOf(place)))] as const,
      );
    });
    return new Map(entries);
  }

  /** The deals of the places; in old reviews also the deals before them. */
  private async partsOf(places: readonly MatchPlace[]): Promise<Part[]> {
    const byDeal = [...groupBy(places, ({ reviewId, dealNumber }) => `${reviewId} ${dealNumber}`)];
    const wanted = byDeal.map(([, found]) => dealOf(found[0]!));
    const starts = await this.reviews.starts(wanted);
    const parts = byDeal.map(([, found], i) => partFrom(starts[i]!, found));
    return [...groupBy(parts, ({ matchId, from }) => `${matchId} ${from}`).values()].map(
      mergeParts,
    );
  }
}

const dealOf = ({ reviewId, dealNumber }: MatchPlace) => ({ reviewId, number: dealNumber });

function partFrom({ number, after }: Start, places: readonly MatchPlace[]): Part {
  const { matchId, dealNumber } = places[0]!;
  return { matchId, from: number + 1, to: dealNumber, before: after, places };
}

/** Parts with the same beginning are read once. */
const mergeParts = (parts: readonly Part[]): Part => ({
  ...parts[0]!,
  to: Math.max(...parts.map(({ to }) => to)),
  places: parts.flatMap(({ places }) => places),
});

const keyOf = ({ dealNumber, position }: ActionPlace): string => `${dealNumber} ${position}`;

async function textsIn(
  stored: StoredMatch,
  deals: PlayedPart['deals'],
  { before, places }: Part,
  reader: Reader,
): Promise<ReadonlyMap<string, PlaceTexts>> {
  const wanted = new Set(places.map(keyOf));
  const played = { variant: variantOf(stored.variant)!, options: stored.options, before, deals };
  const standings = replayPositions(played, (place) => wanted.has(keyOf(place)));
  const found = await collectInTurns(readable(stored.id, standings));
  return new Map(found.flat().map((it) => [keyOf(it), textsOf(it, reader)]));
}

/** The results of a generator; its errors become the errors of the match. */
function* readable<T>(matchId: string, made: Generator<T>): Generator<T> {
  for (;;) {
    const next = orMatchBroken(matchId, () => made.next());
    if (next.done) return;
    yield next.value;
  }
}

function textsOf({ match, phase, legal }: ReplayedPosition, reader: Reader): PlaceTexts {
  const actions = legalActions(match, { phase }, legal);
  return new Map(actions.map((action) => [action.token, actionText(action, reader)]));
}
