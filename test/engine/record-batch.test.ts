/** Real: the program `record -- replay --batch` as a process of its own; the tests write to it and read in turn. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../../src/engine/index.js';
import { randomRecord, replayText, seeded, variantOf } from '../../src/engine/index.js';
import { LONGEST_RECORD } from '../../src/record/batch.js';

const PROGRAM = fileURLToPath(new URL('../../dist/record.main.js', import.meta.url));
const zweier = variantOf('zweier')!;

const recordOf = (seed: number): string =>
  JSON.stringify(randomRecord(zweier, zweier.ruleset.defaultPreset, seeded(seed)));
const answerTo = (record: string): Answer =>
  JSON.parse(JSON.stringify(replayText(record))) as Answer;

/** A running batch. */
class Batch {
  readonly child: ChildProcessWithoutNullStreams = spawn(process.execPath, [
    PROGRAM,
    'replay',
    '--batch',
  ]);
  readonly ended = once(this.child, 'close') as Promise<[number | null]>;
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();

  constructor() {
    this.child.stdin.on('error', () => undefined); // the program no longer reads
  }

  write(text: string): void {
    this.child.stdin.write(text);
  }

  /** The next answer; null when there are no more. */
  async answer(): Promise<Answer | null> {
    const line = (await this.lines.next()) as IteratorResult<string, undefined>;
    return line.value === undefined ? null : (JSON.parse(line.value) as Answer);
  }
}

let batch: Batch;
afterEach(() => void batch.child.kill('SIGKILL'));

describe('a batch', () => {
  test('answers each line before the next is written', async () => {
    batch = new Batch();
    for (const seed of [1, 2, 3]) {
      batch.write(`${recordOf(seed)}\n`);
      expect(await batch.answer()).toEqual(answerTo(recordOf(seed)));
    }
    batch.write('no JSON\n');
    expect(await batch.answer()).toMatchObject({ status: 'malformed' });
    batch.child.stdin.end();
    expect([await batch.answer(), await batch.ended]).toEqual([null, [0, null]]);
  });

  test('answers lines that come in pieces or several at once, and a last line without a line break', async () => {
    batch = new Batch();
    const [first, second, third] = [1, 2, 3].map(recordOf) as [string, string, string];
    batch.write(first.slice(0, 100));
    batch.write(`${first.slice(100)}\n${second}\r\n\n${third}`);
    batch.child.stdin.end();
    expect(await batch.answer()).toEqual(answerTo(first));
    expect(await batch.answer()).toEqual(answerTo(second));
    expect(await batch.answer()).toMatchObject({ status: 'malformed' });
    expect(await batch.answer()).toEqual(answerTo(third));
    expect([await batch.answer(), await batch.ended]).toEqual([null, [0, null]]);
  });

  test.each(['', '\n', ' \r\n\n \n'])('without a record, %j, has no answer', async (input) => {
    batch = new Batch();
    batch.child.stdin.end(input);
    expect([await batch.answer(), await batch.ended]).toEqual([null, [0, null]]);
  });

  test('answers blank lines when a line follows, and none at the end', async () => {
    batch = new Batch();
    batch.write(`${recordOf(1)}\n\n`);
    expect(await batch.answer()).toEqual(answerTo(recordOf(1)));
    batch.write(` \r\n${'\n'.repeat(2500)}`);
    batch.write(`${recordOf(2)}\n\n`);
    for (let blank = 0; blank < 2502; blank++) expect(await batch.answer()).toEqual(answerTo(''));
    expect(await batch.answer()).toEqual(answerTo(recordOf(2)));
    batch.child.stdin.end(' \n\n ');
    expect([await batch.answer(), await batch.ended]).toEqual([null, [0, null]]);
  });

  test('refuses a line that is too long, and goes on with the next', async () => {
    batch = new Batch();
    batch.write(`${' '.repeat(LONGEST_RECORD + 1)}\n${recordOf(1)}\n`);
    expect(await batch.answer()).toMatchObject({ status: 'malformed', deals: [] });
    expect(await batch.answer()).toEqual(answerTo(recordOf(1)));
  });

  test('ends without an error when nobody reads its answers any more', async () => {
    batch = new Batch();
    let complaint = '';
    batch.child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    batch.write(`${recordOf(1)}\n`);
    await batch.answer();
    batch.child.stdout.destroy();
    const goOn = (): void => batch.write(`${recordOf(2)}\n`.repeat(10));
    batch.child.stdin.on('drain', goOn);
    goOn();
    expect(await batch.ended).toEqual([0, null]);
    expect(complaint).toBe('');
  });
});
