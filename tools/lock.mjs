import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Trouble } from './trouble.mjs';

/** Milliseconds; longer than any installation takes. */
const PATIENCE = 15 * 60_000;

/** Runs `work` while no other process prepares the same folder; the lock of a dead process does not count. */
export async function withLock(root, out, work) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const lock = join(root, 'dist', '.preparing');
  await acquire(lock, out);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function acquire(lock, out) {
  const end = performance.now() + PATIENCE;
  for (let reported = false; !take(lock); reported = true) {
    const holder = holderOf(lock);
    if (!isAlive(holder)) discard(lock, holder);
    else if (!reported)
      out.write(`Waiting for process ${holder}, which is already preparing the project\n`);
    if (performance.now() > end) {
      throw new Trouble(`process ${holder} does not finish: end it, then start again`);
    }
    await pause(100);
  }
}

/** Creates the lock together with its holder's process id, in one step. */
function take(lock) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/** Removes the lock of a dead process. If another process has taken it in between, that lock is put back. */
function discard(lock, holder) {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
    if (holderOf(aside) !== holder) linkSync(aside, lock);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
