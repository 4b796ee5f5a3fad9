/** Real: the engine. Which turns of a match were decisions of a player. */
import { describe, expect, it } from '@jest/globals';
import {
  legal,
  randomRecord,
  replayText,
  restore,
  seeded,
  toAct,
  variantOf,
  VARIANTS,
} from '../../../src/engine/index.js';
import {
  isBefore,
  leavingOf,
  ownTurns,
  seedOf,
} from '../../../src/modules/reviews/domain/own-turns.js';
import type {
  SeatEvent,
  OwnTurn,
  PlayedMatch,
} from '../../../src/modules/reviews/domain/own-turns.js';

/** A match of random actions. */
function randomMatch(key: string): PlayedMatch {
  const variant = variantOf(key)!;
  const preset = variant.ruleset.defaultPreset;
  const { deals } = randomRecord(variant, preset, seeded(9));
  return { variant, options: variant.ruleset.presets[preset]!, deals };
}

/** Every seat's turns in every deal. */
function allTurns(match: PlayedMatch): { deal: number; seat: number; turn: OwnTurn }[] {
  const seats = Array.from({ length: match.variant.seatCount }, (_, seat) => seat);
  return match.deals.flatMap((_, i) =>
    seats.flatMap((seat) =>
      ownTurns(match, i + 1, seat).map((turn) => ({ deal: i + 1, seat, turn })),
    ),
  );
}

describe.each(VARIANTS.map(({ key }) => key))('%s', (key) => {
  const match = randomMatch(key);
  const turns = allTurns(match);

  it('turns are their seat’s, with a choice, and stand where the record has them', () => {
    for (const { deal, seat, turn } of turns) {
      const stood = restore(turn.snapshot);
      if (!stood.ok) throw new Error(stood.error);
      expect(toAct(stood.value)).toBe(seat);
      expect(legal(stood.value).length).toBeGreaterThan(1);
      expect(legal(stood.value)).toContain(turn.played);
      expect(stood.value.deal!.number).toBe(deal);
      expect(match.deals[deal - 1]!.actions[turn.position]).toBe(turn.played);
      expect(stood.value.deal!.actions).toHaveLength(turn.position);
    }
  });

  it('no choice is left out: what is missing was forced', () => {
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

/** How many actions were legal in the last deal after so many. */
function choicesAt({ variant, options, deals }: PlayedMatch, position: number): number {
  const before = deals.slice(0, -1);
  const last = { ...deals.at(-1)!, actions: deals.at(-1)!.actions.slice(0, position) };
  const record = { variant: variant.key, rules: options, deals: [...before, last] };
  return replayText(JSON.stringify(record)).deals.at(-1)!.legal.length;
}

describe('who left the seat to a house bot', () => {
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

  it('decided until then', () => {
    const leaving = leavingOf(events, 2);
    expect(leaving).toEqual({ dealNumber: 2, position: 2 });
    expect([1, 2, 3].map((position) => isBefore(leaving, 2, position))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isBefore(leaving, 1, 99)).toBe(true);
    expect(isBefore(leaving, 3, 0)).toBe(false);
  });

  it('is nobody else', () => {
    expect(leavingOf(events, 0)).toBeNull();
    expect(isBefore(null, 9, 9)).toBe(true);
  });
});

describe('chance', () => {
  it('is decided by match, deal and action', () => {
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
