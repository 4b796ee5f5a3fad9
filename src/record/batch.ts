import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { malformedAnswer, replayText } from '../engine/index.js';
import { linesOf } from './lines.js';
import type { Line } from './lines.js';

/** In characters; the longest match that can be played is a small part of it. */
export const LONGEST_RECORD = 16 * 1024 * 1024;

/** One record a line in, one answer a line out as soon as the line has come, whatever they hold. */
export async function replayBatch(input: Readable, output: Writable): Promise<void> {
  for await (const lines of linesOf(input.setEncoding('utf8'), LONGEST_RECORD)) {
    const answers = lines.map((line) => `${JSON.stringify(answerTo(line))}\n`).join('');
    // Whoever reads more slowly than they write is waited for, and so is their input.
    if (!output.write(answers)) await once(output, 'drain');
  }
}

function answerTo(line: Line) {
  if (line !== null) return replayText(line);
  const message = `a record has ${LONGEST_RECORD} characters at most`;
  return malformedAnswer({ deal: null, message });
}
