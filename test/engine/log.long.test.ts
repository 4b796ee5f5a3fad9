/**
 * The events of a deal, read later (docs/events.md), for every variant and preset. They name no card that the observer
 * may not know. Older events name no card that the view has turned over. Everyone reads the same number of events. They
 * are the same in all states that the observer cannot tell apart. test/support/knowledge.ts says which cards may be
 * known; it does not use the engine's views.
 */
import { describe, expect, test } from '@jest/globals';
import type { LogEntry, Match, Observer } from '../../src/engine/index.js';
import {
  deckShuffled,
  matchView,
  play,
  restore,
  seenEvent,
  seenLog,
  snapshot,
  toAct,
  legal,
} from '../../src/engine/index.js';
import { cardsIn, knownCards, placesOf } from '../support/knowledge.js';
import type { Truth } from '../support/knowledge.js';
import { anyMatch, entries, isOver } from './support/moments.js';
import type { Moment } from './support/moments.js';
import type { Random } from './support/scenarios.js';
import { games, observers, pick } from './support/scenarios.js';

/** All facts of a running deal, without views. */
function truthOf({ match, log }: Moment): Truth {
  const record = snapshot(match).deal!;
  return {
    ...record,
    number: match.deal!.number,
    variant: match.deal!.variant.key,
    options: match.deal!.options,
    actions: log.flatMap(({ seat, token }) => (token ? [{ seat: seat!, token }] : [])),
    places: placesOf(snapshot(match)),
    secrets: [],
    snapshot: snapshot(match),
  };
}

const eventsIn = (log: readonly LogEntry<object>[]) =>
  log.map(({ event, token }) => [event, token]);

const read = ({ match, log }: Moment, observer: Observer) => seenLog(match, log, observer);

/** The index of the observer's own last action; for an onlooker the index of the latest turn's first action. */
function firstNewEntry({ log }: Moment, observer: Observer): number {
  const acted = log.flatMap(({ seat, token }, i) => (token ? [{ seat, i }] : []));
  const own = acted.filter(({ seat }) => seat === observer);
  if (observer !== 'onlooker') return own.at(-1)?.i ?? 0;
  let first = acted.length - 1;
  while (first > 0 && acted[first - 1]!.seat === acted[first]!.seat) first--;
  return acted[first]?.i ?? 0;
}

describe.each(games(2))('$name', (game) => {
  const all = observers(game.variant);

  test('no event or action of the log names a card that the observer may not know', () => {
    anyMatch(game, (moment) => {
      if (isOver(moment)) return;
      const truth = truthOf(moment);
      for (const observer of all) {
        const known = knownCards(truth, observer === 'onlooker' ? null : observer);
        const named = cardsIn(eventsIn(read(moment, observer)));
        expect(named.filter((card) => !known.has(card))).toEqual([]);
      }
    });
  });

  test('the log has the same events for everyone', () => {
    anyMatch(game, (moment) => {
      const types = moment.log.map(({ event }) => event.type);
      for (const observer of all) {
        const seen = read(moment, observer) as readonly LogEntry[];
        expect(seen.map(({ event }) => event.type)).toEqual(types);
        expect(seen.map(({ seat }) => seat)).toEqual(moment.log.map(({ seat }) => seat));
      }
    });
  });

  test('older events of the log name only cards that the view names', () => {
    anyMatch(game, (moment) => {
      if (isOver(moment)) return;
      for (const observer of all) {
        const deal = { ...matchView(moment.match, observer).deal!, options: null, legal: null };
        const inView = new Set(cardsIn(deal));
        const old = read(moment, observer).slice(0, firstNewEntry(moment, observer));
        expect(cardsIn(eventsIn(old)).filter((card) => !inView.has(card))).toEqual([]);
      }
    });
  });

  test('new events of the log show the same as when they happened', () => {
    anyMatch(game, (moment) => {
      if (isOver(moment)) return;
      for (const observer of all) {
        const from = firstNewEntry(moment, observer);
        const then = moment.log.map(({ event }) => seenEvent(moment.match, event, observer));
        const now = read(moment, observer).map(({ event }) => event);
        expect(now.slice(from)).toEqual(then.slice(from));
      }
    });
  });

  test('the log of a deal that has ended is open', () => {
    anyMatch(game, (moment) => {
      if (!isOver(moment)) return;
      for (const observer of all) expect(read(moment, observer)).toEqual(moment.log);
    });
  });

  test('the log is the same in states that the observer cannot tell apart', () => {
    let compared = 0;
    anyMatch(game, (moment, random) => {
      if (isOver(moment) || random() < 0.5) return;
      const observer = pick(all, random);
      const twin = withOtherHiddenCards(moment, observer, random);
      if (!twin) return;
      compared += 1;
      expect(read(twin, observer)).toEqual(read(moment, observer));
    });
    expect(compared).toBeGreaterThan(2);
  });
});

/**
 * The same play with some cards exchanged that the observer does not know; null where the play would differ.
 */
function withOtherHiddenCards(moment: Moment, observer: Observer, random: Random): Moment | null {
  const truth = truthOf(moment);
  const seat = observer === 'onlooker' ? null : observer;
  const known = knownCards(truth, seat);
  const hidden = [...truth.hands.flat(), ...truth.talon].filter((card) => !known.has(card));
  const exchanged = new Map(deckShuffled(hidden, random).map((card, i) => [hidden[i]!, card]));
  const exchange = (cards: readonly string[]) => cards.map((card) => exchanged.get(card) ?? card);
  const cards = { hands: truth.hands.map(exchange), talon: exchange(truth.talon) };
  const start = startWith(moment, cards);
  if (!start) return null;
  const twin = replayedLike(start, moment);
  return twin && sameKnown(truthOf(twin), truth, seat) ? twin : null;
}

/** The deal with other cards, before its first action; null if it cannot begin. */
function startWith({ match }: Moment, cards: Pick<Truth, 'hands' | 'talon'>): Match | null {
  const { deal, ...rest } = snapshot(match);
  const start = restore({ ...rest, deal: { ...deal!, ...cards, actions: [] } });
  return start.ok ? start.value : null;
}

function replayedLike(start: Match, { match: end, log: original }: Moment): Moment | null {
  let match = start;
  let log: LogEntry[] = [original[0]!];
  for (const { seat, token } of original.filter((entry) => entry.token !== null)) {
    if (toAct(match) !== seat || !legal(match).includes(token!)) return null;
    const played = play(match, token!);
    if (!played.ok) return null;
    match = played.value.match;
    log = [...log, ...entries(played.value.events, seat, token)];
  }
  return toAct(match) === toAct(end) ? { match, log } : null;
}

const sameKnown = (one: Truth, other: Truth, seat: number | null): boolean => {
  const [a, b] = [knownCards(one, seat), knownCards(other, seat)];
  return a.size === b.size && [...a].every((card) => b.has(card));
};
