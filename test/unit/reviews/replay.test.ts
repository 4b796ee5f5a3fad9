/** Real: the engine. Which turns of a match were decisions of a player. */
import { describe, expect, it } from '@jest/globals';
import {
  legal,
  randomRecord,
  replayText,
  restore,
  seeded,
  snapshot,
  toAct,
  variantOf,
  VARIANTS,
} from '../../../src/engine/index.js';
import type { DealRecord, Options, Progress, Variant } from '../../../src/engine/index.js';
import { isBefore, takeoverOf, seedOf } from '../../../src/modules/reviews/domain/takeover.js';
import type { SeatEvent } from '../../../src/modules/reviews/domain/takeover.js';
import { lastDealOf, replayPositions } from '../../../src/modules/reviews/domain/replay.js';
import type { OwnTurn } from '../../../src/modules/reviews/domain/replay.js';

interface PlayedMatch {
  readonly variant: Variant;
  readonly options: Options;
  readonly deals: readonly DealRecord[];
}

/** A match of random actions. */
function randomMatch(key: string): PlayedMatch {
  const variant = variantOf(key)!;
  const preset = variant.ruleset.defaultPreset;
  const { deals } = randomRecord(variant, preset, seeded(9));
  return { variant, options: variant.ruleset.presets[preset]!, deals };
}

/** Every seat's turns in every deal; each deal begins where the one before ended. */
function allTurns(match: PlayedMatch): { deal: number; seat: number; turn: OwnTurn }[] {
  const seats = Array.from({ length: match.variant.seatCount }, (_, seat) => seat);
  let before: Progress | null = null;
  return match.deals.flatMap((deal, i) => {
    const part = { ...match, before, deals: [deal] };
    const played = seats.map((seat) => lastDealOf(part, seat));
    before = played[0]!.after;
    return played.flatMap(({ turns }, seat) => turns.map((turn) => ({ deal: i + 1, seat, turn })));
  });
}

describe.each(VARIANTS.map(({ key }) => key))('%s', (key) => {
  const match = randomMatch(key);
  const turns = allTurns(match);

  it('decisions belong to the seat to act, have several legal actions and are at their place in the record', () => {
    for (const { deal, seat, turn } of turns) {
      const stood = restore(snapshot(turn.match));
      if (!stood.ok) throw new Error(stood.error);
      expect(toAct(stood.value)).toBe(seat);
      expect(legal(stood.value).length).toBeGreaterThan(1);
      expect(legal(stood.value)).toContain(turn.played);
      expect(stood.value.deal!.number).toBe(deal);
      expect(match.deals[deal - 1]!.actions[turn.position]).toBe(turn.played);
      expect(stood.value.deal!.actions).toHaveLength(turn.position);
      expect(turn.rest[0]).toBe(turn.played);
    }
  });

  it('the position of each decision is the same as when the match is replayed from its first deal', () => {
    const whole = [...replayPositions({ ...match, before: null }, () => true)].flat();
    for (const { deal, turn } of turns) {
      const place = { dealNumber: deal, position: turn.position };
      const standing = whole.find(
        (it) => it.dealNumber === place.dealNumber && it.position === place.position,
      )!;
      expect(snapshot(turn.match)).toEqual(snapshot(standing.match));
    }
  });

  it('no decision is missing: all other actions were forced', () => {
    const found = new Set(turns.map(({ deal, turn }) => `${deal} ${turn.position}`));
    expect(found.size).toBe(turns.length);
    const all = match.deals.flatMap((deal, i) =>
      deal.actions.map((_, position) => ({ deal: i + 1, position })),
    );
    const left = all.filter(({ deal, position }) => !found.has(`${deal} ${position}`));
    for (const { deal, position } of left) {
      const cut = { ...match, deals: match.deals.slice(0, deal) };
      expect(choicesAt(cut, position)).toBe(1);
    }
  });
});

/** The number of legal actions in the last deal after a number of actions. */
function choicesAt({ variant, options, deals }: PlayedMatch, position: number): number {
  const before = deals.slice(0, -1);
  const last = { ...deals.at(-1)!, actions: deals.at(-1)!.actions.slice(0, position) };
  const record = { variant: variant.key, rules: options, deals: [...before, last] };
  return replayText(JSON.stringify(record)).deals.at(-1)!.legal.length;
}

describe('the work for a deal', () => {
  it('does not grow with the deals before it', () => {
    const match = randomMatch('zweier');
    let taken = 0;
    const counting: Variant = {
      ...match.variant,
      apply: (state, action) => {
        taken += 1;
        return match.variant.apply(state, action);
      },
    };
    let before: Progress | null = null;
    expect(match.deals.length).toBeGreaterThan(2);
    for (const deal of match.deals) {
      taken = 0;
      before = lastDealOf({ ...match, variant: counting, before, deals: [deal] }, 0).after;
      expect(taken).toBe(deal.actions.length);
    }
  });
});

describe('a player who left the seat to a house bot', () => {
  const event = (type: string, seat: number | null, token: string | null): SeatEvent => ({
    type,
    seat,
    token,
  });
  const events = [
    event('MATCH_STARTED', null, null),
    event('DEAL_STARTED', null, null),
    event('CARD_PLAYED', 0, 'HA'),
    event('TRICK_TAKEN', 0, null),
    event('DEAL_STARTED', null, null),
    event('CARD_PLAYED', 1, 'HT'),
    event('CARD_PLAYED', 2, 'HK'),
    event('SEAT_LEFT', 2, null),
    event('CARD_PLAYED', 0, 'HQ'),
  ];

  it('made the decisions until then', () => {
    const leaving = takeoverOf(events, 2);
    expect(leaving).toEqual({ dealNumber: 2, position: 2 });
    expect([1, 2, 3].map((position) => isBefore(leaving, 2, position))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isBefore(leaving, 1, 99)).toBe(true);
    expect(isBefore(leaving, 3, 0)).toBe(false);
  });

  it('a player who stayed made all decisions of the seat', () => {
    expect(takeoverOf(events, 0)).toBeNull();
    expect(isBefore(null, 9, 9)).toBe(true);
  });
});

describe('the seed of a review', () => {
  it('follows from match, deal and action', () => {
    const seeds = [
      seedOf('a', 1, 2),
      seedOf('b', 1, 2),
      seedOf('a', 2, 2),
      seedOf('a', 1, 3),
      seedOf('a', 12, 3),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seedOf('a', 1, 2)).toBe(seeds[0]);
  });
});
