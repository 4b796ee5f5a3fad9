/** Pure: the places of a ladder. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMS } from '../../../src/modules/competitions/domain/index.js';

const form = FORMS.find(({ ladder }) => ladder !== undefined)!;
const ladder = form.ladder!;

const anyPlaces = fc.uniqueArray(fc.nat(30), { minLength: 2, maxLength: 20 });
const someLot = fc.nat(30);

describe('places on a ladder', () => {
  it('stay the same lots, in another order only where the challenger wins', () => {
    fc.assert(
      fc.property(anyPlaces, someLot, someLot, fc.boolean(), (places, one, other, won) => {
        const after = ladder.after(places, one, other, won);
        expect([...after].sort()).toEqual([...places].sort());
        if (!won) expect(after).toEqual(places);
      }),
      { seed: 43 },
    );
  });

  it('of a winner are those of the challenged; everyone between moves down by one', () => {
    fc.assert(
      fc.property(anyPlaces, fc.nat(), fc.nat(), (places, from, to) => {
        const [own, other] = [from % places.length, to % places.length];
        const after = ladder.after(places, places[own]!, places[other]!, true);
        if (own <= other) return expect(after).toEqual(places);
        expect(after[other]).toBe(places[own]);
        expect(after.slice(0, other)).toEqual(places.slice(0, other));
        expect(after.slice(other + 1, own + 1)).toEqual(places.slice(other, own));
        expect(after.slice(own + 1)).toEqual(places.slice(own + 1));
      }),
      { seed: 43 },
    );
  });

  it.each([
    [3, 1, null],
    [3, 0, 'TOO_FAR_ABOVE'],
    [1, 3, 'NOT_ABOVE'],
    [1, 1, 'NOT_ABOVE'],
    [9, 1, 'ENTRANT_OUT'],
    [1, 9, 'ENTRANT_OUT'],
  ])('%i challenges %i: %s', (challenger, challenged, obstacle) => {
    const settings = { bestOf: 1, above: 2 };
    expect(ladder.obstacle([0, 1, 2, 3], challenger, challenged, settings)).toBe(obstacle);
  });

  it('are the standings, with those who left at the end', () => {
    const entrants = [0, 1, 2].map((lot) => ({
      lot,
      player: lot,
      group: null,
      outSince: lot === 1 ? 1 : null,
    }));
    const standings = form.standings({
      settings: { bestOf: 1, above: 2 },
      seatCount: 2,
      fixedPartners: false,
      entrants,
      pairings: [],
      drawSeed: '',
      places: [2, 0],
    });
    expect(standings.map(({ lot, place }) => [lot, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  });
});
