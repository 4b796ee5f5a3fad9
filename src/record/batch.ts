import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { malformedAnswer, replayText } from '../engine/index.js';
import { linesOf } from './lines.js';
import type { Line } from './lines.js';

/** In characters. The record of the longest possible match is much shorter. */
export const LONGEST_RECORD = 16 * 1024 * 1024;

/**
 * Reads one record per line. Writes the answer to each line as soon as the line is complete, also to an invalid one.
 */
export async function replayBatch(input: Readable, output: Writable): Promise<void> {
  for await (const lines of linesOf(input.setEncoding('utf8'), LONGEST_RECORD)) {
    const answers = lines.map((line) => `${JSON.stringify(answerTo(line))}\n`).join('');
    // Waits for a slow reader; no more input is read until then.
    if (!output.write(answers)) await once(output, 'drain');
  }
}

function answerTo(line: Line) {
  if (line !== null) return replayText(line);
  const message = `a record may have at most ${LONGEST_RECORD} characters`;
  return malformedAnswer({ deal: null, message });
}
