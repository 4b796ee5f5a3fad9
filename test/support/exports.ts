/** The types, functions and data that source files export where they declare them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Export {
  readonly name: string;
  readonly kind: 'type' | 'function' | 'data';
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

/** The exports of a file with this text. */
export function exportsIn(file: string, text: string): Export[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.filter(isExported).flatMap((node): Export[] => {
    const named = (name: ts.Node | undefined, kind: Export['kind']): Export[] =>
      name && ts.isIdentifier(name) ? [{ name: name.text, kind, file }] : [];
    if (isType(node)) return named(node.name, 'type');
    if (ts.isFunctionDeclaration(node)) return named(node.name, 'function');
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.flatMap((each) =>
      named(each.name, isFunction(each) ? 'function' : 'data'),
    );
  });
}

/** The paths of the source files of a folder from the project's root, without generated ones, in alphabetical order. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated/'))
    .sort()
    .map((file) => `${folder}/${file}`);

/** The text of a file, by its path from the project's root. */
export const textOf = (path: string): string => readFileSync(ROOT + path, 'utf8');
