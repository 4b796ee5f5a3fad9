/** Programs of the clients' packages, which tests run as processes of their own. */
import { build } from 'esbuild';
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mustMutate } from './client.js';
import type { TestClient } from './client.js';

export const TYPESCRIPT = 'clients/typescript';
export const PYTHON = 'clients/python';
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A program in one file, for Node or a browser. */
export function bundled(entry: string, platform: 'node' | 'browser', outfile?: string) {
  return build({
    entryPoints: [entry],
    bundle: true,
    write: outfile !== undefined,
    ...(outfile && { outfile }),
    format: 'esm',
    platform,
    target: 'es2022',
    alias: { '@bummerl/client': `./${TYPESCRIPT}/src/index.ts` },
    logLevel: 'silent',
  });
}

/** These programs must not outlive the tests. */
const programs = new Set<Program>();

/** Ends all programs that a test has started. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...programs].map((running) => running.stop()));
}

/** A running program and its output. */
export class Program {
  private readonly process: ChildProcess;
  private output = '';
  private readonly ended: Promise<number | null>;

  constructor(command: string, args: readonly string[], env: Record<string, string>) {
    this.process = spawn(command, args, {
      env: { PATH: process.env['PATH'], PYTHONDONTWRITEBYTECODE: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout!, this.process.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.ended = new Promise((resolve) => this.process.once('exit', resolve));
    programs.add(this);
  }

  /** The exit status and the output, when the program ends by itself. */
  async result(): Promise<{ status: number | null; output: string }> {
    return { status: await this.ended, output: this.output };
  }

  /** The output so far. */
  written(): string {
    return this.output;
  }

  /** @throws Error with the output, when the program has ended */
  assertRuns(): void {
    if (this.process.exitCode !== null) throw new Error(this.output);
  }

  /** Ends the program and returns its output. */
  async stop(): Promise<string> {
    this.process.kill('SIGKILL');
    await this.ended;
    return this.output;
  }
}

/** A personal token for a bot's program. */
export async function botToken(player: TestClient): Promise<string> {
  const input = { name: 'bot', scopes: ['bot:play'] };
  const { secret } = await mustMutate<{ secret: string }>(
    player,
    'createApiToken',
    input,
    'secret',
  );
  return secret;
}
