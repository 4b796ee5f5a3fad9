/** A match of deals: score, carried ties, dealer, end, leaving, snapshots, the seats of a play-off. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Match, MatchEvent } from '../../src/engine/index.js';
import {
  VARIANTS,
  dealDeck,
  deckShuffled,
  drawForDealer,
  isDealRunning,
  leave,
  legal,
  matchAfter,
  matchView,
  nextDeal,
  openMatch,
  parseRecord,
  play,
  randomDeal,
  randomRecord,
  recordOf,
  resultOf,
  replay,
  replayText,
  restore,
  seeded,
  snapshot,
  startDeal,
  toAct,
  variantOf,
} from '../../src/engine/index.js';
import { viewOutside } from '../../src/engine/match/seating.js';
import { observers, pick } from './support/scenarios.js';

const zweier = variantOf('zweier')!;
const weich = zweier.ruleset.presets['weich']!;

const presets = VARIANTS.flatMap((variant) =>
  Object.keys(variant.ruleset.presets).map((preset) => ({ key: variant.key, variant, preset })),
);

/** A match that is stopped in the middle of a deal. */
function someMatch({ variant, preset }: (typeof presets)[number], random: () => number): Match {
  let match = openMatch(variant, variant.ruleset.presets[preset]!, null);
  for (let n = Math.floor(random() * 4); n >= 0 && match.outcome === null; n--)
    match = randomDeal(match, random);
  return match.outcome === null ? withRunningDeal(match, random) : match;
}

function withRunningDeal(match: Match, random: () => number): Match {
  const due = nextDeal(match)!;
  const dealer = due.dealer ?? due.seats[0]!;
  let current = startDeal(
    match,
    dealDeck(match, dealer, deckShuffled(due.deck, random)),
    dealer,
  ).match;
  for (let n = Math.floor(random() * 8); n > 0 && isDealRunning(current); n--) {
    const played = play(current, pick(legal(current), random));
    if (played.ok) current = played.value.match;
  }
  return current;
}

const views = (match: Match) => observers(match.variant).map((o) => matchView(match, o));

describe.each(presets)('$key $preset', (game) => {
  test('a match goes on from the results of its deals as from the deals themselves', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        let match = openMatch(game.variant, game.variant.ruleset.presets[game.preset]!, null);
        const results: ReturnType<typeof resultOf>[] = [];
        for (let deals = 0; deals < 12 && match.outcome === null; deals++) {
          // The dealer is that of the next deal's record.
          const resumed = matchAfter(match, results);
          expect({ ...resumed.now, dealer: match.now.dealer }).toEqual(match.now);
          match = randomDeal(match, random);
          results.push(resultOf(match));
        }
        if (match.outcome !== null)
          expect(() => matchAfter(match, [...results, null])).toThrow(RangeError);
      }),
      { numRuns: 20 },
    );
  });

  test('a match restored from its snapshot is the same for everyone', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const match = someMatch(game, seeded(seed));
        const json: unknown = JSON.parse(JSON.stringify(snapshot(match)));
        const back = restore(json as ReturnType<typeof snapshot>);
        if (!back.ok) throw new Error(back.error);
        expect(views(back.value)).toEqual(views(match));
        expect(nextDeal(back.value)).toEqual(nextDeal(match));
        expect(snapshot(back.value)).toEqual(snapshot(match));
      }),
      { numRuns: 20, seed: 1 },
    );
  });

  test('a random match is a record that replays to its end', () => {
    const record = randomRecord(game.variant, game.preset, seeded(3));
    const answer = replayText(JSON.stringify(record));
    expect(answer).toMatchObject({ status: 'finished', error: null });
    expect(Math.max(...answer.score)).toBeGreaterThanOrEqual(record.target);
    expect(answer.match!.places).toContain(1);
  });

  test('the record of a match up to any action replays to the same position', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const events: MatchEvent[] = [];
        const record = randomRecord(game.variant, game.preset, seeded(seed));
        const parsed = parseRecord({ ...record, deals: record.deals.slice(0, 1) });
        if (!parsed.ok) throw new Error(parsed.error.message);
        replay(parsed.value, (event) => events.push(event));
        expect(events[0]).toMatchObject({ type: 'DEAL_STARTED', number: 1 });
        expect(events.some((e) => e.type === 'DEAL_SCORED')).toBe(true);
      }),
      { numRuns: 5, seed: 2 },
    );
  });
});

