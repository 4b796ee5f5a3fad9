/** Pure: reads the sources. In each package every exported type or function has its own name. */
import { describe, expect, it } from '@jest/globals';
import { groupBy } from '../../src/platform/collections.js';
import { exportsIn, sourcesOf, textOf } from '../support/exports.js';
import type { Export } from '../support/exports.js';

/** Each variant implements the same contract, so that its functions have the same names in each of them. */
const VARIANTS = 'src/engine/variants/';

/** Functions that may share their name outside of the variants, and why. */
const SHARED: Readonly<Record<string, string>> = {
  legal: 'of a match, and of a deal of each variant',
  toAct: 'of a match, and of a deal of each variant',
  featuresOf: 'the features by which each policy of the bots judges',
};

/** The types and functions that a file exports; data may share its name. */
const namedIn = (file: string, text: string): Export[] =>
  exportsIn(file, text).filter(({ kind }) => kind !== 'data');

/** Whether declarations of one name may be in different files: functions that do the same for each variant. */
function mayShare(name: string, alike: readonly Export[]): boolean {
  if (alike.some(({ kind }) => kind === 'type')) return false;
  return alike.every(({ file }) => file.startsWith(VARIANTS)) || name in SHARED;
}

/** The names that more than one file declares, with the files. */
function clashes(exported: readonly Export[]): string[] {
  return [...groupBy(exported, ({ name }) => name)]
    .map(([name, alike]) => ({ name, alike, files: [...new Set(alike.map(({ file }) => file))] }))
    .filter(({ name, alike, files }) => files.length > 1 && !mayShare(name, alike))
    .map(({ name, files }) => `${name}: ${files.join(', ')}`);
}

const exportedBy = (folder: string): Export[] =>
  sourcesOf(folder).flatMap((file) => namedIn(file, textOf(file)));

describe('an exported type or function', () => {
  it.each(['src', 'clients/web/src'])('in %s has its own name', (folder) => {
    const exported = exportedBy(folder);
    expect(exported.length).toBeGreaterThan(300);
    expect(clashes(exported)).toEqual([]);
  });

  it('is found in every form of declaration', () => {
    const text = `
      export interface Alpha {}
      export type Beta = string;
      @Injectable() export class Gamma {}
      export enum Delta {}
      export async function epsilon() {}
      export const zeta = () => 1, eta = function () {}, DATA = 1;
      interface Local {}`;
    expect(namedIn('src/a.ts', text).map(({ name }) => name)).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
      'Delta',
      'epsilon',
      'zeta',
      'eta',
    ]);
  });

  it.each([
    ['two types', 'export type Same = 1', 'export interface Same {}'],
    ['a type and a function', 'export type Same = 1', 'export function Same() {}'],
    ['two functions', 'export function same() {}', 'export const same = () => 1'],
  ])('clashes with another of its name in another file: %s', (_, one, other) => {
    const both = [...namedIn('src/a.ts', one), ...namedIn('src/b.ts', other)];
    expect(clashes(both)).toEqual([expect.stringMatching(/^same: src\/a\.ts, src\/b\.ts$/i)]);
    expect(clashes(namedIn('src/a.ts', `${one};${other}`))).toEqual([]);
  });

  it('each variant may declare a function of the same name, but not a type', () => {
    const inVariants = (text: string) =>
      clashes(['one', 'two'].flatMap((variant) => namedIn(`${VARIANTS}${variant}/a.ts`, text)));
    expect(inVariants('export const price = () => 1')).toEqual([]);
    expect(inVariants('export interface Price {}')).toHaveLength(1);
  });
});
