/**
 * The events of a deal, read later (docs/events.md), for every variant and preset: they name no card that the
 * observer may not know, and older ones no card that the view has turned over. Everyone reads as many events.
 * They are the same in every determinization of the observer's view. test/support/knowledge.ts says what may
 * be known; it does not use the engine's views.
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

/** The index of the observer's own last action; for an onlooker that of the first action of the latest turn. */
function newsOf({ log }: Moment, observer: Observer): number {
  const acted = log.flatMap(({ seat, token }, i) => (token ? [{ seat, i }] : []));
  const own = acted.filter(({ seat }) => seat === observer);
  if (observer !== 'onlooker') return own.at(-1)?.i ?? 0;
  let first = acted.length - 1;
  while (first > 0 && acted[first - 1]!.seat === acted[first]!.seat) first--;
  return acted[first]?.i ?? 0;
}

describe.each(games(2))('$name', (game) => {
  const all = observers(game.variant);

  test('the log names no card that the observer may not know, in event or action', () => {
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
        const old = read(moment, observer).slice(0, newsOf(moment, observer));
        expect(cardsIn(eventsIn(old)).filter((card) => !inView.has(card))).toEqual([]);
      }
    });
  });

  test('new events of the log are as they were when they happened', () => {
    anyMatch(game, (moment) => {
      if (isOver(moment)) return;
      for (const observer of all) {
        const from = newsOf(moment, observer);
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
      const twin = otherwise(moment, observer, random);
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
function otherwise(moment: Moment, observer: Observer, random: Random): Moment | null {
  const truth = truthOf(moment);
  const seat = observer === 'onlooker' ? null : observer;
  const known = knownCards(truth, seat);
  const hidden = [...truth.hands.flat(), ...truth.talon].filter((card) => !known.has(card));
  const moved = new Map(deckShuffled(hidden, random).map((card, i) => [hidden[i]!, card]));
  const move = (cards: readonly string[]) => cards.map((card) => moved.get(card) ?? card);
  const cards = { hands: truth.hands.map(move), talon: move(truth.talon) };
  const begun = beginningOf(moment, cards);
  if (!begun) return null;
  const twin = replayedLike(begun, moment);
  return twin && sameKnown(truthOf(twin), truth, seat) ? twin : null;
}

/** The deal begun with other cards. */
function beginningOf({ match }: Moment, cards: Pick<Truth, 'hands' | 'talon'>): Match | null {
  const { deal, ...rest } = snapshot(match);
  const begun = restore({ ...rest, deal: { ...deal!, ...cards, actions: [] } });
  return begun.ok ? begun.value : null;
}

function replayedLike(begun: Match, { match: end, log: told }: Moment): Moment | null {
  let match = begun;
  let log: LogEntry[] = [told[0]!];
  for (const { seat, token } of told.filter((entry) => entry.token !== null)) {
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
