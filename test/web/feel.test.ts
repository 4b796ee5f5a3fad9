/**
 * Real: the flights, sounds and the sign of the own turn in the web client, the scenes of its table, and the engine. The
 * network and the clock are simulated.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { VARIANTS, seeded } from '../../src/engine/index.js';
import { gamesOf } from '../engine/support/scenarios.js';
import type { Game } from '../engine/support/scenarios.js';
import { playedMatch } from './support/played-match.js';
import { watch } from './support/watched-table.js';
import type { PlaybackModule, Shown } from './support/watched-table.js';

interface Played {
  readonly seat: number;
  readonly card: string;
}

interface View {
  readonly deal: number;
  readonly position: number;
  readonly trick: readonly Played[];
  readonly bottom: number;
  readonly hand: readonly string[] | null;
  readonly counts: readonly number[];
  readonly talonCount: number;
  readonly trumpCard: string | null;
  readonly taker: number | null;
  readonly isOwnTurn: boolean;
  readonly won: 'deal' | 'match' | null;
}

interface Flight {
  readonly kind: 'play' | 'draw' | 'return' | 'take';
  readonly from: string;
  readonly to: string;
}

interface Moment {
  readonly deal: number;
  readonly position: number;
}

interface Modules {
  readonly flightsBetween: (before: View, after: View) => readonly Flight[];
  readonly soundsBetween: (before: View, after: View) => readonly string[];
  readonly turnAfter: (last: Moment | null, view: View) => { last: Moment; isNew: boolean };
}

let feel: Modules;
let playback: PlaybackModule;
const load = async <T extends object>(path: string) =>
  (await runnerImport<T>(resolve(`clients/web/src/${path}`), { configFile: false })).module;
beforeAll(async () => {
  const [flights, signals] = [
    await load<Modules>('feel/flights.ts'),
    await load<Modules>('feel/signals.ts'),
  ];
  feel = { ...flights, ...signals };
  playback = await load<PlaybackModule>('table/playback.ts');
});

const GAMES: readonly Game[] = VARIANTS.flatMap((variant) => gamesOf(variant, 0));

describe.each(GAMES)('at the table of $name', (game) => {
  test('each card flies once from its player, and each trick to who takes it', () => {
    const plays = [1, 2, 3, 4, 5, 6].map((seed) => playAndCheck(game, seeded(seed)));
    expect(Math.max(...plays)).toBeGreaterThan(10);
  });
});

/** Returns how many cards were played. */
function playAndCheck(game: Game, random: () => number): number {
  const moments = playedMatch(game, 0, random);
  const { shown } = watch(playback, moments, { viewer: 0, speed: 'normal', random });
  const views = shown.map(viewOf);
  let plays = 0;
  for (const [i, after] of views.slice(1).entries()) {
    const before = views[i]!;
    const flights = feel.flightsBetween(before, after);
    const added = before.deal === after.deal ? newCards(before, after) : [];
    const from = added.map(({ seat, card }) => (seat === 0 ? `hand ${card}` : `seat ${seat}`));
    expect(flights.filter(isKind('play')).map((it) => it.from)).toEqual(from);
    const taken = before.taker === null ? 0 : before.trick.length;
    const piles = Array.from({ length: taken }, () => `pile ${before.taker!}`);
    expect(flights.filter(isKind('take')).map((it) => it.to)).toEqual(piles);
    expect(flights.filter(isKind('return'))).toEqual([]);
    plays += added.length;
  }
  return plays;
}

const isKind =
  (kind: Flight['kind']) =>
  (flight: Flight): boolean =>
    flight.kind === kind;

const newCards = (before: View, after: View): readonly Played[] =>
  after.trick.filter(({ card }) => before.trick.every((played) => played.card !== card));

interface SeenDeal {
  readonly talonCount: number;
  readonly trumpCard: string | null;
}

/** The view of a scene, without the parts that only the viewer's own actions change. */
function viewOf({ scene }: Shown): View {
  const { deal } = scene.match;
  const { talonCount, trumpCard } = deal as typeof deal & SeenDeal;
  const own = deal.hands.find(({ seat }) => seat === 0);
  return {
    ...EMPTY,
    deal: deal.number,
    position: deal.position,
    trick: deal.trick,
    hand: own?.cards ?? null,
    counts: deal.hands.map(({ count }) => count),
    talonCount,
    trumpCard,
    taker: (scene as typeof scene & { taker: number | null }).taker,
  };
}

