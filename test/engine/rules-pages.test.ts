/**
 * docs/rules has a page for each variant and language; its tables are made from the declarations.
 * BUMMERL_WRITE_DOCS=1 writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { format, resolveConfig } from 'prettier';
import { CONTRACT_NAMES, VARIANTS } from '../../src/engine/index.js';
import { LANGUAGES, filled } from './support/rules-tables.js';

const pageOf = (name: string) => new URL(`../../docs/rules/${name}`, import.meta.url);
const read = (name: string) => readFileSync(pageOf(name), 'utf8');

const current = async (name: string, key: string, language: 'en' | 'de'): Promise<string> => {
  const config = await resolveConfig(new URL('../../package.json', import.meta.url));
  return format(filled(read(name), key, language), { ...config, parser: 'markdown' });
};

const pages = VARIANTS.flatMap(({ key, ruleset }) =>
  LANGUAGES.map((language) => ({ key, language, ruleset, name: `${key}.${language}.md` })),
);

describe.each(pages)('$name', ({ key, language, name, ruleset }) => {
  test('the tables of the page agree with the declarations', async () => {
    const page = await current(name, key, language);
    if (process.env['BUMMERL_WRITE_DOCS'] === '1') writeFileSync(pageOf(name), page);
    expect(read(name)).toBe(page);
  });

  test('the page names every option, preset and contract', () => {
    const page = read(name);
    for (const option of [...Object.keys(ruleset.table), ...Object.keys(ruleset.presets)])
      expect(page).toContain(`\`${option}\``);
    if ('contracts' in ruleset.table)
      for (const contract of CONTRACT_NAMES) expect(page).toContain(`\`${contract}\``);
  });

  test('the page is listed in docs/rules/README.md', () =>
    expect(read('README.md')).toContain(`(${name})`));
});
