import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Block } from './markdown.js';

/** What a block of a document wrote, and what the document says that it writes. */
export interface Transcript {
  readonly place: string;
  readonly output: string;
  /** Null where the document says nothing; `…` stands for anything. */
  readonly expected: string | null;
}

const MARK = '=== the next block ===';

/** Runs the `sh` blocks of a document as one shell session; a `text` block tells what comes out. */
export async function runShell(blocks: readonly Block[], base: string): Promise<Transcript[]> {
  const commands = blocks.filter(({ language }) => language === 'sh');
  const script = commands.map(({ text: lines }) => `${lines}\nprintf '\\n${MARK}\\n'`);
  const written = await bash(['set -euo pipefail', ...script].join('\n'), { BASE: base });
  const outputs = written.split(`${MARK}\n`);
  return commands.map((block, i) => ({
    place: block.place,
    output: outputs[i]!.trim(),
    expected: expectedAfter(blocks, block),
  }));
}

function expectedAfter(blocks: readonly Block[], block: Block): string | null {
  const next = blocks[blocks.indexOf(block) + 1];
  return next?.language === 'text' ? next.text.trim() : null;
}

/** What a text with `…` in it matches. */
export function patternOf(expected: string): RegExp {
  const parts = expected.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

async function bash(script: string, env: Readonly<Record<string, string>>): Promise<string> {
  return run('bash', ['-c', script], env);
}

/** Runs a program to its end. @throws Error with what it said when it fails */
export async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${err}\n${out}`);
  return out;
}
