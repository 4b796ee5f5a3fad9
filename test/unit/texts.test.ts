/** Pure: reads the sources and the texts that modules declare. Every text for users exists in every language. */
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { CHANGE_KINDS, LINK_LETTERS } from '../../src/modules/mail/domain/letter.js';
import type { LinkKind } from '../../src/modules/mail/domain/letter.js';
import { letterOfChange, letterWithLink } from '../../src/modules/mail/application/letter-texts.js';
import { LANGUAGES } from '../../src/platform/api/reader.js';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** An object of the sources that has one of the languages as a key. */
interface Text {
  readonly place: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The words for a language, without differences that no reader sees. */
const wordsOf = (property: ts.ObjectLiteralElementLike): string =>
  ts.isPropertyAssignment(property) ? property.initializer.getText() : property.getText();

function textsIn(file: string): Text[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = node.properties.flatMap((property): [string, string][] =>
        property.name ? [[property.name.getText().replace(/['"]/g, ''), wordsOf(property)]] : [],
      );
      if (named.some(([name]) => (LANGUAGES as readonly string[]).includes(name))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const place = `${relative(SRC, file)}:${line + 1}`;
        found.push({ place, words: Object.fromEntries(named) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const TEXTS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => textsIn(`${SRC}${file}`));

/** Names of games and the like are the same in every language. */
const isName = (words: string): boolean =>
  /^'[A-ZÄÖÜ][\p{L}-]*( [A-ZÄÖÜ][\p{L}-]*)*'$/u.test(words);

describe('the texts in the sources', () => {
  it('are found', () => {
    expect(TEXTS.length).toBeGreaterThan(300);
  });

  it('exist in every language', () => {
    const missing = TEXTS.filter(({ words }) =>
      LANGUAGES.some((language) => /^(['"`])\s*\1$/.test(words[language] ?? "''")),
    );
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  it('are translated', () => {
    const same = TEXTS.filter(({ words }) => words['en'] === words['de'] && !isName(words['en']!));
    expect(same.map(({ place }) => place)).toEqual([]);
  });
});

describe('letters', () => {
  const at = new Date('2026-01-31T23:30:00Z');
  const reader = { username: 'anna', timeZone: 'Europe/Vienna' };
  const url = 'https://b.test/verify?token=x';
  const written = (language: 'en' | 'de') => [
    ...(Object.keys(LINK_LETTERS) as LinkKind[]).map((kind) =>
      letterWithLink(kind, { ...reader, language }, url),
    ),
    ...CHANGE_KINDS.map((kind) => letterOfChange(kind, { ...reader, language }, at)),
  ];

  it.each(LANGUAGES)('in %s have different subjects and name their reader', (language) => {
    const letters = written(language);
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
    for (const { paragraphs } of letters) expect(paragraphs[0]).toContain(' anna,');
  });

  it('differ completely between the languages', () => {
    for (const [i, english] of written('en').entries()) {
      const german = written('de')[i]!;
      expect(german.paragraphs.filter((text) => english.paragraphs.includes(text))).toEqual([]);
      expect([german.subject, german.footer]).not.toContain(english.subject);
      expect(german.footer).not.toBe(english.footer);
    }
  });

  it('give the time of a change on the reader’s clock', () => {
    const said = LANGUAGES.map((language) =>
      letterOfChange('PASSWORD_CHANGED', { ...reader, language }, at).paragraphs.at(-1),
    );
    expect(said).toEqual([
      'Sunday, 1 February 2026, 00:30 (Europe/Vienna, UTC+1).',
      'Sonntag, 1. Februar 2026, 00:30 (Europe/Vienna, UTC+1).',
    ]);
  });
});
