/** Postgres: killed, its connections cut or frozen, its disk full. */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import { mutation } from '../play/person.js';
import { freeze, oneOf } from './drill.js';
import type { Drill } from './drill.js';

export const killPostgres: Drill = {
  name: 'kill-postgres',
  isKill: true,
  run: async ({ cluster }, random) => {
    await cluster.kill();
    await pause(random() * 3_000);
    await cluster.start();
    return performance.now();
  },
};

export const terminate: Drill = {
  name: 'terminate',
  run: async ({ cluster }) => {
    await cluster.terminateBackends();
    return performance.now();
  },
};

/** Freezes some processes of Postgres, maybe one that holds a lock. */
export const stopBackends: Drill = {
  name: 'stop-backends',
  run: async ({ cluster }, random) => {
    const all = await cluster.backends();
    const some = Array.from({ length: 4 }, () => oneOf(all, random));
    return freeze((signal) => some.forEach((pid) => send(pid, signal)), random);
  },
};

/** Sends a signal to a process that may have ended by itself. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Keeps the disk full until a write has failed, and up to three seconds longer. */
export const fullDisk: Drill = {
  name: 'full-disk',
  weight: 0.1,
  skipReason: ({ disk }) =>
    disk ? null : 'no file system for the data: that needs root, and a run without --matches',
  run: async ({ cluster, crowd, disk }, random) => {
    const person = crowd.followers[0]!.person;
    await disk!.fill();
    try {
      await until('a write that fails', async () => {
        const input = { idempotencyKey: `${random()}`, variant: 'zweier', rated: false };
        const fields = 'challenge { id }';
        return (
          (await person.askOnce(mutation('createChallenge', fields), { input })).kind !== 'DATA'
        );
      });
      await pause(random() * 3_000);
    } finally {
      disk!.free();
      await cluster.start();
    }
    return performance.now();
  },
};