describe('the draw for the first dealer (rules 3.2)', () => {
  test('goes to the highest card', () => {
    const { rounds, dealer } = drawForDealer([0, 1], ['HK', 'SA']);
    expect(dealer).toBe(1);
    expect(rounds).toEqual([
      [
        { seat: 0, card: 'HK' },
        { seat: 1, card: 'SA' },
      ],
    ]);
  });

  test('goes on between the seats that are level at the top', () => {
    const drawn = drawForDealer([0, 1, 2], ['HA', 'HJ', 'SA', 'DQ', 'DT']);
    expect(drawn.rounds[1]).toEqual([
      { seat: 0, card: 'DQ' },
      { seat: 2, card: 'DT' },
    ]);
    expect(drawn.dealer).toBe(2);
  });

  test('ends even if the deck holds only level pairs', () => {
    expect(drawForDealer([0, 1], ['HA', 'SA', 'HT', 'ST']).dealer).toBe(0);
  });
});

describe('dealing from a deck (rules 2.15)', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => String(n));
  const dealt = (rules: object, dealer: number) => {
    const options = zweier.parseOptions({ rules });
    if (!options.ok) throw new Error(options.error[0]!.message);
    const deck = numbered(zweier.deck(options.value).length);
    return zweier.dealFrom(options.value, deck, dealer);
  };

  test('with twenty cards each player gets three, then the trump card is turned up, then each gets two', () => {
    const { hands, talon } = dealt({}, 0);
    expect(hands).toEqual([
      ['3', '4', '5', '9', '10'],
      ['0', '1', '2', '7', '8'],
    ]);
    expect(talon).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '6']);
  });

  test('with more cards each player gets three, then three more, then the trump card is turned up', () => {
    const { hands, talon } = dealt({ deck: 24, handSize: 6 }, 1);
    expect(hands[0]).toEqual(['0', '1', '2', '6', '7', '8']);
    expect(talon.slice(0, 2)).toEqual(['13', '14']);
    expect(talon.at(-1)).toBe('12');
  });

  test('no card is turned up where trump is not turned up', () => {
    const { talon } = dealt({ trumpFrom: 'marriages' }, 0);
    expect(talon).toEqual(['10', '11', '12', '13', '14', '15', '16', '17', '18', '19']);
  });
});

const CARDS = {
  hands: [
    ['HA', 'HT', 'DK', 'DQ', 'SJ'],
    ['HK', 'HQ', 'SA', 'ST', 'CJ'],
  ],
  talon: ['DA', 'DT', 'CA', 'CT', 'CK', 'CQ', 'SK', 'SQ', 'DJ', 'HJ'],
};

