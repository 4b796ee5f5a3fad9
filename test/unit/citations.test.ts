/** Every citation of the specification in tracked files leads to a section or source that exists. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { codeFaults, markdownFaults, specificationOf } from '../support/citations.js';
import type { Specification } from '../support/citations.js';

const SPECIFICATION = 'docs/rules/specification.md';
const TEXTS = /\.(?:md|ts|tsx|mjs|js|json|graphql|ya?ml|sh|css|sql)$/;

/**
 * Files that are not checked. The schema and the files generated from it repeat descriptions of the code, the published
 * schema is that of an earlier version, and this test and its support contain wrong citations on purpose.
 */
const LEFT_OUT = [
  /^docs\/schema\.(?:published\.)?graphql$/,
  /\/src\/generated\//,
  /package-lock\.json$/,
  /^CHANGELOG\.md$/,
  /^docs\/changes\.md$/,
  /^test\/(?:unit|support)\/citations(?:\.test)?\.ts$/,
];

const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => TEXTS.test(path) && !LEFT_OUT.some((pattern) => pattern.test(path)));

let specification: Specification;

beforeAll(async () => {
  specification = specificationOf(await readFile(SPECIFICATION, 'utf8'));
});

it('every citation of the specification in a tracked file leads to its section', async () => {
  const faults: string[] = [];
  for (const path of trackedFiles()) {
    const text = await readFile(path, 'utf8');
    const found = path.endsWith('.md')
      ? markdownFaults(specification, text, path === SPECIFICATION)
      : codeFaults(specification, text);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

it('the specification has its chapters, sections and five sources', () => {
  const names = [...specification.anchors.keys()];
  expect(names).toEqual(expect.arrayContaining(['1', '4.9', '13', 'S0', 'S1', 'S2', 'S3', 'S4']));
  expect(specification.anchors.get('4.9')).toBe('49-after-a-close');
});

describe('a wrong citation is found', () => {
  it.each([
    ['of a section that does not exist', '// (rules 4.99)'],
    ['of a section that does not exist, over the end of a line', '/**\n * (rules\n * 4.99)\n */'],
    ['of a source that does not exist', '/** rules S7 */'],
    ['of a second section that does not exist', '// (rules 4.9, 4.99)'],
    ['of a source after a quote', '// (rules S3 „Flecken", S8)'],
    ['of a source without the word rules', '// (S3)'],
    ['in the form used formerly', '// (RULES §3)'],
    ['of the file used formerly', '// see RULES.md'],
  ])('in code: %s', (_, text) => {
    expect(codeFaults(specification, text)).toHaveLength(1);
  });

  it.each([
    ['that is no link', 'as rules 4.9 say'],
    ['of a source that is no link', 'as S3 says'],
    ['whose anchor does not exist', '[rules 4.9](specification.md#49-after-closing)'],
    ['whose anchor is another section', '[rules 4.9](rules/specification.md#48-the-end-of-a-deal)'],
    ['of another anchor, by a short link', '[5.4](specification.md#49-after-a-close)'],
    ['by a short link that is not defined', 'as [S3] says'],
    ['in the form used formerly', 'as RULES §3 says'],
  ])('in Markdown: %s', (_, text) => {
    expect(markdownFaults(specification, text)).toHaveLength(1);
  });
});

it('right citations are accepted', () => {
  const code = '/** Pays (rules 5.9, S2, S4 „Spiel ausmelden"), as rules 4 and 12.1 say. */';
  const markdown =
    '[rules 4.9](specification.md#49-after-a-close), [S3].\n\n[S3]: specification.md#134-s3-dreierschnapsen';
  expect(codeFaults(specification, code)).toEqual([]);
  expect(markdownFaults(specification, markdown)).toEqual([]);
});
