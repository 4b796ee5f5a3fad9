import { describe, expect, it } from '@jest/globals';
import {
  abandon,
  dealDeck,
  deckShuffled,
  legal,
  matchView,
  nextDeal,
  openMatch,
  play,
  randomDeal,
  recordOf,
  replayText,
  restore,
  seeded,
  snapshot,
  startDeal,
  toAct,
  variantOf,
} from '../../src/engine/index.js';
import type { Match, MatchSnapshot, Seat } from '../../src/engine/index.js';

/** A match in its first deal, before any action. */
function inFirstDeal(key: string): Match {
  const variant = variantOf(key)!;
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const opened = openMatch(variant, options, 0);
  const deck = deckShuffled(nextDeal(opened)!.deck, seeded(3));
  return startDeal(opened, dealDeck(opened, 0, deck), 0).match;
}

describe('a match that all people have left (rules 2.7)', () => {
  const results: [string, Seat[], object][] = [
    ['dritt', [0], { winners: [1, 2], places: [3, 1, 1], bummerl: [1, 0, 0] }],
    ['dreier', [0, 2], { winners: [1], places: [2, 1, 2], bummerl: [1, 0, 1] }],
    ['dritt', [0, 1, 2], { winners: [], places: [1, 1, 1], bummerl: [1, 1, 1] }],
    ['bauern', [0], { winners: [1, 3], places: [2, 1, 2, 1], bummerl: [1, 0, 0, 0] }],
    ['bauern', [0, 1], { winners: [], places: [1, 1, 1, 1], bummerl: [1, 1, 0, 0] }],
    ['bauern', [0, 1, 2], { winners: [1, 3], places: [2, 1, 2, 1], bummerl: [1, 1, 1, 0] }],
  ];

  it.each(results)(
    '%s: a match that seats %j have left ends with their loss and the places of the sides',
    (key, seats, result) => {
      const { match, events } = abandon(inFirstDeal(key), seats)!;
      expect(match.outcome).toEqual({ ...result, reason: 'ABANDONED' });
      expect(events.map(({ type }) => type)).toEqual(['DEAL_ENDED', 'MATCH_ENDED']);
    },
  );

  it('an abandoned match allows no action, and its snapshot restores it', () => {
    const running = inFirstDeal('dritt');
    const { match } = abandon(running, [1])!;
    expect([toAct(match), legal(match), nextDeal(match)]).toEqual([null, [], null]);
    expect(play(match, legal(running)[0]!)).toMatchObject({ ok: false });
    expect(abandon(match, [1])).toBeNull();
    expect(matchView(match, 'onlooker').deal).toMatchObject({
      phase: 'OVER',
      toAct: null,
      legal: [],
      result: { winners: [], gamePoints: [0, 0, 0], reason: 'ABANDONED' },
    });
    const again = restore(JSON.parse(JSON.stringify(snapshot(match))) as MatchSnapshot);
    expect(again.ok && again.value.outcome).toEqual(match.outcome);
  });

  it('the record of an abandoned match says so and replays', () => {
    const first = randomDeal(
      openMatch(variantOf('dritt')!, inFirstDeal('dritt').options, 0),
      seeded(1),
    );
    const { match } = abandon(first, [2])!;
    const { variant, options, departure } = match;
    const { dealer, actions, state } = match.deal!;
    const deals = [{ dealer, actions, ...state.dealt }];
    const record = recordOf({ variant, preset: 'standard', options, deals, departure });
    expect(record.ended).toEqual({ reason: 'ABANDONED', seats: [2] });
    expect(replayText(JSON.stringify(record))).toMatchObject({
      status: 'finished',
      error: null,
      match: { winners: [0, 1], places: [1, 1, 3], bummerl: [0, 0, 1] },
    });
  });

  it.each([
    [{ reason: 'ABANDONED' }],
    [{ reason: 'ABANDONED', seats: [] }],
    [{ reason: 'ABANDONED', seats: [1, 0] }],
    [{ reason: 'ABANDONED', seats: [3] }],
    [{ reason: 'RESIGNED', seat: 0 }],
  ])('a record of dritt that ended by %j is malformed', (ended) => {
    const record = { variant: 'dritt', deals: [], ended };
    expect(replayText(JSON.stringify(record)).status).toBe('malformed');
  });

  it('of two cannot be abandoned, nor one that nobody left', () => {
    expect([abandon(inFirstDeal('zweier'), [0]), abandon(inFirstDeal('dritt'), [])]).toEqual([
      null,
      null,
    ]);
  });
});
