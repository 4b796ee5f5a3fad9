/** Pure: plans and forced actions over random matches of every variant and preset. */
import { describe, expect, it } from '@jest/globals';
import { legal, restore, seeded, VARIANTS } from '../../../src/engine/index.js';
import { joinSteps } from '../../../src/modules/matches/domain/advance.js';
import type { Advance } from '../../../src/modules/matches/domain/advance.js';
import type {
  StandingOrders,
  SeatOrders,
} from '../../../src/modules/plans/domain/standing-orders.js';
import { differences, rebuildMatch } from '../../support/rebuild.js';
import type { StoredMatch } from '../../../src/modules/matches/domain/stored-match.js';
import { matchOf, playActions } from '../../../src/modules/matches/domain/table.js';
import type { DealCards } from '../../../src/modules/matches/domain/table.js';
import { cascade, MAX_STEPS } from '../../../src/modules/moves/application/cascade.js';
import { planAnswer } from '../../../src/modules/plans/domain/answer.js';
import { parsePlanRules } from '../../../src/modules/plans/domain/rules.js';
import { planView } from '../../../src/modules/plans/domain/conditions.js';
import type { Truth } from '../../support/knowledge.js';
import { placesOf } from '../../support/knowledge.js';
import { otherCards } from '../../support/other-deals.js';
import { dealing, saved, openSaved, playSaved } from '../matches/saved-match.js';
import type { SavedMatch } from '../matches/saved-match.js';
import { randomRules } from './random-plan.js';

const GAMES = VARIANTS.flatMap(({ key, ruleset }) =>
  Object.keys(ruleset.presets).map((preset) => [key, preset] as const),
);
const OFF = { mode: 'OFF', delay: 'NONE' } as const;
const FORCED = { mode: 'FORCED', delay: 'NONE' } as const;
const NO_DELAY = { isDelayOver: false } as const;

/** Every deal is shuffled by its number, so that the match can be played again. */
const dealt =
  (seed: number): DealCards =>
  (match, next) =>
    dealing(seeded(1000 * seed + next.number))(match, next);

function standingOrdersOf(seats: readonly SeatOrders[]): StandingOrders {
  return { revision: 1, seats };
}

function randomOrders(match: StoredMatch, random: () => number): StandingOrders {
  const seats = match.players.map((_, seat) => ({
    seat,
    plan: random() < 0.7 ? { dealNumber: null, rules: randomRules(random), spent: [] } : null,
    autoplay: random() < 0.5 ? FORCED : OFF,
  }));
  return standingOrdersOf(seats);
}

const always = (match: StoredMatch): StandingOrders =>
  standingOrdersOf(
    match.players.map((_, seat) => ({
      seat,
      plan: { dealNumber: null, rules: EASY_RULES, spent: [] },
      autoplay: FORCED,
    })),
  );
const EASY_RULES = [
  { when: { any: [{ phase: 'LEAD' }, { phase: 'FOLLOW' }] }, then: [{ cheapest: true }] },
  { when: {}, then: ['p', 'd', 'cut', 't?', 'tH', 'tD', 'tS', 'tC'].map((token) => ({ token })) },
];

interface PlayedMove {
  readonly move: Advance;
  readonly withCascade: Advance;
}

/** A random action, and the match after the standing orders have followed it. */
function playMove(
  now: SavedMatch,
  orders: StandingOrders,
  deal: DealCards,
  random: () => number,
  pays: (seat: number, points: number) => boolean = () => true,
): PlayedMove {
  const actions = legal(matchOf(now.match));
  const move = stepOf(now.match, actions[Math.floor(random() * actions.length)]!, deal);
  const checkpointDeal = now.match.dealNumber + 1;
  const setting = { ...NO_DELAY, orders, deal, checkpointDeal, chance: () => 0.5, pays };
  return { move, withCascade: cascade(move, setting) };
}

