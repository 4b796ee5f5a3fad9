/** docs/vectors, the test data for clients in other languages, agree with the engine. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ACTION_KINDS, PHASES, REFUSAL_CODES, VARIANTS } from '../../src/engine/index.js';
import { drawVectors } from './draw.js';
import { linesOf, readVectors, writeVectors } from './files.js';
import { legalityVectors, replayed, thingsIn } from './legality.js';
import type { LegalityVector } from './legality.js';
import { notationVectors } from './notation.js';
import { shuffleVectors } from './shuffle.js';

const UPDATE = process.env['UPDATE_VECTORS'] !== undefined;

/** The phase and the code of a deal that has ended, in which nobody is to act. */
const OF_THE_END = ['OVER', 'DEAL_OVER'];

describe('vectors (else: UPDATE_VECTORS=1 npm test -- test/vectors)', () => {
  let positions: readonly LegalityVector[];
  beforeAll(async () => {
    // Searching for positions takes seconds, so a test run only checks the positions in the file.
    if (UPDATE) await writeVectors('legality', { positions: legalityVectors() });
    const text = await readVectors('legality');
    ({ positions } = JSON.parse(text) as { positions: LegalityVector[] });
  });

  it.each([
    ['notation', () => Promise.resolve(notationVectors())],
    ['shuffle', shuffleVectors],
    ['draw', () => Promise.resolve(drawVectors())],
  ])('of %s agree with the engine', async (name, make) => {
    const vectors = await make();
    if (UPDATE) await writeVectors(name, vectors);
    expect(await readVectors(name)).toBe(linesOf(vectors));
  });

  it('of legality replay to the positions that they describe', () => {
    for (const position of positions) expect(replayed(position)).toEqual(position);
  });

  it('of legality have every variant, phase, kind of action and reason for a refusal', () => {
    const things = positions.flatMap(thingsIn);
    const shown = new Set(things.flatMap((thing) => thing.split(' ')));
    const wanted = [...ACTION_KINDS, ...PHASES, ...REFUSAL_CODES];
    expect(wanted.filter((thing) => !shown.has(thing))).toEqual(OF_THE_END);
    expect([...new Set(positions.map(({ variant }) => variant))]).toEqual(
      VARIANTS.map(({ key }) => key),
    );
  });
});
