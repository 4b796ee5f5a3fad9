/** Random matches, examined after every action. */
import fc from 'fast-check';
import type { LogEntry, Match } from '../../../src/engine/index.js';
import {
  dealDeck,
  deckShuffled,
  legal,
  nextDeal,
  openMatch,
  play,
  seeded,
  startDeal,
  toAct,
} from '../../../src/engine/index.js';
import { pick } from './scenarios.js';
import type { Game, Random } from './scenarios.js';

const RUNS = 4;

/** A moment of a match: the log of its last deal, up to now. */
export interface Moment {
  readonly match: Match;
  readonly log: readonly LogEntry[];
}

/** Random moments of a match of up to three deals, each with the log of its deal. */
function* moments({ variant, options }: Game, random: Random): Generator<Moment, void> {
  let match = openMatch(variant, options, Math.floor(random() * variant.seatCount));
  for (let deals = 0; deals < 3; deals++) {
    const next = nextDeal(match);
    if (!next) return;
    const dealer = next.dealer ?? next.seats[0]!;
    const started = startDeal(
      match,
      dealDeck(match, dealer, deckShuffled(next.deck, random)),
      dealer,
    );
    let log: LogEntry[] = entries(started.events, null, null);
    match = started.match;
    yield { match, log };
    for (let seat = toAct(match); seat !== null; seat = toAct(match)) {
      const token = calmly(legal(match), random);
      const played = play(match, token);
      if (!played.ok) throw new Error(played.error.code);
      match = played.value.match;
      log = [...log, ...entries(played.value.events, seat, token)];
      yield { match, log };
    }
  }
}

/** Chooses mostly actions that do not end the deal at once. */
const calmly = (tokens: readonly string[], random: Random) => {
  const calm = tokens.filter((token) => token !== '66' && token !== 'r');
  return pick(calm.length > 0 && random() < 0.97 ? calm : tokens, random);
};

export const entries = (
  events: readonly LogEntry['event'][],
  seat: number | null,
  token: string | null,
): LogEntry[] => events.map((event, i) => ({ seat, token: i === 0 ? token : null, event }));

export const isOver = ({ match }: Moment) => toAct(match) === null;

/** Checks every moment of some matches. */
export const anyMatch = (game: Game, check: (moment: Moment, random: Random) => void): void =>
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      for (const moment of moments(game, random)) check(moment, random);
    }),
    { numRuns: RUNS, seed: 4 },
  );
