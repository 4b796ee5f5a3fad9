import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { parseProof, verifyMatch } from '../modules/fairness/domain/verify.js';
import type { ProofChecks } from '../modules/fairness/domain/verify.js';
import { LONGEST_RECORD } from './batch.js';
import { linesOf } from './lines.js';
import type { Line } from './lines.js';

/** The answer to a line: the id of the match if the line has one, and its verdict or error. */
interface LineAnswer {
  readonly id?: string;
  readonly draw?: ProofChecks['draw'];
  readonly deals?: ProofChecks['deals'];
  readonly error?: string;
}

/** The last answer: whether the export was complete, and how many matches were wrong. */
export interface LinesVerdict {
  readonly done: boolean;
  readonly matches: number;
  readonly wrong: number;
}

/** Verifies each line of an export, or each proof, as it arrives; the last answer counts them. */
export async function verifyLines(input: Readable, output: Writable): Promise<LinesVerdict> {
  let all: LinesVerdict = { done: false, matches: 0, wrong: 0 };
  for await (const lines of linesOf(input.setEncoding('utf8'), LONGEST_RECORD)) {
    for (const line of lines) {
      const json = jsonOf(line);
      if (typeof json?.['done'] === 'boolean') {
        all = { ...all, done: json['done'] };
        continue;
      }
      const answer = answerOf(line, json);
      all = {
        done: false,
        matches: all.matches + 1,
        wrong: all.wrong + (isCorrect(answer) ? 0 : 1),
      };
      await write(output, answer);
    }
  }
  await write(output, all);
  return all;
}

/** Whether every shuffle of a match is as committed. */
export const isProven = ({ draw, deals }: ProofChecks): boolean =>
  draw !== false && deals.every((deal) => deal);

/** The proof in a line of an export, or the text itself if it is no such line. */
export function proofTextOf(text: string): string {
  const proof = jsonOf(text)?.['proof'];
  return proof === undefined ? text : JSON.stringify(proof);
}

function answerOf(line: Line, json: Readonly<Record<string, unknown>> | null): LineAnswer {
  if (line === null) return { error: `a line may have at most ${LONGEST_RECORD} characters` };
  const named = typeof json?.['id'] === 'string' ? { id: json['id'] } : {};
  if (json?.['error']) return { ...named, error: 'the export has no proof of this match' };
  const proof = parseProof(proofTextOf(line));
  return { ...named, ...(proof.ok ? verifyMatch(proof.value) : { error: proof.error }) };
}

const isCorrect = ({ draw, deals }: LineAnswer): boolean =>
  draw !== undefined && deals !== undefined && isProven({ draw, deals });

function jsonOf(line: Line): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(line ?? 'null');
    return typeof json === 'object' ? (json as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

async function write(output: Writable, answer: object): Promise<void> {
  // Waits for a slow reader; no more input is read until then.
  if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
}
