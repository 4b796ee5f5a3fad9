/**
 * Real: the scenes of the table in the web client, the engine, and the steps that the API gives. The network and the
 * clock are simulated: messages are lost, repeated and reordered.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { VARIANTS, seeded } from '../../src/engine/index.js';
import { gamesOf } from '../engine/support/scenarios.js';
import type { Game } from '../engine/support/scenarios.js';
import { playedMatch, stepsAt } from './support/played-match.js';
import type { Moment } from './support/played-match.js';
import { watch } from './support/watched-table.js';
import type { PlaybackModule, Shown, Watched } from './support/watched-table.js';

let playback: PlaybackModule;
beforeAll(async () => {
  const path = resolve('clients/web/src/table/playback.ts');
  ({ module: playback } = await runnerImport<PlaybackModule>(path, { configFile: false }));
});

/** Every preset, and games for two whose players may not look at the last trick. */
const GAMES: readonly Game[] = VARIANTS.flatMap((variant) => gamesOf(variant, 0)).flatMap((game) =>
  game.variant.key === 'zweier'
    ? [game, { ...game, name: `${game.name}, last trick hidden`, options: hidden(game) }]
    : [game],
);

function hidden({ options }: Game) {
  return { ...options, showLastTrick: false };
}

describe.each(GAMES)('the table of $name', (game) => {
  test('every card is shown long enough, in order, and every result until it is dismissed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('normal', 'fast'), (seed, speed) => {
        const random = seeded(seed);
        const viewer = Math.floor(random() * game.variant.seatCount);
        const moments = playedMatch(game, viewer, random);
        const watched = watch(playback, moments, { viewer, speed, random });
        expectCards(watched, moments, playback.SHORTEST[speed]!);
        expectResults(watched, moments);
        expect(watched.shown.at(-1)!.scene.match.version).toBe(moments.at(-1)!.version);
      }),
      { numRuns: 12, seed: 38 },
    );
  });

  test('at once, the table still shows every result', () => {
    const random = seeded(7);
    const moments = playedMatch(game, 0, random);
    const watched = watch(playback, moments, { viewer: 0, speed: 'atOnce', random });
    expectResults(watched, moments);
    expect(watched.shown.at(-1)!.scene.match.version).toBe(moments.at(-1)!.version);
  });
});

test('a result is shown although the new version arrived before the end of the deal', () => {
  const moments = playedMatch(GAMES[0]!, 0, seeded(7)).map(({ view }) => view);
  const end = moments.findIndex(({ deal }) => deal.phase === 'OVER' && deal.result !== null);
  const [before, over] = [moments[end - 1]!, moments[end]!];
  const begun = playback.beginPlayback(before, [], 0, 0);
  const torn = playback.receive(begun, { ...before, version: over.version });
  const { scenes } = playback.receive(torn, over);
  expect(scenes.at(-1)!.kind).toBe('end');
});

interface Lengths {
  readonly play: number;
  readonly trick: number;
}

function expectCards(watched: Watched, moments: readonly Moment[], shortest: Lengths): void {
  for (const { deal, card, isLast } of cardsIn(moments)) {
    const scenes = watched.shown.filter(({ scene }) => isOnTable(scene, deal, card));
    const [first] = scenes;
    expect({ deal, card, isShown: first !== undefined }).toEqual({ deal, card, isShown: true });
    expect({ deal, last: first!.scene.match.deal.trick.at(-1)!.card }).toEqual({
      deal,
      last: card,
    });
    expect(sum(scenes)).toBeGreaterThanOrEqual(shortest.play);
    if (isLast) {
      const complete = scenes.filter(({ scene }) => scene.kind === 'trick');
      expect({ deal, card, complete: complete.length }).toEqual({ deal, card, complete: 1 });
      expect(sum(complete)).toBeGreaterThanOrEqual(shortest.trick);
    }
  }
  const order = watched.shown.map(({ scene }) => scene.match.deal);
  for (const [i, deal] of order.entries()) {
    const before = order[i - 1];
    if (before) expect(isLaterOrSame(deal, before)).toBe(true);
  }
}

interface Place {
  readonly number: number;
  readonly position: number;
}

const isLaterOrSame = (one: Place, other: Place): boolean =>
  one.number > other.number || (one.number === other.number && one.position >= other.position);

const isOnTable = ({ match }: Shown['scene'], deal: number, card: string): boolean =>
  match.deal.number === deal && match.deal.trick.some((played) => played.card === card);

const sum = (scenes: readonly Shown[]): number =>
  scenes.reduce((total, { from, until }) => total + until - from, 0);

/** All cards that were played, in order. */
function cardsIn(moments: readonly Moment[]) {
  const last = moments.at(-1)!;
  const numbers = [...new Set(moments.map(({ view }) => view.deal.number))];
  return numbers.flatMap((deal) => {
    const steps = stepsAt(last, 'onlooker', { deal, after: null });
    return steps.flatMap(({ token, deal: { trick } }) => {
      if (!token || !/^[HDSC][ATKQJ987]$/.test(token)) return [];
      return [{ deal, card: token, isLast: trick.every(({ card }) => card !== token) }];
    });
  });
}

function expectResults(watched: Watched, moments: readonly Moment[]): void {
  const last = moments.at(-1)!;
  const withResult = [...new Set(moments.map(({ view }) => view.deal.number))].filter(
    (deal) => stepsAt(last, 'onlooker', { deal, after: null }).at(-1)?.deal.result,
  );
  const ends = watched.shown.filter(({ scene }) => scene.kind === 'end');
  expect(ends.map(({ scene }) => scene.match.deal.number)).toEqual(withResult);
  expect(ends.map(({ until }) => until)).toEqual(watched.dismissals);
}
