/** Pure: the draw of lots, and the published script that checks it. */
import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { drawLots, verifyCompetitionDraw } from '../../../src/modules/competitions/domain/index.js';
import type { CompetitionDraw } from '../../../src/modules/competitions/domain/index.js';

const SECRET = Buffer.alloc(32, 7);
const entries = ['anna', '', 'Bélas Glück 🍀', 'x'.repeat(64), ''].map((clientSeed, i) => ({
  number: i + 1,
  clientSeed,
}));
const draw = drawLots(SECRET, 'Q29tcGV0aXRpb246MQ', entries);

/** Runs the published script on a draw; returns its output and exit status. */
function published(input: string): [unknown, number | null] {
  const { stdout, status } = spawnSync(process.execPath, ['docs/verify-draw.mjs'], {
    input,
    encoding: 'utf8',
  });
  return [stdout === '' ? null : JSON.parse(stdout), status];
}

const WRONG: readonly (readonly [string, Partial<CompetitionDraw>, object])[] = [
  ['another commitment', { commitment: '00'.repeat(32) }, { commitment: false }],
  ['another secret', { secret: '08'.repeat(32) }, { commitment: false, seed: false, lots: false }],
  ['another competition', { competitionId: 'other' }, { seed: false, lots: false }],
  ['another order', { lots: [...draw.lots].reverse() }, { lots: false }],
  ['another seed', { seed: '00'.repeat(32) }, { seed: false }],
  ['an entry less', { entries: entries.slice(1) }, { seed: false, lots: false }],
];

describe('a draw', () => {
  it('has each entry once, and is correct', () => {
    expect([...draw.lots].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(verifyCompetitionDraw(draw)).toEqual({ commitment: true, seed: true, lots: true });
  });

  it.each(WRONG)('with %s is not correct', (_, change, parts) => {
    const changed = { ...draw, ...change };
    const verdict = { commitment: true, seed: true, lots: true, ...parts };
    expect(verifyCompetitionDraw(changed)).toEqual(verdict);
    expect(published(JSON.stringify(changed))).toEqual([verdict, 1]);
  });

  it('changes with any client seed', () => {
    const other = entries.map((entry) =>
      entry.number === 2 ? { ...entry, clientSeed: 'b' } : entry,
    );
    expect(drawLots(SECRET, draw.competitionId, other).seed).not.toBe(draw.seed);
  });

  it('puts each of three entries first equally often', () => {
    const firsts = [0, 0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const secret = Buffer.alloc(32);
      secret.writeUInt32BE(i);
      firsts[drawLots(secret, 'c', entries.slice(0, 3)).lots[0]!]!++;
    }
    // Five standard deviations.
    for (const count of firsts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

describe('docs/verify-draw.mjs, which uses nothing of this project', () => {
  it('agrees with the service', () => {
    expect(published(JSON.stringify(draw))).toEqual([verifyCompetitionDraw(draw), 0]);
  });

  it('refuses what is not a draw', () => {
    expect(published('{}')).toEqual([null, 2]);
  });
});
