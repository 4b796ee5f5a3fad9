/** Real: the message catalogues of the web client and the sources that use them. */
import { describe, expect, it } from '@jest/globals';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = 'clients/web/src';
const LANGUAGES = readdirSync(`${SOURCES}/messages`).filter((name) => !name.includes('.'));

/** A string or template in a source file that may contain the key of a message: `'area.key'`, `area.${kind}`. */
const LITERALS = /'([a-z]\w*\.[^'\s]+)'|`([a-z]\w*\.(?:\$\{[^}]*\}|[^`\s])*)`/g;

type Catalogue = ReadonlyMap<string, string>;

function catalogueOf(language: string): Catalogue {
  const folder = `${SOURCES}/messages/${language}`;
  const areas = readdirSync(folder).flatMap((file) => {
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    return Object.entries(texts).map(([key, text]) => [`${file.slice(0, -5)}.${key}`, text]);
  });
  return new Map(areas as [string, string][]);
}

/** The keys of a file as written: `JSON.parse` keeps only the last of two equal keys. */
const keysIn = (text: string) => [...text.matchAll(/^ *"([^"]+)":/gm)].map(([, key]) => key!);

const twice = (keys: readonly string[]) => keys.filter((key, i) => keys.indexOf(key) !== i);

/** Each argument with its type: `{count, plural, …}` may not be `{count}` in the other language. */
function argumentsOf(text: string): string[] {
  const within = (parts: MessageFormatElement[]): string[] =>
    parts.flatMap((part) => {
      if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
      if (part.type === TYPE.tag) return within(part.children);
      const chosen =
        part.type === TYPE.select || part.type === TYPE.plural ? Object.values(part.options) : [];
      return [`${part.value}: ${TYPE[part.type]}`, ...chosen.flatMap(({ value }) => within(value))];
    });
  return [...new Set(within(parse(text, { ignoreTag: true })))].sort();
}

/** The keys that the sources name. A template becomes a pattern in which each placeholder matches any text. */
function named(): { exact: ReadonlySet<string>; patterns: readonly RegExp[] } {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(LITERALS)]);
  const templates = found.flatMap(([, , template]) => template ?? []);
  return {
    exact: new Set(found.flatMap(([, literal]) => literal ?? [])),
    patterns: templates.map((template) => {
      const parts = template.split(/\$\{[^}]*\}/).map((part) => escaped(part));
      return new RegExp(`^${parts.join('.+')}$`);
    }),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the message catalogues of the web client', () => {
  const english = catalogueOf('en');

  it.each(LANGUAGES)(
    'the %s catalogue has every message, none empty, with the arguments of the English one',
    (language) => {
      const texts = catalogueOf(language);
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
      const wanted = [...english].map(([key, text]) => [key, argumentsOf(text)]);
      expect(wanted).toEqual([...english.keys()].map((key) => [key, argumentsOf(texts.get(key)!)]));
    },
  );

  it.each(LANGUAGES)('the %s catalogue declares each key once', (language) => {
    const folder = `${SOURCES}/messages/${language}`;
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const keys = keysIn(text);
      expect(keys).toHaveLength(
        Object.keys(JSON.parse(text) as object).length + twice(keys).length,
      );
      expect({ file, twice: twice(keys) }).toEqual({ file, twice: [] });
    }
  });

  it('the catalogues have exactly the messages that the sources use', () => {
    const { exact, patterns } = named();
    const isUsed = (key: string) => exact.has(key) || patterns.some((pattern) => pattern.test(key));
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
    const areas = new Set([...english.keys()].map((key) => key.split('.', 1)[0]));
    const meant = [...exact].filter((text) => areas.has(text.split('.', 1)[0]));
    expect(meant.filter((key) => !english.has(key))).toEqual([]);
  });
});
