/** The program `record`: replays, checks, generates and shows deal records (rules 2.8). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Answer, Variant } from './engine/index.js';
import {
  exitCodeOf,
  parseRecordText,
  randomRecord,
  replayText,
  seeded,
  showRecord,
  variantOf,
} from './engine/index.js';
import { parseProof, verifyMatch } from './modules/fairness/domain/verify.js';
import { replayBatch } from './record/batch.js';
import { isProven, proofTextOf, verifyLines } from './record/verify-lines.js';

/** A subcommand: writes to standard output and returns the exit code. */
type Command = (args: readonly string[]) => number | Promise<number>;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): number => {
  process.stderr.write(`${line}\n`);
  return 2;
};
const input = (): string => readFileSync(0, 'utf8');

async function replayCommand(args: readonly string[]): Promise<number> {
  if (args.includes('--batch')) {
    await replayBatch(process.stdin, process.stdout);
    return 0;
  }
  const answer: Answer = replayText(input());
  print(JSON.stringify(answer));
  return exitCodeOf(answer);
}

function randomCommand(args: readonly string[]): number {
  const { variant: key, seed, count, ...named } = randomOptions(args);
  const variant = variantOf(key);
  if (variant === undefined) return complain(`no variant ${key}`);
  const preset = named.preset ?? variant.ruleset.defaultPreset;
  if (!Object.hasOwn(variant.ruleset.presets, preset)) return complain(`no preset ${preset}`);
  if (![seed, count].every((number) => /^\d{1,9}$/.test(number)))
    return complain('--seed and --count must be whole numbers');
  return printRandom(variant, preset, Number(seed), Number(count));
}

const randomOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      variant: { type: 'string', default: 'zweier' },
      preset: { type: 'string' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '1' },
    },
  }).values;

function printRandom(variant: Variant, preset: string, seed: number, count: number): number {
  const random = seeded(seed);
  for (let n = 0; n < count; n++) print(JSON.stringify(randomRecord(variant, preset, random)));
  return 0;
}

function showCommand(): number {
  const record = parseRecordText(input());
  if (!record.ok) return complain(record.error.message);
  print(showRecord(record.value));
  return 0;
}

async function verifyCommand(args: readonly string[]): Promise<number> {
  if (args.includes('--batch')) {
    const { done, wrong } = await verifyLines(process.stdin, process.stdout);
    return done && wrong === 0 ? 0 : 1;
  }
  const proof = parseProof(proofTextOf(input()));
  if (!proof.ok) return complain(proof.error);
  const verdict = verifyMatch(proof.value);
  print(JSON.stringify(verdict));
  return isProven(verdict) ? 0 : 1;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  replay: replayCommand,
  random: randomCommand,
  show: showCommand,
  verify: verifyCommand,
};

const USAGE = `usage: record <command>

  replay            read one record from standard input, write its result
  replay --batch    read one record per line, write each result at once
  random            write random legal records: --variant --preset --seed --count
  show              read one record, print its deals as text
  verify            read the proof of a match, check the shuffles
  verify --batch    check every line of an export, and that the export is complete`;

/** Runs a subcommand; reports unknown arguments in one line. */
async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return complain(USAGE);
  try {
    return await command(args);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error)
      return complain(error.message.split('\n')[0]!);
    throw error;
  }
}

/** A reader that has read enough closes the pipe; that is no error. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

process.stdout.on('error', endWithReader);
process.exitCode = await run(process.argv.slice(2));
