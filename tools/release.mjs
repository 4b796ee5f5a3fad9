/**
 * `node tools/release.mjs check v1.2.3` fails unless all versions are the tag's and the changelog has a section for it;
 * `notes` prints that section.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const JSON_VERSION = /^ {2}"version": "(.+)",$/m;

/** The files that name the version, and where. */
export const VERSIONED = {
  'package.json': JSON_VERSION,
  'clients/typescript/package.json': JSON_VERSION,
  'clients/web/package.json': JSON_VERSION,
  'clients/python/bummerl/__init__.py': /^__version__ = "(.+)"$/m,
  'k8s/chart/Chart.yaml': /^version: (.+)$/m,
  'k8s/bummerl.yaml': /image: bummerl:(.+)$/m,
  'docker-compose.yml': /image: bummerl:(.+)$/m,
  'docs/containers.md': /docker build -t bummerl:(\S+) /,
};

/** The version that each of these files names. */
export const versionsIn = (read) =>
  Object.fromEntries(
    Object.entries(VERSIONED).map(([file, pattern]) => [
      file,
      pattern.exec(read(file))?.[1] ?? null,
    ]),
  );

/** The changelog's section of a version, without its heading; null if it has none. */
export function sectionOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  return section === undefined ? null : section.slice(section.indexOf('\n') + 1).trim();
}

/** What is wrong with a release; empty if nothing is. */
export function faultsOf(tag, versions, changelog) {
  const version = tag.replace(/^v/, '');
  const faults = Object.entries(versions)
    .filter(([, named]) => named !== version)
    .map(([file, named]) => `${file} has the version ${named}, the tag is ${tag}`);
  const section = sectionOf(changelog, version);
  if (section === null) faults.push(`CHANGELOG.md has no section "## [${version}]"`);
  else if (!/^### For operators$/m.test(section))
    faults.push(`the section [${version}] of CHANGELOG.md has no part "### For operators"`);
  return faults;
}

function main(command, tag) {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const faults = faultsOf(
    tag,
    versionsIn((file) => readFileSync(file, 'utf8')),
    changelog,
  );
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  else if (command === 'notes')
    process.stdout.write(`${sectionOf(changelog, tag.replace(/^v/, ''))}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2], process.argv[3]);