/** A step with one action, or with none. */
function stepOf(match: StoredMatch, token: string | null, deal: DealCards): Advance {
  const played = playActions(match, token === null ? [] : [token], deal);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const tokensOf = ({ events }: Advance) => events.flatMap(({ token }) => token ?? []);

/** Plays a match with standing orders; calls `look` for each advance. */
function playWith(
  [key, preset]: readonly [string, string],
  seed: number,
  ordersFor: (match: StoredMatch, random: () => number) => StandingOrders,
  look: (now: SavedMatch, course: PlayedMove, orders: StandingOrders) => void,
): SavedMatch {
  const random = seeded(seed);
  const deal = dealt(seed);
  let now = openSaved(key, random, preset);
  for (let calls = 0; calls < 60 && now.match.status === 'IN_PROGRESS'; calls++) {
    const orders = ordersFor(now.match, random);
    const made = playMove(now, orders, deal, random);
    look(now, made, orders);
    now = saved(now, made.withCascade);
  }
  return now;
}

describe.each(GAMES)('standing orders in %s/%s', (key, preset) => {
  it('lead to the same match as the same actions played one by one', () => {
    let cascaded = 0;
    playWith([key, preset], 5, randomOrders, (now, { withCascade }) => {
      const tokens = tokensOf(withCascade);
      const oneByOne = tokens
        .slice(1)
        .reduce<Advance>(
          (before, token) => joinSteps(before, stepOf(before.match, token, dealt(5))),
          stepOf(now.match, tokens[0]!, dealt(5)),
        );
      expect(stored(withCascade.match)).toEqual(stored(oneByOne.match));
      expect(stored(withCascade.events)).toEqual(stored(oneByOne.events));
      expect(withCascade.fromVersion).toBe(now.match.version);
      cascaded += tokens.length - 1;
    });
    expect(cascaded).toBeGreaterThan(0);
  });

  it('leave a match that can be rebuilt from its events', () => {
    const whole = playWith([key, preset], 6, always, (now, { withCascade: advance }) => {
      const after = stored(saved(now, advance));
      expect(
        differences(after.match, rebuildMatch(after.match, after.events, after.deals)),
      ).toEqual([]);
    });
    expect(whole.events.length).toBeGreaterThan(60);
  });

  it('play only what their owner could play by hand, and stop a plan that would play more', () => {
    playWith([key, preset], 7, randomOrders, (_now, { move, withCascade }, orders) => {
      for (const { seat, stopped } of withCascade.orders!.plans) {
        if (!stopped) continue;
        expect([stopped.version, withCascade.match.toAct]).toEqual([
          withCascade.match.version,
          seat,
        ]);
        expect(parsePlanRules(orders.seats[seat]!.plan!.rules).ok).toBe(true);
      }
      const fired = withCascade.orders!.plans.flatMap((plan) => plan.fired);
      expect(new Set(fired).size).toBe(fired.length);
      expect(fired.every((version) => version >= move.match.version)).toBe(true);
    });
  });

  it('depend only on what their owner sees: they are the same in every determinization', () => {
    let compared = 0;
    const random = seeded(8);
    playWith(
      [key, preset],
      8,
      () => standingOrdersOf([]),
      (now) => {
        const seat = now.match.toAct!;
        const plan = { dealNumber: null, rules: randomRules(random), spent: [] };
        const answer = planAnswer(plan, planView(matchOf(now.match), seat));
        for (const world of determinizationsOf(now, seat)) {
          expect(planAnswer(plan, planView(matchOf(world), seat))).toEqual(answer);
          compared++;
        }
      },
    );
    expect(compared).toBeGreaterThan(10);
  });
});

/** The match with other cards in the places that the seat cannot see. */
function determinizationsOf({ match, events }: SavedMatch, seat: number): StoredMatch[] {
  const { deal } = match.snapshot;
  const begun = events.findLastIndex(({ type }) => type === 'DEAL_STARTED');
  const actions = events
    .slice(begun)
    .flatMap(({ seat: by, token }) => (token === null ? [] : [{ seat: by!, token }]));
  const truth: Truth = {
    number: match.dealNumber,
    variant: matchOf(match).deal!.variant.key,
    dealer: deal!.dealer,
    hands: deal!.hands,
    talon: deal!.talon,
    options: match.options,
    actions,
    places: placesOf(match.snapshot),
    secrets: [],
    snapshot: match.snapshot,
  };
  return [1, 2, 3].flatMap((shift) => {
    const cards = otherCards(truth, seat, shift);
    const snapshot = cards && { ...match.snapshot, deal: { ...deal!, ...cards } };
    return snapshot && restore(snapshot).ok ? [{ ...match, snapshot }] : [];
  });
}

describe('a cascade', () => {
  const random = () => seeded(3);

  it('goes on after the end of a deal, and of deals that it dealt itself', () => {
    const now = openSaved('zweier', random());
    const { withCascade } = playMove(now, always(now.match), dealt(3), random());
    expect(withCascade.newDeals.length).toBeGreaterThan(1);
    expect(withCascade.endedDeals.map(({ number }) => number)).toEqual([1]);
    const [running, ...over] = [...withCascade.newDeals].reverse();
    expect(running).not.toHaveProperty('actions');
    expect(over.every(({ actions }) => actions!.length > 0)).toBe(true);
  });

  it('ends after a limited number of steps', () => {
    const now = openSaved('zweier', random(), 'tausend');
    const { withCascade } = playMove(now, always(now.match), dealt(3), random());
    expect(tokensOf(withCascade)).toHaveLength(1 + MAX_STEPS);
  });

  it('ends when a player cannot pay for an action of their plan, which is then tried later', () => {
    const now = openSaved('zweier', random(), 'tausend');
    const asked: [seat: number, points: number][] = [];
    const pays = (seat: number, points: number): boolean => {
      asked.push([seat, points]);
      return asked.length < 4;
    };
    const { move, withCascade } = playMove(now, always(now.match), dealt(3), random(), pays);
    expect(tokensOf(withCascade)).toHaveLength(1 + 3);
    const rules = JSON.stringify(EASY_RULES).length / 100;
    expect(asked[0]).toEqual([move.match.toAct, 100 + rules]);
    expect(withCascade.orders!.delayed).toEqual({ seat: withCascade.match.toAct, seconds: 60 });
  });

  it('a forced action is played when the delay that hides it is over', () => {
    const chances = random();
    let now = openSaved('zweier', chances);
    while (legal(matchOf(now.match)).length > 1) now = playSaved(now, chances);
    const autoplay = { mode: 'FORCED', delay: 'HIDDEN' } as const;
    const orders = standingOrdersOf([0, 1].map((seat) => ({ seat, plan: null, autoplay })));
    const setting = {
      orders,
      deal: dealt(3),
      checkpointDeal: now.match.dealNumber + 1,
      chance: () => 0,
      pays: () => true,
    };
    const here = stepOf(now.match, null, dealt(3));
    const hidden = cascade(here, { ...setting, ...NO_DELAY });
    expect(tokensOf(hidden)).toEqual([]);
    expect(hidden.orders!.delayed).toMatchObject({ seat: now.match.toAct });
    const played = cascade(here, { ...setting, isDelayOver: true });
    expect(tokensOf(played)).toEqual(legal(matchOf(now.match)));
  });

  it('deals no deal that the given checkpoint cannot shuffle', () => {
    const now = openSaved('zweier', random());
    const first = stepOf(now.match, legal(matchOf(now.match))[0]!, dealt(3));
    const late = { ...first, match: { ...first.match, dealNumber: 127 } };
    const setting = {
      ...NO_DELAY,
      orders: always(now.match),
      deal: dealt(3),
      chance: () => 0,
      pays: () => true,
    };
    expect(tokensOf(cascade(late, { ...setting, checkpointDeal: 127 }))).toHaveLength(1);
    expect(tokensOf(cascade(late, { ...setting, checkpointDeal: 128 })).length).toBeGreaterThan(1);
  });

  it('notifies the player who is to act at its end, even if that player acted before', () => {
    const now = openSaved('zweier', random());
    const { move, withCascade } = playMove(now, always(now.match), dealt(3), random());
    expect([move.actor, withCascade.actor]).toEqual([now.match.toAct, null]);
  });

  it('applies a rule with `once` only once', () => {
    const now = openSaved('zweier', random());
    const rules = [{ when: {}, then: [{ cheapest: true }], once: true }];
    const plan = { dealNumber: null, rules, spent: [] };
    const orders = standingOrdersOf([0, 1].map((seat) => ({ seat, plan, autoplay: OFF })));
    const { withCascade } = playMove(now, orders, dealt(3), random());
    expect(
      withCascade.orders!.plans.every(
        ({ spent, fired }) => spent.length === 1 && fired.length === 1,
      ),
    ).toBe(true);
  });

  it('does not use a plan for another deal', () => {
    const now = openSaved('zweier', random());
    const plan = { dealNumber: 2, rules: EASY_RULES, spent: [] };
    const orders = standingOrdersOf([0, 1].map((seat) => ({ seat, plan, autoplay: OFF })));
    const { withCascade } = playMove(now, orders, dealt(3), random());
    expect(tokensOf(withCascade)).toHaveLength(1);
  });
});
