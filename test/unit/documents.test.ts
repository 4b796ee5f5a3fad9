/** Pure: reads the documents for contributors, which have a form and a length. */
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';

const RECORDS = 'docs/adr';
const HEADINGS = ['Context', 'Decision', 'Consequences'];
const RECORD_LINES = 50;

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

const records = readdirSync(RECORDS).filter((file) => /^\d{4}-.*\.md$/.test(file));

describe('records of decisions', () => {
  it('there are some', () => {
    expect(records.length).toBeGreaterThan(50);
  });

  it.each(records)('%s has a title, a status, three headings and at most 50 lines', (file) => {
    const lines = linesOf(`${RECORDS}/${file}`);
    const headings = lines.filter((line) => /^#+ /.test(line));
    expect(lines[0]).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
    expect(lines[2]).toMatch(/^Accepted[.,;]/);
    expect(headings.slice(1)).toEqual(HEADINGS.map((heading) => `## ${heading}`));
    expect(lines.length).toBeLessThanOrEqual(RECORD_LINES);
  });

  it('the index has the title of each, in order', () => {
    const titles = records.sort().map((file) => {
      const title = linesOf(`${RECORDS}/${file}`)[0]!.slice('# '.length);
      return `- [${title}](${file})`;
    });
    const index = linesOf(`${RECORDS}/README.md`);
    expect(index.filter((line) => line.startsWith('- ['))).toEqual(titles);
  });
});

it('CONTRIBUTING.md has at most 1,200 words', () => {
  const words = readFileSync('CONTRIBUTING.md', 'utf8').trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(1200);
});
