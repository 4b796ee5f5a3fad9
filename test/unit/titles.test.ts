/** Pure: reads the tests. A title is read after that of its `describe`, so it does not begin with the same words. */
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { sourcesOf, textOf } from '../support/exports.js';

/** The function that a call begins with: `it` of `it.each(rows)(title, test)`. */
const functionOf = (call: ts.Node): string => /^\w*/.exec(call.getText())![0];

/** The title of a test or a `describe`. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^(?:describe|it|test)(?![a-z])/.test(functionOf(node)))
    return;
  const [title] = node.arguments;
  if (!title || ts.isTemplateExpression(title)) return title?.getText();
  return ts.isStringLiteralLike(title) ? title.text : undefined;
}

/** The words of a title, without an article before them and without the fields that each row fills. */
const wordsOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[%$]\S+/g, '')
    .replace(/^(?:an?|the|each|every) /, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whether the words of a title begin with all words of the title around it. */
const repeats = (title: string, around: string): boolean =>
  wordsOf(around) !== '' && `${wordsOf(title)} `.startsWith(`${wordsOf(around)} `);

/** The titles in a file that repeat a title around them. */
function repetitionsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const title = titleOf(node);
    if (title !== undefined && around.some((outer) => repeats(title, outer)))
      found.push(`${file}: ${title}`);
    const inside = title === undefined ? around : [...around, title];
    node.forEachChild((child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
  return found;
}

it('no title begins with the words of its describe', () => {
  expect(sourcesOf('test').flatMap((file) => repetitionsIn(file, textOf(file)))).toEqual([]);
});

describe('a repetition', () => {
  it.each([
    ['of the words', "describe('a plan', () => { it('a plan answers', f) })", 1],
    ['after another article', "describe('a plan', () => { it.each(rows)('the plan: %s', f) })", 1],
    ['of an outer title', "describe('x', () => { describe('y', () => { it('x is y', f) }) })", 1],
    ['of no words', "describe('%s', () => { it('%s is played', f) })", 0],
    ['of a part of a word', "describe('plan', () => { it('plans are kept', f) })", 0],
  ])('is found, or not: %s', (_, text, found) => {
    expect(repetitionsIn('a.test.ts', text)).toHaveLength(found);
  });
});
