/** Pure: reads the sources. Modules offer each other use cases and readers, no stores. */
import { expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const entryOf = (module: string): string => `src/modules/${module}/application/index.ts`;

/** The modules whose entry point names a store. */
const offering = (): string[] =>
  readdirSync('src/modules')
    .filter((module) => existsSync(entryOf(module)))
    .filter((module) => /Store\b/.test(readFileSync(entryOf(module), 'utf8')));

it('no entry point of a module exports a store', () => {
  expect(offering()).toEqual([]);
});
