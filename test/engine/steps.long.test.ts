/**
 * A deal action by action, for every variant and preset. After its end the steps are the views of that time. While it
 * runs they show only cards that the log (`log.long.test.ts`) names now.
 */
import { describe, expect, test } from '@jest/globals';
import type { MatchDealView, Observer } from '../../src/engine/index.js';
import { matchView, seenLog, seenSteps } from '../../src/engine/index.js';
import { cardsIn } from '../support/knowledge.js';
import { anyMatch, isOver } from './support/moments.js';
import type { Moment } from './support/moments.js';
import { games, observers } from './support/scenarios.js';

const steps = ({ match }: Moment, observer: Observer, open = false) => [
  ...seenSteps(match, { observer, open }),
];
const now = ({ match }: Moment, observer: Observer) => matchView(match, observer).deal!;

/** Each action of the deal as the log shows it now. */
const loggedActions = ({ match, log }: Moment, observer: Observer) => {
  const seen = seenLog(match, log, observer);
  return log.flatMap(({ token }, i) => (token === null ? [] : [seen[i]!.token]));
};

describe.each(games(1))('$name', (game) => {
  const all = observers(game.variant);

  test('the steps of a deal that has ended are what everyone saw after each action', () => {
    let then = new Map<Observer, MatchDealView[]>();
    anyMatch(game, (moment) => {
      if (now(moment, 'onlooker').position === 0) then = new Map(all.map((it) => [it, []]));
      for (const observer of all) then.get(observer)!.push(now(moment, observer));
      if (!isOver(moment)) return;
      for (const observer of all) {
        const views = steps(moment, observer).map(({ view }) => view);
        expect(views).toEqual(then.get(observer));
      }
    });
  });

  test('the open steps of a deal that has ended show all hands', () => {
    anyMatch(game, (moment) => {
      if (!isOver(moment)) return;
      for (const { view } of steps(moment, 'onlooker', true)) {
        const [hands, counts] = [view.hands.map(({ cards }) => cards), view.hands];
        expect(hands.map((cards) => cards!.length)).toEqual(counts.map(({ count }) => count));
      }
    });
  });

  test('the steps of a running deal are the new ones, up to the present view', () => {
    anyMatch(game, (moment) => {
      if (isOver(moment)) return;
      for (const observer of all) {
        const seen = steps(moment, observer);
        expect(seen.at(-1)!.view).toEqual(now(moment, observer));
        const tokens = seen.filter(({ seat }) => seat !== null).map(({ token }) => token);
        expect(tokens).toEqual(loggedActions(moment, observer).slice(-tokens.length || Infinity));
        const own = seen.filter(({ seat }) => seat === observer);
        expect(own.length).toBeLessThanOrEqual(1);
        // A player who has acted does not see the deal itself again.
        if (own.length > 0) expect(seen[0]!.seat).toBe(observer);
      }
    });
  });

  test('the steps of a running deal show no card that may no longer be looked at', () => {
    anyMatch(game, (moment) => {
      if (isOver(moment)) return;
      for (const observer of all) {
        const log = seenLog(moment.match, moment.log, observer).map(({ event, token }) => [
          event,
          token,
        ]);
        const shown = new Set([...cardsIn(log), ...cardsIn(now(moment, observer))]);
        const more = steps(moment, observer, true).flatMap(({ view }) => cardsIn(view));
        expect(more.filter((card) => !shown.has(card))).toEqual([]);
      }
    });
  });
});
