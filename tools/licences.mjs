/** Writes dist/licences.txt: the licence of every package that the service loads or that a bundle contains. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLES, recordedPackages } from './packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const RULE = '='.repeat(80);

const textOf = (...path) => readFileSync(join(root, ...path), 'utf8').replaceAll('\r\n', '\n');

/** The packages that production installs, by npm's record of the installation. */
function productionPackages() {
  const { packages } = JSON.parse(textOf('node_modules/.package-lock.json'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => path);
}

const bundledPackages = () =>
  BUNDLES.flatMap((bundle) => Object.values(recordedPackages(root, bundle)).flat());

/** `license` is an SPDX expression; old packages have a list, or nothing. */
function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  const named = [license ?? licenses ?? []].flat().map(({ type }) => type);
  return named.join(' OR ') || 'UNKNOWN';
}

const NOTICES = /^(?:licen[cs]e|copying|copyright|notice|third-?party)[^/]*$/i;
const PROGRAMS = /\.(?:[cm]?js|ts|json|html|css)$/;

function noticesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICES.test(entry.name) && !PROGRAMS.test(entry.name))
    .map(({ name }) => textOf(folder, name).trim());
}

/** Packages whose files contain other packages that they do not name. */
const UNNAMED = {
  'altair-static': `The files of this package also contain other packages, among them Angular, CodeMirror and graphql.
It ships neither a list of them nor their licences. Altair's repository names them, in
packages/altair-app/package.json: https://github.com/altair-graphql/altair`,
};

/** A package without a file of its licence names it only in package.json, and perhaps its holder in its README. */
function withoutFile(folder, { name, license, author, homepage, repository }) {
  const holder = holderIn(folder) ?? `Copyright (c) ${nameOf(author) ?? `the authors of ${name}`}`;
  if (license === 'MIT')
    return `${holder}\n\n${ownLicence().slice(ownLicence().indexOf('Permission'))}`;
  return `${holder}\n\nIt comes without the text of its licence: ${homepage ?? repository?.url ?? name}`;
}

const nameOf = (author) => (typeof author === 'object' ? author.name : author);

function holderIn(folder) {
  const readme = readdirSync(join(root, folder)).find((name) => /^readme/i.test(name));
  return readme && /^.*\bcopyright (?:\(c\)|©|\d).*$/im.exec(textOf(folder, readme))?.[0].trim();
}

const ownLicence = () => textOf('LICENSE').trim();

function described(folder) {
  const manifest = JSON.parse(textOf(folder, 'package.json'));
  const title = `${manifest.name} ${manifest.version} (${licenceOf(manifest)})`;
  const files = noticesIn(folder);
  const notices = files.length > 0 ? files : [withoutFile(folder, manifest)];
  return { title, notices: [...notices, UNNAMED[manifest.name] ?? []].flat() };
}

/** Packages with the same text share it. A package with several files has several texts. */
function sections(packages) {
  const titles = new Map();
  for (const { title, notices } of packages)
    for (const text of notices) {
      if (!titles.has(text)) titles.set(text, new Set());
      titles.get(text).add(title);
    }
  return [...titles].map(([text, own]) => `${[...own].join('\n')}\n\n${text}\n`);
}

const INTRODUCTION = `Licences

Bummerl is under the licence below. It contains or loads the packages that follow, each under
its own licence.

${ownLicence()}
`;

const folders = [...new Set([...productionPackages(), ...bundledPackages()])];
const packages = folders
  .filter((folder) => existsSync(join(root, folder))) // others are for other platforms
  .map(described)
  .sort((a, b) => (a.title < b.title ? -1 : 1));
writeFileSync(
  join(root, 'dist/licences.txt'),
  [INTRODUCTION, ...sections(packages)].join(`\n${RULE}\n\n`),
);
