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
    const folder = join(FOLDER, id.slice(PREFIX.length + 1));
    const files = (await readdir(folder)).sort();
    for (const file of files) this.addWatchFile(join(folder, file));
    const areas = await Promise.all(files.map((file) => areaOf(folder, file)));
    return `export default ${JSON.stringify(Object.fromEntries(areas.flat()))}`;
  },
});

async function areaOf(folder, file) {
  const texts = JSON.parse(await readFile(join(folder, file), 'utf8'));
  return Object.entries(texts).map(([key, text]) => [
    `${basename(file, '.json')}.${key}`,
    compiled(text),
  ]);
}

/** A message without arguments stays a text. */
function compiled(text) {
  const parts = parse(text, { ignoreTag: true, captureLocation: false });
  return parts.every(({ type }) => type === 0) ? parts.map(({ value }) => value).join('') : parts;
}
