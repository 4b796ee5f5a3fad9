import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { parseProof, verifyMatch } from '../modules/fairness/domain/verify.js';
import type { ProofVerdict } from '../modules/fairness/domain/verify.js';
import { LONGEST_RECORD } from './batch.js';
import { linesOf } from './lines.js';
import type { Line } from './lines.js';

/** What is told of a line: the match's id where there is one, and its verdict or what is wrong. */
interface Told {
  readonly id?: string;
  readonly draw?: ProofVerdict['draw'];
  readonly deals?: ProofVerdict['deals'];
  readonly error?: string;
}

/** What is told in the end: whether the export was whole, and all that it holds is right. */
export interface LinesVerdict {
  readonly done: boolean;
  readonly matches: number;
  readonly wrong: number;
}

/** Verifies each line of an export, or each of its proofs, as it comes; the last answer tells of them all. */
export async function verifyLines(input: Readable, output: Writable): Promise<LinesVerdict> {
  let all: LinesVerdict = { done: false, matches: 0, wrong: 0 };
  for await (const lines of linesOf(input.setEncoding('utf8'), LONGEST_RECORD)) {
    for (const line of lines) {
      const json = jsonOf(line);
      if (typeof json?.['done'] === 'boolean') {
        all = { ...all, done: json['done'] };
        continue;
      }
      const told = toldOf(line, json);
      all = { done: false, matches: all.matches + 1, wrong: all.wrong + (isRight(told) ? 0 : 1) };
      await write(output, told);
    }
  }
  await write(output, all);
  return all;
}

/** Whether every shuffle of a match holds. */
export const isProven = ({ draw, deals }: ProofVerdict): boolean =>
  draw !== false && deals.every((deal) => deal);

/** The proof in a line of an export, or the text itself where it is no such line. */
export function proofTextOf(text: string): string {
  const proof = jsonOf(text)?.['proof'];
  return proof === undefined ? text : JSON.stringify(proof);
}

function toldOf(line: Line, json: Readonly<Record<string, unknown>> | null): Told {
  if (line === null) return { error: `a line has ${LONGEST_RECORD} characters at most` };
  const named = typeof json?.['id'] === 'string' ? { id: json['id'] } : {};
  if (json?.['error']) return { ...named, error: 'the export has no proof of this match' };
  const proof = parseProof(proofTextOf(line));
  return { ...named, ...(proof.ok ? verifyMatch(proof.value) : { error: proof.error }) };
}

const isRight = ({ draw, deals }: Told): boolean =>
  draw !== undefined && deals !== undefined && isProven({ draw, deals });

function jsonOf(line: Line): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(line ?? 'null');
    return typeof json === 'object' ? (json as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

async function write(output: Writable, told: object): Promise<void> {
  // Whoever reads more slowly than they write is waited for, and so is their input.
  if (!output.write(`${JSON.stringify(told)}\n`)) await once(output, 'drain');
}
