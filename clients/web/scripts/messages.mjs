/**
 * The message catalogues as modules: `virtual:messages/en` has every message of src/messages/en/*.json under
 * `area.key`, in ICU's syntax already parsed, so that the browser needs no parser.
 */
import { parse } from '@formatjs/icu-messageformat-parser';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/messages', import.meta.url));
const PREFIX = 'virtual:messages/';

/** @returns {import('vite').Plugin} */
export const messages = () => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const language = id.slice(PREFIX.length + 1);
    for (const file of await filesOf(language)) this.addWatchFile(file);
    const texts = await textsOf(language);
    const catalogue = Object.fromEntries(texts.map(([key, text]) => [key, compiled(text)]));
    return `export default ${JSON.stringify(catalogue)}`;
  },
});

/** Every message of a language as written, by its key `area.key`: areas in alphabetical order, keys as in their file. */
export async function textsOf(language) {
  const areas = (await filesOf(language)).map(async (file) => {
    const texts = JSON.parse(await readFile(file, 'utf8'));
    return Object.entries(texts).map(([key, text]) => [`${basename(file, '.json')}.${key}`, text]);
  });
  return (await Promise.all(areas)).flat();
}

async function filesOf(language) {
  const folder = join(FOLDER, language);
  return (await readdir(folder)).sort().map((file) => join(folder, file));
}

/** A message without arguments stays a text. */
function compiled(text) {
  const parts = parse(text, { ignoreTag: true, captureLocation: false });
  return parts.every(({ type }) => type === 0) ? parts.map(({ value }) => value).join('') : parts;
}