describe('leaving (rules 2.6)', () => {
  const running = startDeal(openMatch(zweier, weich, 0), CARDS, 0).match;

  test('ends the running deal without game points and the match with a Schneider', () => {
    const { match, events } = leave(running, 0, 'RESIGNED')!;
    expect(match.outcome).toEqual({
      winners: [1],
      places: [2, 1],
      bummerl: [2, 0],
      reason: 'RESIGNED',
    });
    expect(matchView(match, 'onlooker').deal).toMatchObject({
      phase: 'OVER',
      toAct: null,
      result: { winners: [1], gamePoints: [0, 0], reason: 'RESIGNED' },
    });
    expect(events.map((e) => e.type)).toEqual(['DEAL_ENDED', 'MATCH_ENDED']);
    expect(leave(match, 1, 'TIMEOUT')).toBeNull();
    expect(play(match, 'SA')).toMatchObject({ ok: false, error: { code: 'DEAL_OVER' } });
  });

  test('the record has the departure at its top, and replays', () => {
    const { match } = leave(running, 1, 'TIMEOUT')!;
    const deals = [{ ...CARDS, dealer: 0, actions: [] }];
    const { departure } = match;
    const record = recordOf({ variant: zweier, preset: 'weich', options: weich, deals, departure });
    expect(record.ended).toEqual({ reason: 'TIMEOUT', seat: 1 });
    expect(replayText(JSON.stringify(record))).toMatchObject({
      status: 'finished',
      score: [0, 0],
      deals: [{ status: 'finished', toAct: null, legal: [], result: { winners: [0] } }],
      match: { winners: [0], places: [1, 2], bummerl: [0, 2] },
    });
  });
});

describe('the next deal of a match', () => {
  const play66 = (match: Match, dealer: number) => {
    const started = startDeal(match, CARDS, dealer).match;
    const played = play(started, '66');
    if (!played.ok) throw new Error(played.error.code);
    return played.value.match;
  };
  const claiming = (rules: object) => {
    const options = zweier.parseOptions({ rules: { endAt66: 'claim', target: 5, ...rules } });
    if (!options.ok) throw new Error(options.error[0]!.message);
    return options.value;
  };

  test('the dealer alternates (rules 4.1)', () => {
    const match = play66(openMatch(zweier, claiming({}), 0), 0);
    expect(match.now).toMatchObject({ score: [3, 0], dealer: 1, dealCount: 1 });
    expect(nextDeal(match)).toMatchObject({ number: 2, dealer: 1, seats: [0, 1], playOff: false });
    expect(toAct(match)).toBeNull();
  });

  test('with dealer: winner the winner deals the next deal (rules 5.17)', () => {
    const match = play66(openMatch(zweier, claiming({ dealer: 'winner' }), 0), 0);
    expect(nextDeal(match)).toMatchObject({ dealer: 0 });
  });

  test('a match ends at its target, and a loser without a point gets two Bummerl (rules 4.10)', () => {
    const options = claiming({ dealer: 'winner' });
    const match = play66(play66(openMatch(zweier, options, 0), 0), 0);
    expect(match.outcome).toMatchObject({ winners: [0], places: [1, 2], bummerl: [0, 2] });
    expect(nextDeal(match)).toBeNull();
    expect(() => startDeal(match, CARDS, 0)).toThrow(RangeError);
  });

  test('a carried tie gives the next winner one game point more (rules 5.16)', () => {
    const facts = { reason: 'CLAIM', winners: [0], cardPoints: [70, 40], tricks: [4, 3] } as const;
    expect(zweier.match.price(weich, { ...facts, closing: null } as never, 2)).toEqual([3, 0]);
  });

  test('a game to a thousand with level scores plays another deal (rules 6.6)', () => {
    const tausend = zweier.ruleset.presets['tausend']!;
    const settle = (score: number[]) =>
      zweier.match.settle(tausend, { score, scoreBefore: [0, 0], playOffWinner: null }).kind;
    expect([settle([999, 400]), settle([1010, 1010]), settle([1010, 1020])]).toEqual([
      'goesOn',
      'goesOn',
      'decided',
    ]);
  });
});

test('the view of a play-off has the seats of its match', () => {
  const own = zweier.view(zweier.deal(weich, CARDS, 0), 1);
  const view = viewOutside([2, 0], own, 0, 3);
  expect(view).toMatchObject({ observer: 0, dealer: 2, toAct: 0, seatCount: 3 });
  expect(view.hands.map((h) => [h.seat, h.count, h.cards?.length ?? null])).toEqual([
    [0, 5, 5],
    [1, 0, 0],
    [2, 5, null],
  ]);
});
