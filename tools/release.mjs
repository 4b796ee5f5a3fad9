/**
 * `node tools/release.mjs check v1.2.3` fails unless all versions are the tag's and the changelog has a section for it;
 * `notes` prints that section.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const VERSIONED = ['package.json', 'clients/typescript/package.json'];
const PYTHON = 'clients/python/bummerl/__init__.py';

/** The changelog's section of a version, without its heading; null if it has none. */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  return section === undefined ? null : section.slice(section.indexOf('\n') + 1).trim();
}

/** The version that a module of Python states. */
export const pythonManifest = (code) => ({
  version: /^__version__ = "(.+)"$/m.exec(code)?.[1] ?? 'none',
});

/** What is wrong with a release; empty if nothing is. */
export function faultsOf(tag, manifests, changelog) {
  const version = tag.replace(/^v/, '');
  const faults = Object.entries(manifests)
    .filter(([, manifest]) => manifest.version !== version)
    .map(([file, manifest]) => `${file} has the version ${manifest.version}, the tag is ${tag}`);
  const section = sectionOf(changelog, version);
  if (section === null) faults.push(`CHANGELOG.md has no section "## [${version}]"`);
  else if (!/^### For operators$/m.test(section))
    faults.push(`the section [${version}] of CHANGELOG.md has no part "### For operators"`);
  return faults;
}

function main(command, tag) {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const manifests = Object.fromEntries(
    VERSIONED.map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))]),
  );
  manifests[PYTHON] = pythonManifest(readFileSync(PYTHON, 'utf8'));
  const faults = faultsOf(tag, manifests, changelog);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  else if (command === 'notes')
    process.stdout.write(`${sectionOf(changelog, tag.replace(/^v/, ''))}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2], process.argv[3]);
