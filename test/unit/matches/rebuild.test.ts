import { describe, expect, it } from '@jest/globals';
import { VARIANTS, seeded } from '../../../src/engine/index.js';
import { differences, rebuildMatch } from '../../support/rebuild.js';
import type { Rebuilt } from '../../support/rebuild.js';
import { leaveMatch, substitutePlayer } from '../../../src/modules/matches/domain/table.js';
import { saved, openSaved, playSaved } from './saved-match.js';
import type { SavedMatch } from './saved-match.js';

const rebuilt = ({ match, events, deals }: SavedMatch): Rebuilt =>
  rebuildMatch(match, events, deals);

/** The value in the form in which the database returns it. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function played(variant: string, actions: number, seed = 66): SavedMatch {
  const random = seeded(seed);
  let now = openSaved(variant, random);
  for (let i = 0; i < actions && now.match.status === 'IN_PROGRESS'; i++) {
    now = playSaved(now, random);
  }
  return now;
}

const changed = (whole: SavedMatch, at: number, change: object): SavedMatch => ({
  ...whole,
  events: whole.events.map((event, i) => (i === at ? { ...event, ...change } : event)),
});

describe.each(VARIANTS.map(({ key }) => key))('a match of %s', (variant) => {
  it('rebuilt from its events is the same after every action', () => {
    const random = seeded(7);
    let now = openSaved(variant, random);
    while (now.match.status === 'IN_PROGRESS' && now.events.length < 400) {
      now = playSaved(now, random);
      expect(differences(stored(now.match), rebuilt(stored(now)))).toEqual([]);
    }
  });

  it.each([1, 2, 3])('rebuilt from its events is the same at its end (seed %i)', (seed) => {
    const whole = played(variant, 100_000, seed);
    expect(whole.match.status).toBe('FINISHED');
    expect(differences(whole.match, rebuilt(stored(whole)))).toEqual([]);
  });
});

describe('a rebuilt match', () => {
  it.each(['RESIGNED', 'TIMEOUT'] as const)('knows who left it: %s', (reason) => {
    const running = played('zweier', 5);
    const over = saved(running, leaveMatch(running.match, 1, reason)!);
    expect(rebuilt(stored(over)).result).toMatchObject({ winners: [0], reason });
    expect(differences(over.match, rebuilt(over))).toEqual([]);
  });

  it('goes on after a house bot took a seat', () => {
    const running = played('dreier', 5);
    const left = saved(running, substitutePlayer(running.match, 1, 'RESIGNED', 'a bot'));
    const random = seeded(3);
    const later = playSaved(playSaved(left, random), random);
    expect(differences(later.match, rebuilt(stored(later)))).toEqual([]);
  });

  it('the rebuild notices a missing event at any place', () => {
    const whole = played('zweier', 40);
    const without = (gone: number) => whole.events.filter((_, at) => at !== gone);
    for (const gone of whole.events.slice(0, -1).keys()) {
      expect(() => rebuilt({ ...whole, events: without(gone) })).toThrow('is missing');
    }
    const last = rebuilt({ ...whole, events: without(whole.events.length - 1) });
    expect(differences(whole.match, last)).toContain('version');
  });

  it('the rebuild notices a changed event', () => {
    const whole = played('zweier', 12);
    const at = whole.events.findLastIndex((event) => event.token !== null);
    expect(() => rebuilt(changed(whole, at, { type: 'DEAL_SCORED' }))).toThrow(
      'the engine expects',
    );
    expect(() => rebuilt(changed(whole, at, { token: 'nonsense' }))).toThrow('is refused');
    expect(() => rebuilt(changed(whole, at, { payload: {} }))).toThrow('the engine expects');
    expect(() => rebuilt(changed(whole, at, { token: null, seat: null }))).toThrow('has no cause');
  });

  it('the rebuild notices a missing deal', () => {
    expect(() => rebuilt({ ...played('zweier', 12), deals: [] })).toThrow('deal 1 is missing');
  });

  it('the rebuild names the columns in which a row differs', () => {
    const whole = played('zweier', 12);
    const row = { ...whole.match, toAct: null, score: [9, 9] };
    expect(differences(row, rebuilt(whole))).toEqual(['toAct', 'score']);
  });
});
