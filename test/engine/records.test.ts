/** Every example record gets its expected answer (test/engine/records, one JSON a line). */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/engine/index.js';
import { exitCodeOf, replayText } from '../../src/engine/index.js';

interface Example {
  readonly record: unknown;
  readonly expected: Answer;
  readonly exit: number;
}

const FOLDER = new URL('./records/', import.meta.url);

const examplesIn = (file: string): Example[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Example);

/** Messages are for people; clients use the code. */
const withoutMessage = (answer: Answer) => ({
  ...answer,
  error: answer.error && { ...answer.error, message: '' },
});

describe.each(readdirSync(FOLDER))('%s', (file) => {
  test.each(examplesIn(file).map((example, line) => ({ line: line + 1, ...example })))(
    `${file}, line $line: the record gets its expected answer`,
    ({ record, expected, exit }) => {
      const answer = replayText(JSON.stringify(record));
      expect(withoutMessage(answer)).toEqual(withoutMessage(expected));
      expect(exitCodeOf(answer)).toBe(exit);
    },
  );
});
