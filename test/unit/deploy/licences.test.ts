/** Real: the built files, the list of licences from the build, and the installed packages. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { BUNDLES, recordedPackages } from '../../../tools/packages.mjs';

/** Licences under which a package may be part of software under MIT; each only asks to keep its text. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BSL-1.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'Unlicense'],
]);

/** Packages under other licences. MPL-2.0 asks for its files' source: they are installed unchanged, in no bundle. */
const UNCHANGED: ReadonlyMap<string, string> = new Map([['web-push', 'MPL-2.0']]);

type Files = Readonly<Record<string, readonly string[]>>;
const files = Object.assign(
  {},
  ...BUNDLES.map((name: string) => recordedPackages('.', name)),
) as Files;
const bundled = [...new Set(Object.values(files).flat())];

interface Manifest {
  readonly name: string;
  readonly version: string;
}
const titleOf = (folder: string): string => {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  return `${name} ${version}`;
};

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly link?: true }>>;
}
function production(): string[] {
  const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as Lock;
  const own = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link);
  return own.map(([path]) => path).filter((path) => path.includes('node_modules/'));
}

/** Each package of the list: its title without the licence, its licence, and the text below. */
function listed() {
  const [, ...sections] = readFileSync('dist/licences.txt', 'utf8').split(
    `\n${'='.repeat(80)}\n\n`,
  );
  return sections.flatMap((section) => {
    const [titles, ...text] = section.split('\n\n');
    return titles!.split('\n').map((line) => {
      const [, title, licence] = /^(\S+ \S+) \((.+)\)$/.exec(line)!;
      return { title: title!, licence: licence!, text: text.join('\n\n') };
    });
  });
}

/** Whether an SPDX expression of at most one operator is allowed. */
function mayShip(licence: string): boolean {
  const [, left, operator, right] = /^\(?(\S+?)(?: (AND|OR) ([^\s)]+))?\)?$/.exec(licence) ?? [];
  if (left === undefined) return false;
  const both = [left, right ?? left].map((id) => ALLOWED.has(id));
  return operator === 'OR' ? both.includes(true) : !both.includes(false);
}

const list = listed();

describe('the list of licences', () => {
  it('names every package of production and every package in a bundle', () => {
    const titles = new Set(list.map(({ title }) => title));
    const shipped = [...production(), ...bundled];
    expect(shipped.length).toBeGreaterThan(500);
    expect(shipped.map(titleOf).filter((title) => !titles.has(title))).toEqual([]);
  });

  it('has the text of each licence', () => {
    const short = list.filter(({ text }) => text.trim().length < 40);
    const missing = list.filter(({ text }) => text.includes('without the text of its licence'));
    expect([...short, ...missing].map(({ title }) => title)).toEqual([]);
  });

  it('says which package contains others without naming them', () => {
    const silent = list.filter(({ text }) => text.includes('nor their licences'));
    expect(silent.map(({ title }) => title.split(' ')[0])).toEqual(['altair-static']);
  });

  it('has only licences that software under MIT may contain', () => {
    const others = list.filter(({ licence }) => !mayShip(licence));
    const unknown = others.filter(({ title, licence }) => {
      return UNCHANGED.get(title.split(' ')[0]!) !== licence;
    });
    expect(unknown.map(({ title, licence }) => `${title}: ${licence}`)).toEqual([]);
    expect(bundled.filter((folder) => UNCHANGED.has(titleOf(folder).split(' ')[0]!))).toEqual([]);
  });

  it('refuses unknown licences', () => {
    const judged = ['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT AND BSD-3-Clause)'].map(mayShip);
    expect(judged).toEqual([true, true, true]);
    const refused = ['GPL-3.0-only', 'MIT AND GPL-2.0-only', 'UNKNOWN', 'MIT AND ISC OR X', ''];
    expect(refused.map(mayShip)).toEqual([false, false, false, false, false]);
  });
});

describe('the built files', () => {
  const written = ['bundle', 'web', 'web/assets'].flatMap((folder) =>
    readdirSync(`dist/${folder}`)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

  it('are all recorded with their packages', () => {
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter((file) => files[file] === undefined)).toEqual([]);
  });

  it('refer to the licences if they contain code of packages', () => {
    const withPackages = written.filter((file) => files[file]!.length > 0);
    for (const folder of ['bundle/', 'web/assets/', 'web/worker.js'])
      expect(withPackages.some((file) => file.startsWith(folder))).toBe(true);
    const silent = withPackages.filter(
      (file) =>
        !/\/\*! Licences: \S*\/licences\.txt \*\//.test(readFileSync(`dist/${file}`, 'utf8')),
    );
    expect(silent).toEqual([]);
  });

  it('of the service name the packages that the bundler’s comments name', () => {
    for (const file of written.filter((name) => name.startsWith('bundle/'))) {
      const comments = readFileSync(`dist/${file}`, 'utf8').matchAll(
        /^\/\/ (node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//gm,
      );
      expect(files[file]).toEqual(
        expect.arrayContaining([...comments].map(([, folder]) => folder)),
      );
    }
  });
});
