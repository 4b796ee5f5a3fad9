/** All German texts for users: of the service, of the web client and of the rules pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

/** A text and where it is. */
export interface GermanText {
  readonly place: string;
  readonly text: string;
}

/** The names of properties and constants that hold German texts. */
const GERMAN_NAME = /^(de|saysDe|nameDe|DE|GERMAN|GERMAN_\w+|\w+_DE)$/;

const filesIn = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);

/** The texts of a source file: the strings in German properties and constants; all of a file `*.de.ts`. */
function textsOfSource(file: string): GermanText[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: GermanText[] = [];
  const visit = (node: ts.Node, isGerman: boolean): void => {
    if (isGerman && isText(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, (child) => visit(child, isGerman || isGermanName(node)));
  };
  visit(source, file.endsWith('.de.ts'));
  return found;
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

function isGermanName(node: ts.Node): boolean {
  const isNamed =
    ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node);
  return isNamed && GERMAN_NAME.test(node.name.getText().replaceAll(/['"]/g, ''));
}

function textsOfCatalogue(file: string): GermanText[] {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(texts).map(([key, text]) => ({ place: `${basename(file)} ${key}`, text }));
}

export const textsOfService = (): GermanText[] => filesIn('src', '.ts').flatMap(textsOfSource);

export const textsOfClient = (): GermanText[] =>
  filesIn('clients/web/src/messages/de', '.json').flatMap(textsOfCatalogue);

export const rulesPages = (): GermanText[] =>
  filesIn('docs/rules', '.de.md').map((file) => ({
    place: file,
    text: readFileSync(file, 'utf8'),
  }));
