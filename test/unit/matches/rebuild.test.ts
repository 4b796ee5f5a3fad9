import { describe, expect, it } from '@jest/globals';
import { VARIANTS, seeded } from '../../../src/engine/index.js';
import { differences, rebuildMatch } from '../../support/rebuild.js';
import type { Rebuilt } from '../../support/rebuild.js';
import { leaveMatch, substitutePlayer } from '../../../src/modules/matches/domain/table.js';
import { kept, openKept, playKept } from './table.js';
import type { Kept } from './table.js';

const rebuilt = ({ match, events, deals }: Kept): Rebuilt => rebuildMatch(match, events, deals);

/** As the database gives it back. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function played(variant: string, actions: number, seed = 66): Kept {
  const random = seeded(seed);
  let now = openKept(variant, random);
  for (let i = 0; i < actions && now.match.status === 'IN_PROGRESS'; i++) {
    now = playKept(now, random);
  }
  return now;
}

const changed = (whole: Kept, at: number, change: object): Kept => ({
  ...whole,
  events: whole.events.map((event, i) => (i === at ? { ...event, ...change } : event)),
});

describe.each(VARIANTS.map(({ key }) => key))('a match of %s', (variant) => {
  it('is the same after every action when it is made again from its events', () => {
    const random = seeded(7);
    let now = openKept(variant, random);
    while (now.match.status === 'IN_PROGRESS' && now.events.length < 400) {
      now = playKept(now, random);
      expect(differences(stored(now.match), rebuilt(stored(now)))).toEqual([]);
    }
  });

  it.each([1, 2, 3])('is the same at its end (seed %i)', (seed) => {
    const whole = played(variant, 100_000, seed);
    expect(whole.match.status).toBe('FINISHED');
    expect(differences(whole.match, rebuilt(stored(whole)))).toEqual([]);
  });
});

describe('a match that is made again', () => {
  it.each(['RESIGNED', 'TIMEOUT'] as const)('knows who left it: %s', (reason) => {
    const running = played('zweier', 5);
    const over = kept(running, leaveMatch(running.match, 1, reason)!);
    expect(rebuilt(stored(over)).result).toMatchObject({ winners: [0], reason });
    expect(differences(over.match, rebuilt(over))).toEqual([]);
  });

  it('goes on where a house bot took a seat over', () => {
    const running = played('dreier', 5);
    const left = kept(running, substitutePlayer(running.match, 1, 'RESIGNED', 'a bot'));
    const random = seeded(3);
    const later = playKept(playKept(left, random), random);
    expect(differences(later.match, rebuilt(stored(later)))).toEqual([]);
  });

  it('notices an event that is missing, wherever it was', () => {
    const whole = played('zweier', 40);
    const without = (gone: number) => whole.events.filter((_, at) => at !== gone);
    for (const gone of whole.events.slice(0, -1).keys()) {
      expect(() => rebuilt({ ...whole, events: without(gone) })).toThrow('is missing');
    }
    const last = rebuilt({ ...whole, events: without(whole.events.length - 1) });
    expect(differences(whole.match, last)).toContain('version');
  });

  it('notices an event that was changed', () => {
    const whole = played('zweier', 12);
    const at = whole.events.findLastIndex((event) => event.token !== null);
    expect(() => rebuilt(changed(whole, at, { type: 'DEAL_SCORED' }))).toThrow('the engine tells');
    expect(() => rebuilt(changed(whole, at, { token: 'nonsense' }))).toThrow('is refused');
    expect(() => rebuilt(changed(whole, at, { payload: {} }))).toThrow('the engine tells');
    expect(() => rebuilt(changed(whole, at, { token: null, seat: null }))).toThrow('from nothing');
  });

  it('notices a deal that is missing', () => {
    expect(() => rebuilt({ ...played('zweier', 12), deals: [] })).toThrow('deal 1 is missing');
  });

  it('tells the columns in which a row differs', () => {
    const whole = played('zweier', 12);
    const row = { ...whole.match, toAct: null, score: [9, 9] };
    expect(differences(row, rebuilt(whole))).toEqual(['toAct', 'score']);
  });
});
