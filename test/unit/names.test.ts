/** Pure: the sources themselves. In each package an exported type or function has a name of its own. */
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { groupBy } from '../../src/platform/collections.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Each variant implements the same contract, so that its functions have the same names in each of them. */
const VARIANTS = 'src/engine/variants/';

/** Functions that may share their name outside of the variants, and why. */
const SHARED: Readonly<Record<string, string>> = {
  legal: 'of a match, and of a deal of each variant',
  toAct: 'of a match, and of a deal of each variant',
  featuresOf: 'the features by which each policy of the bots judges',
};

interface Export {
  readonly name: string;
  readonly isType: boolean;
  readonly file: string;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isFunction = ({ initializer }: ts.VariableDeclaration): boolean =>
  initializer !== undefined &&
  (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));

const isType = (node: ts.Statement): node is ts.DeclarationStatement =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** The types and functions that a file exports where it declares them. */
function exportsIn(file: string, text: string): Export[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.filter(isExported).flatMap((node): Export[] => {
    const named = (name: ts.Node | undefined): Export[] =>
      name && ts.isIdentifier(name) ? [{ name: name.text, isType: isType(node), file }] : [];
    if (isType(node) || ts.isFunctionDeclaration(node)) return named(node.name);
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.filter(isFunction).flatMap(({ name }) => named(name));
  });
}

/** Whether declarations of one name may be in different files: functions that do the same for each variant. */
function mayShare(name: string, alike: readonly Export[]): boolean {
  if (alike.some((each) => each.isType)) return false;
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
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated/'))
    .sort()
    .flatMap((file) =>
      exportsIn(`${folder}/${file}`, readFileSync(`${ROOT}${folder}/${file}`, 'utf8')),
    );

describe('an exported type or function', () => {
  it.each(['src', 'clients/web/src'])(
    'an exported type or function has a name of its own in %s',
    (folder) => {
      const exported = exportedBy(folder);
      expect(exported.length).toBeGreaterThan(300);
      expect(clashes(exported)).toEqual([]);
    },
  );

  it('an exported type or function is found in every form of declaration', () => {
    const text = `
      export interface Alpha {}
      export type Beta = string;
      @Injectable() export class Gamma {}
      export enum Delta {}
      export async function epsilon() {}
      export const zeta = () => 1, eta = function () {}, DATA = 1;
      interface Local {}`;
    expect(exportsIn('src/a.ts', text).map(({ name }) => name)).toEqual([
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
  ])(
    'an exported type or function clashes with another of its name in another file: %s',
    (_, one, other) => {
      const both = [...exportsIn('src/a.ts', one), ...exportsIn('src/b.ts', other)];
      expect(clashes(both)).toEqual([expect.stringMatching(/^same: src\/a\.ts, src\/b\.ts$/i)]);
      expect(clashes(exportsIn('src/a.ts', `${one};${other}`))).toEqual([]);
    },
  );

  it('each variant may declare a function of the same name, but not a type', () => {
    const inVariants = (text: string) =>
      clashes(['one', 'two'].flatMap((variant) => exportsIn(`${VARIANTS}${variant}/a.ts`, text)));
    expect(inVariants('export const price = () => 1')).toEqual([]);
    expect(inVariants('export interface Price {}')).toHaveLength(1);
  });
});
