/** Pure: the workflow of a release, and the check of its versions. */
import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { faultsOf, sectionOf, versionsIn } from '../../../tools/release.mjs';
import { yamlIn } from './manifests.js';

const FILE = '.github/workflows/release.yml';
const text = readFileSync(FILE, 'utf8');

describe('the workflow of a release', () => {
  const [workflow] = yamlIn(FILE);
  const jobs = workflow!['jobs']!;

  it('publishes nothing before all tests have passed', () => {
    expect(Object.keys(jobs)).toEqual(['check', 'image', 'clients']);
    expect([jobs['image']!['needs'], jobs['clients']!['needs']]).toEqual(['check', 'check']);
    expect(JSON.stringify(jobs['check'])).toContain('.ci/run');
  });

  it('names only files that exist and actions that are pinned', () => {
    const named = text.match(/(?:tools|clients|\.ci)\/[\w./]+/g)!;
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    const uses = text.match(/^.*\buses: .*$/gm)!;
    for (const line of uses) expect(line).toMatch(/uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe('the check of a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0]\n\n### For operators\n\n- More.\n\n## [1.1.0]\n\n- Less.\n';

  it('passes if versions and changelog agree with the tag', () => {
    expect(faultsOf('v1.2.0', { 'package.json': '1.2.0' }, changelog)).toEqual([]);
    expect(sectionOf(changelog, '1.2.0')).toBe('### For operators\n\n- More.');
  });

  it('finds the same version wherever one is named', () => {
    const versions = versionsIn((file) => readFileSync(file, 'utf8'));
    expect(Object.keys(versions).length).toBeGreaterThan(5);
    expect(faultsOf(`v${versions['package.json']}`, versions, changelog)).toEqual([
      expect.stringContaining('CHANGELOG.md has no section'),
    ]);
  });

  it('names another version, a missing section and a missing part for operators', () => {
    expect(faultsOf('v1.3.0', { 'package.json': '1.2.0' }, changelog)).toEqual([
      'package.json has the version 1.2.0, the tag is v1.3.0',
      'CHANGELOG.md has no section "## [1.3.0]"',
    ]);
    expect(faultsOf('v1.1.0', { 'package.json': '1.1.0' }, changelog)).toEqual([
      'the section [1.1.0] of CHANGELOG.md has no part "### For operators"',
    ]);
  });
});
