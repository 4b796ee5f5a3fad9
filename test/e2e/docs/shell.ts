import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Block } from './markdown.js';

/** The output of a block of a document, and the output that the document shows. */
export interface Transcript {
  readonly place: string;
  readonly output: string;
  /** Null where the document shows none; `…` stands for anything. */
  readonly expected: string | null;
}

/** The variables that the examples have set so far. */
export interface Variables {
  readonly token: string;
  readonly match: string;
}

/** Called before a block is run. */
type Before = (block: Block, variables: Variables) => Promise<void>;

const MARK = '=== the next block ===';

/** After each block the shell prints the variables and waits for permission to continue. */
const NEXT = `printf '\\n%s\\n' "${MARK} \${TOKEN:-} \${MATCH:-}"; read -r -u 3`;

/** Runs the `sh` blocks of a document as one shell session; a `text` block has the expected output. */
export async function runShell(
  blocks: readonly Block[],
  base: string,
  before: Before,
): Promise<Transcript[]> {
  const commands = blocks.filter(({ language }) => language === 'sh');
  const script = ['set -euo pipefail', ...commands.map(({ text: lines }) => `${lines}\n${NEXT}`)];
  const child = spawn('bash', ['-c', script.join('\n')], {
    env: { ...process.env, BASE: base },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const waiting = (i: number, variables: Variables) =>
    commands[i] ? before(commands[i], variables) : Promise.resolve();
  const [outputs] = await Promise.all([outputsOf(child, waiting), endOf(child, 'bash')]);
  return commands.map((block, i) => ({
    place: block.place,
    output: outputs[i]!.trim(),
    expected: expectedAfter(blocks, block),
  }));
}

/** The output of each block; `before` is called with the number of the next block. */
async function outputsOf(
  child: ChildProcess,
  before: (next: number, variables: Variables) => Promise<void>,
): Promise<string[]> {
  const outputs = [''];
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith(MARK)) {
      const [token = '', match = ''] = line.slice(MARK.length + 1).split(' ');
      await before(outputs.length, { token, match }).catch((error: unknown) => {
        child.kill();
        throw error;
      });
      (child.stdio[3] as Writable).write('\n');
      outputs.push('');
    } else outputs.push(`${outputs.pop()!}${line}\n`);
  }
  return outputs;
}

function expectedAfter(blocks: readonly Block[], block: Block): string | null {
  const next = blocks[blocks.indexOf(block) + 1];
  return next?.language === 'text' ? next.text.trim() : null;
}

/** Runs a program to its end. @throws Error with its output when it fails */
export async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out] = await Promise.all([text(child.stdout), endOf(child, program)]);
  return out;
}

/** @throws Error with a program's output when it failed */
async function endOf(child: ChildProcess, program: string): Promise<void> {
  const [err, [status]] = await Promise.all([
    text(child.stderr!),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${err}`);
}