const EMPTY: View = {
  deal: 1,
  position: 0,
  trick: [],
  bottom: 0,
  hand: [],
  counts: [0, 0],
  talonCount: 10,
  trumpCard: 'CJ',
  taker: null,
  isOwnTurn: false,
  won: null,
};

describe('cards that are new in a hand', () => {
  const before = { ...EMPTY, hand: ['HA'], counts: [1, 1] };

  test('come from the talon when it gets smaller, also to the hidden hand', () => {
    const after = { ...before, hand: ['HA', 'ST'], counts: [2, 2], talonCount: 8 };
    expect(feel.flightsBetween(before, after)).toEqual([
      { kind: 'draw', from: 'talon', to: 'hand ST', fromLast: 0 },
      { kind: 'draw', from: 'talon', to: 'seat 1', fromLast: 0 },
    ]);
  });

  test('come from the talon when the trump card is exchanged', () => {
    const after = { ...before, hand: ['CJ'], trumpCard: 'C9' };
    expect(feel.flightsBetween(before, after)).toMatchObject([{ from: 'talon', to: 'hand CJ' }]);
  });

  test('come back from the trick when the service has refused the card', () => {
    const tried = { ...before, hand: [], trick: [{ seat: 0, card: 'HA' }] };
    expect(feel.flightsBetween(tried, before)).toMatchObject([
      { kind: 'return', from: 'trick HA', to: 'hand HA' },
    ]);
  });

  test('do not fly when they are dealt, or in another deal', () => {
    expect(feel.flightsBetween(before, { ...before, hand: ['HA', 'ST'] })).toEqual([]);
    expect(feel.flightsBetween(before, { ...EMPTY, deal: 2, talonCount: 8 })).toEqual([]);
  });
});

describe('sounds', () => {
  const led = { ...EMPTY, trick: [{ seat: 1, card: 'HA' }] };

  test('for a card, for a trick that is taken, and for a victory once', () => {
    expect(feel.soundsBetween(EMPTY, led)).toEqual(['card']);
    expect(feel.soundsBetween({ ...led, taker: 1 }, EMPTY)).toEqual(['trick']);
    expect(feel.soundsBetween(EMPTY, { ...EMPTY, won: 'deal' })).toEqual(['deal']);
    expect(feel.soundsBetween({ ...EMPTY, won: 'deal' }, { ...EMPTY, won: 'deal' })).toEqual([]);
    expect(feel.soundsBetween({ ...EMPTY, won: 'deal' }, { ...EMPTY, won: 'match' })).toEqual([
      'match',
    ]);
  });

  test('none when nothing has happened, and none for a new deal', () => {
    expect(feel.soundsBetween(led, led)).toEqual([]);
    expect(feel.soundsBetween(led, { ...EMPTY, deal: 2 })).toEqual([]);
  });
});

describe('the sign of the own turn', () => {
  /** The positions at which the viewer is called. Each moment is a deal, a position, and whether it is their turn. */
  function called(...moments: readonly (readonly [number, number, boolean])[]): string[] {
    let last: Moment | null = null;
    return moments.flatMap(([deal, position, isOwnTurn]) => {
      const turn = feel.turnAfter(last, { ...EMPTY, deal, position, isOwnTurn });
      last = turn.last;
      return turn.isNew ? [`${deal}.${position}`] : [];
    });
  }

  test.each([
    { name: 'not when the page opens', moments: [[1, 4, true]], calls: [] },
    {
      name: 'after another player has acted',
      moments: [
        [1, 4, false],
        [1, 5, true],
      ],
      calls: ['1.5'],
    },
    {
      name: 'once, although the table changes again',
      moments: [
        [1, 4, false],
        [1, 5, true],
        [1, 5, true],
      ],
      calls: ['1.5'],
    },
    {
      name: 'not after two own actions, nor after a refusal',
      moments: [
        [1, 4, true],
        [1, 4, false],
        [1, 4, true],
        [1, 5, true],
      ],
      calls: [],
    },
    {
      name: 'after an answer that was shown at once',
      moments: [
        [1, 4, true],
        [1, 6, true],
      ],
      calls: ['1.6'],
    },
    {
      name: 'in a new deal after another has acted, not to begin it',
      moments: [
        [1, 9, true],
        [2, 0, true],
        [3, 1, true],
      ],
      calls: ['3.1'],
    },
  ] as const)('$name', ({ moments, calls }) => {
    expect(called(...moments)).toEqual(calls);
  });
});
