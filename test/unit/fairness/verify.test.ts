import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { VARIANTS } from '../../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../../src/modules/fairness/domain/verify.js';
import type { MatchProof } from '../../../src/modules/fairness/domain/verify.js';
import { changes, proofOf } from './proof.js';

const everyPreset = VARIANTS.flatMap(({ key, ruleset }) =>
  Object.keys(ruleset.presets).map((preset) => [key, preset] as const),
);
const presetsOfTwo = everyPreset.filter(([key]) => key === 'zweier').map(([, preset]) => preset);

/**
 * Fields that are not proven: how the match was dealt, and the number of each deal, which is independent of its place
 * in the list.
 */
const UNPROVEN = ['.variant', '.rules', '.deals[]'];

/** A proof without these fields. */
const without = (proof: MatchProof, ...names: readonly (keyof MatchProof)[]): MatchProof =>
  Object.fromEntries(
    Object.entries(proof).filter(([name]) => !names.includes(name as keyof MatchProof)),
  ) as unknown as MatchProof;

describe('a proof', () => {
  it.each(everyPreset)('of %s %s holds for every deal', (key, preset) => {
    expect(verifyMatch(proofOf(key, preset, 4))).toEqual({
      draw: true,
      deals: Array(4).fill(true),
    });
  });

  it('holds without the rules, and far into the chain', () => {
    const verdict = verifyMatch(without(proofOf('zweier', 'rotdaus', 140), 'rules', 'variant'));
    expect(verdict.draw && verdict.deals.every((holds) => holds)).toBe(true);
  });

  it('fails after a change of any field', () => {
    const proof = proofOf('zweier', 'weich', 2);
    let count = 0;
    for (const [path, changed] of changes(proof)) {
      if (UNPROVEN.some((field) => path.startsWith(field))) continue;
      count++;
      const { draw, deals } = verifyMatch(changed as MatchProof);
      expect([path, draw && deals.every((holds) => holds)]).toEqual([path, false]);
    }
    expect(count).toBeGreaterThan(60);
  });

  it('fails only for the deal that was changed', () => {
    const proof = proofOf('zweier', 'weich', 3);
    const [first, second, third] = proof.deals;
    const deals = [first!, { ...second!, dealer: 1 - second!.dealer }, third!];
    expect(verifyMatch({ ...proof, deals })).toEqual({ draw: true, deals: [true, false, true] });
  });

  it('holds for each deal by the chain that it names for it', () => {
    const proof = proofOf('zweier', 'weich', 3);
    const { commitment } = proof;
    const wrong = { deal: 2, commitment: '00'.repeat(32) };
    expect(verifyMatch({ ...proof, laterCommitments: [wrong] }).deals).toEqual([
      true,
      false,
      false,
    ]);
    const laterCommitments = [wrong, { deal: 3, commitment }];
    expect(verifyMatch({ ...proof, laterCommitments }).deals).toEqual([true, false, true]);
    const bad = parseProof(JSON.stringify({ ...proof, laterCommitments: [{ deal: 2 }] }));
    expect(bad.ok).toBe(false);
  });

  it('is read from JSON, or refused with the reason', () => {
    const proof = proofOf('zweier', 'weich', 1);
    expect(parseProof(JSON.stringify(proof))).toEqual({ ok: true, value: proof });
    for (const bad of ['', '[]', 'null', '{}', JSON.stringify({ ...proof, deals: [{}] })]) {
      expect(parseProof(bad)).toMatchObject({ ok: false });
    }
  });
});

/** Runs the published script on a proof; returns its output and exit status. */
function published(input: string): [unknown, number | null] {
  const { stdout, status } = spawnSync(process.execPath, ['docs/verify-shuffle.mjs'], {
    input,
    encoding: 'utf8',
  });
  return [stdout === '' ? null : JSON.parse(stdout), status];
}

describe('docs/verify-shuffle.mjs, which uses nothing of this project', () => {
  it.each(presetsOfTwo)('agrees with the service on a match of %s', (preset) => {
    const proof = proofOf('zweier', preset, 3);
    expect(published(JSON.stringify(proof))).toEqual([verifyMatch(proof), 0]);
  });

  it('agrees with the service about a changed proof', () => {
    const all = [...changes(proofOf('zweier', 'sechsundsechzig', 2))];
    const some = all.filter(
      ([path], i) => !UNPROVEN.some((field) => path.startsWith(field)) && i % 9 === 0,
    );
    for (const [path, changed] of some) {
      expect([path, published(JSON.stringify(changed))]).toEqual([
        path,
        [verifyMatch(changed as MatchProof), 1],
      ]);
    }
  });

  it('agrees with the service on a proof without a draw and without rules', () => {
    const proof = without(proofOf('zweier', 'tausend', 1), 'rules');
    expect(published(JSON.stringify({ ...proof, draw: null }))).toEqual([
      { draw: null, deals: [true] },
      0,
    ]);
  });

  it('ends with an error status if it cannot read a proof', () => {
    expect(published('nonsense')).toEqual([null, 2]);
  });
});
