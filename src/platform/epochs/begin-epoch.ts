import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../config/config.js';
import type { Epoch, EpochStore, OtherSession } from './epochs.js';

/** A part of what is done after a restore. It may be interrupted anywhere and run again. */
export interface RestoreStep {
  /** What it will do, in a line for the operator. */
  plan(): Promise<string>;
  /** Does it; returns a line with what was done. */
  run(epoch: Epoch): Promise<string>;
}

interface Command {
  readonly isConfirmed: boolean;
  readonly say: (line: string) => void;
}

/** After this time a session that has ended is gone from Postgres' list. */
const GONE_MILLIS = 2_000;

/**
 * Begins a new epoch: does all steps, or says what they would do. While the epoch is not finished, no api and no worker
 * starts.
 *
 * @throws StartupError if api or worker seem to run
 */
export async function beginEpoch(
  store: EpochStore,
  steps: readonly RestoreStep[],
  { isConfirmed, say }: Command,
): Promise<void> {
  if (!isConfirmed) {
    say('After a restore to an earlier time, `npm run restored -- --confirm` will do this:');
    for (const step of steps) say(`- ${await step.plan()}`);
    return;
  }
  await assertNobodyServes(store);
  const epoch = await store.begin();
  say(`Epoch ${epoch.number} begins`);
  for (const step of steps) say(await step.run(epoch));
  await store.finish(epoch);
  say('Done: api and worker may start');
}

/** A process that has just ended may still be in the list, so a session counts if it is there twice. */
async function assertNobodyServes(store: EpochStore): Promise<void> {
  const before = await store.sessions();
  if (before.length === 0) return;
  await pause(GONE_MILLIS);
  const pids = new Set(before.map(({ pid }) => pid));
  const running = (await store.sessions()).filter(({ pid }) => pids.has(pid));
  if (running.length > 0) throw new StartupError(refusal(running));
}

function refusal(running: readonly OtherSession[]): string {
  const addresses = [...new Set(running.map(({ address }) => address))].join(', ');
  return `Processes of the service use the database (connections from ${addresses}): stop every api and worker, then run this again`;
}
