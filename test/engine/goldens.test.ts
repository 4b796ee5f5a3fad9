/** The goldens: each names the rule that decides it (test/engine/goldens.*.ts). */
import { describe, expect, test } from '@jest/globals';
import { REFUSAL_CODES } from '../../src/engine/index.js';
import { BAUERN_GOLDENS } from './goldens.bauern.js';
import { DREIER_GOLDENS } from './goldens.dreier.js';
import { DRITT_GOLDENS } from './goldens.dritt.js';
import { ZWEIER_GOLDENS } from './goldens.zweier.js';
import { answerTo } from './support/golden.js';
import type { Golden } from './support/golden.js';

const ALL = [
  { variant: 'zweier', goldens: ZWEIER_GOLDENS },
  { variant: 'dritt', goldens: DRITT_GOLDENS },
  { variant: 'dreier', goldens: DREIER_GOLDENS },
  { variant: 'bauern', goldens: BAUERN_GOLDENS },
];

const titleOf = ({ rule, refused }: Golden): string =>
  refused === undefined ? rule : `${rule}, refused with ${refused}`;

describe.each(ALL)('goldens of $variant', ({ variant, goldens }) => {
  test.each(goldens.map((golden, n) => ({ title: `${variant} ${n}, ${titleOf(golden)}`, golden })))(
    '$title',
    ({ golden }) => {
      const answer = answerTo(golden);
      expect(answer.error?.code).toBe(golden.refused);
      if (golden.gives !== undefined) expect(answer.deals.at(-1)).toMatchObject(golden.gives);
    },
  );
});

test('every refusal has a golden', () => {
  const refused = new Set(ALL.flatMap(({ goldens }) => goldens.map((g) => g.refused)));
  expect(REFUSAL_CODES.filter((code) => !refused.has(code))).toEqual([]);
});
