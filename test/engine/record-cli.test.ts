/**
 * The program `record` as a process of its own (rules 2.8): the built dist/record.main.js, which
 * `npm test` builds before it begins.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/engine/index.js';
import { VARIANTS } from '../../src/engine/index.js';

const PROGRAM = fileURLToPath(new URL('../../dist/record.main.js', import.meta.url));
const RECORDS = new URL('./records/', import.meta.url);

function record(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

interface Example {
  readonly record: unknown;
  readonly expected: Answer;
  readonly exit: number;
}

const examples: readonly Example[] = readdirSync(RECORDS).flatMap((file) =>
  readFileSync(new URL(file, RECORDS), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Example),
);

const withoutMessage = (answer: Answer) => ({
  ...answer,
  error: answer.error && { ...answer.error, message: '' },
});

test('record replay --batch gives one answer a line, in order, and exit code 0 for any records', () => {
  const lines = examples.map((example) => JSON.stringify(example.record));
  const { status, stdout } = record(['replay', '--batch'], `${lines.join('\n')}\nno JSON\n`);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  expect(status).toBe(0);
  expect(answers.slice(0, -1).map(withoutMessage)).toEqual(
    examples.map((example) => withoutMessage(example.expected)),
  );
  expect(answers.at(-1)).toMatchObject({ status: 'malformed', error: { code: 'MALFORMED' } });
});

test.each([0, 1])('record replay answers one record, exit code %d', (exit) => {
  const example = examples.find((e) => e.exit === exit)!;
  const { status, stdout } = record(['replay'], JSON.stringify(example.record));
  expect(withoutMessage(JSON.parse(stdout) as Answer)).toEqual(withoutMessage(example.expected));
  expect(status).toBe(exit);
});

test('record replay answers a malformed record, exit code 2', () => {
  const { status, stdout } = record(['replay'], '{"variant":"skat"}');
  expect(JSON.parse(stdout)).toMatchObject({ status: 'malformed', deals: [], score: [] });
  expect(status).toBe(2);
});

describe.each(VARIANTS)('records of $key', ({ key }) => {
  const made = record(['random', '--variant', key, '--seed', '7', '--count', '3']);

  test('replay to their end if record random made them', () => {
    expect(made.status).toBe(0);
    const answers = record(['replay', '--batch'], made.stdout).stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(3);
    for (const answer of answers)
      expect(JSON.parse(answer)).toMatchObject({ status: 'finished', error: null });
  });

  test('draw every deal with record show', () => {
    const first = made.stdout.split('\n')[0]!;
    const { deals } = JSON.parse(first) as { deals: unknown[] };
    const { status, stdout } = record(['show'], first);
    expect(status).toBe(0);
    expect(stdout.match(/^Deal \d+, dealer \d$/gm)).toHaveLength(deals.length);
    expect(stdout).toMatch(/^Match to /m);
  });
});

test('record random makes records of the given preset, the same for the same seed', () => {
  const make = (seed: string) =>
    record(['random', '--variant', 'dreier', '--preset', 'klassisch', '--seed', seed]).stdout;
  const [first, again, other] = [make('1'), make('1'), make('2')];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(JSON.parse(first)).toMatchObject({ variant: 'dreier', preset: 'klassisch' });
});

test.each([
  { args: [] },
  { args: ['play'] },
  { args: ['toString'] },
  { args: ['random', '--variant', 'skat'] },
  { args: ['random', '--variant', 'dreier', '--preset', 'weich'] },
])('record with arguments $args: exit code 2', ({ args }) => {
  const { status, stdout, stderr } = record(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).not.toBe('');
});
