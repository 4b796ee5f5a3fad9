/** From the last release to this one, back, and forth again, while clients play; no call may fail. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { until } from '../../support/wait.js';
import type { Installation } from '../installation/installation.js';
import type { Drill } from './drill.js';

/** What is to happen in each phase: moves of people, and answers of bots. */
const MOVES = 300;
const BOT_ANSWERS = 30;
const PATIENCE = 120_000;

const THIS = '.';

export const upgrade: Drill = {
  name: 'upgrade',
  weight: 0.01,
  skipReason: ({ lastRelease }) => (lastRelease ? null : 'it must be the only drill of a run'),
  run: async (installation) => {
    const last = installation.lastRelease!;
    await phase(installation, 'the last release alone');
    await migrate(installation);
    await phase(installation, 'the last release on the new schema');
    await rollOut(installation, 'forward', THIS);
    await rollOut(installation, 'back', last);
    await rollOut(installation, 'forward again', THIS);
    return performance.now();
  },
};

/** Replaces all processes. In between both releases play side by side, with one api and one worker each. */
async function rollOut(installation: Installation, direction: string, to: string): Promise<void> {
  const { fleet } = installation;
  const [first, second] = fleet.apis;
  fleet.secondWorker.folder = to;
  await fleet.start(fleet.secondWorker);
  await fleet.replace(first!, to);
  await until('both apis', () => fleet.isReady(), PATIENCE);
  await phase(installation, `${direction}: side by side`);
  await fleet.replace(second!, to);
  await until('both apis', () => fleet.isReady(), PATIENCE);
  await fleet.replace(fleet.worker, to);
  await fleet.secondWorker.end('SIGTERM');
  await phase(installation, `${direction}: all of ${to === THIS ? 'this' : 'the last'} release`);
}

async function migrate({ env }: Installation): Promise<void> {
  const options = { env: { PATH: process.env.PATH, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/migrate.main.js'], options);
  process.stderr.write(stdout);
}

/** Lets the clients play for a while. Their calls must all be answered at the first try. */
async function phase({ crowd }: Installation, name: string): Promise<void> {
  const { journal } = crowd;
  const before = { moves: journal.moves.length, answers: journal.botAnswers };
  const hasPlayed = () => {
    crowd.throwFailure();
    const moves = journal.moves.length - before.moves;
    return moves >= MOVES && journal.botAnswers - before.answers >= BOT_ANSWERS;
  };
  await until(`play in the phase "${name}"`, hasPlayed, PATIENCE);
  const failed = journal.repetitions;
  process.stderr.write(`${name}: ${journal.moves.length} moves so far, ${failed} failed calls\n`);
  if (failed > 0) journal.wrong('UPGRADE', `${failed} calls failed in the phase "${name}"`);
}
