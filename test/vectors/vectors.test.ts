/** docs/vectors, which clients in other languages are tried with, say what the engine does. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ACTION_KINDS, PHASES, REFUSAL_CODES, VARIANTS } from '../../src/engine/index.js';
import { linesOf, readVectors, writeVectors } from './files.js';
import { legalityVectors, replayed, thingsIn } from './legality.js';
import type { LegalityVector } from './legality.js';
import { notationVectors } from './notation.js';
import { shuffleVectors } from './shuffle.js';

const UPDATE = process.env['UPDATE_VECTORS'] !== undefined;

/** Of a deal that has ended, in which nobody is asked. */
const OF_THE_END = ['OVER', 'DEAL_OVER'];

describe('vectors (else: UPDATE_VECTORS=1 npm test -- test/vectors)', () => {
  let positions: readonly LegalityVector[];
  beforeAll(async () => {
    // Looking for positions takes seconds, so that a test tries those that there are.
    if (UPDATE) await writeVectors('legality', { positions: legalityVectors() });
    const text = await readVectors('legality');
    ({ positions } = JSON.parse(text) as { positions: LegalityVector[] });
  });

  it.each([
    ['notation', () => Promise.resolve(notationVectors())],
    ['shuffle', shuffleVectors],
  ])('of %s are current', async (name, make) => {
    const vectors = await make();
    if (UPDATE) await writeVectors(name, vectors);
    expect(await readVectors(name)).toBe(linesOf(vectors));
  });

  it('of legality come about by the actions that they tell, and are as they say', () => {
    for (const position of positions) expect(replayed(position)).toEqual(position);
  });

  it('of legality have every variant, phase, kind of action and reason to refuse one', () => {
    const things = positions.flatMap(thingsIn);
    const shown = new Set(things.flatMap((thing) => thing.split(' ')));
    const wanted = [...ACTION_KINDS, ...PHASES, ...REFUSAL_CODES];
    expect(wanted.filter((thing) => !shown.has(thing))).toEqual(OF_THE_END);
    expect([...new Set(positions.map(({ variant }) => variant))]).toEqual(
      VARIANTS.map(({ key }) => key),
    );
  });
});
