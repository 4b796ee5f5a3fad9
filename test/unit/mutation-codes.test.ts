/** Real: the source. Each mutation lists the codes with which it can be refused. */
import { expect, it } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { MUTATION_CODES } from '../../src/platform/graphql/mutation-codes.js';
import { mutationCodes } from '../support/mutation-codes.js';

const FILE = new URL('../../src/platform/graphql/mutation-codes.ts', import.meta.url);

const HEAD = `/**
 * The codes with which each mutation can be refused. Written by \`UPDATE_DOCS=1 npm test -- test/unit/mutation-codes.test.ts\`
 * from the failures that its use case can make (test/support/mutation-codes.ts).
 */
export const MUTATION_CODES: Readonly<Record<string, string>> = {
`;

it('the lists are those of the code (else: UPDATE_DOCS=1 npm test -- test/unit/mutation-codes.test.ts)', async () => {
  const found = Object.entries(mutationCodes()).map(
    ([name, codes]) => [name, codes.join(' ')] as const,
  );
  expect(found.length).toBeGreaterThan(50);
  if (process.env['UPDATE_DOCS']) {
    const lines = found.map(([name, codes]) => `${name}: '${codes}',`);
    const text = `${HEAD}${lines.join('\n')}};`;
    const style = await resolveConfig('package.json');
    await writeFile(FILE, await format(text, { ...style, parser: 'typescript' }));
    return;
  }
  expect(MUTATION_CODES).toEqual(Object.fromEntries(found));
  expect((await readFile(FILE, 'utf8')).startsWith(HEAD)).toBe(true);
});
