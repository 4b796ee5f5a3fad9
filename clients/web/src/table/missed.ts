import type { Deal, Match } from './game';
import type { Gap } from './playback';
import { MAX_DEALS } from './playback';
import { between, endOf, isLater, plain } from './scenes';
import type { Scene, TableStep } from './scenes';
import type { Visit } from './visits';

/** The scenes before the present table. */
export interface Missed {
  readonly scenes: readonly Scene[];
  /** The last scene that the viewer has seen, to find the new events; null if nothing was missed. */
  readonly known: Scene | null;
}

/** The steps since the last visit, with the last one that was seen; null if nothing has happened. */
export function missedGap(visit: Visit, { number, position }: Deal): Gap | null {
  if (visit.deal > number) return null;
  if (visit.deal === number && visit.position >= position) return null;
  const oldest = number - MAX_DEALS + 1;
  if (visit.deal < oldest) return { from: oldest, after: null, to: number };
  // At the start of a deal there is no earlier step.
  const after = visit.position > 0 ? visit.position - 1 : null;
  return { from: visit.deal, after, to: number };
}

/** The scenes of the steps, without the present table. */
export function missedScenes(match: Match, visit: Visit, steps: readonly TableStep[]): Missed {
  const past = steps
    .filter(({ deal }) => isLater(match.deal, deal))
    .map(({ deal, token }) => ({
      token,
      match: { ...match, deal: { ...deal, legalActions: [] } },
    }));
  const states = [...past, { match, token: null }];
  const seen = past.find((state) => isSeen(visit, state.match.deal));
  const known = seen?.match ?? bare(states[0]?.match ?? match, visit);
  const scenes: Scene[] = seen ? endOf(seen.match) : [];
  let before = known;
  for (const state of states) {
    if (state === seen) continue;
    scenes.push(...between(before, state.match, state.token));
    before = state.match;
  }
  const isNew = ({ kind, match: { deal } }: Scene) => kind !== 'end' || deal.number > visit.ended;
  // The last scene is the present table.
  return { scenes: scenes.slice(0, -1).filter(isNew), known: plain(known) };
}

const isSeen = (visit: Visit, deal: Deal): boolean =>
  deal.number === visit.deal && deal.position <= visit.position;

/**
 * The table before the first step, if the last step that was seen is not returned: the viewer has acted on another
 * device. Then all its cards count as new.
 */
const bare = (match: Match, visit: Visit): Match => {
  const tricks = visit.deal === match.deal.number ? visit.tricks : 0;
  return {
    ...match,
    deal: {
      ...match.deal,
      trick: [],
      lastTrick: null,
      legalActions: [],
      tricks: tricks === undefined ? match.deal.tricks : [tricks],
    },
  };
};
