import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls `ask` again until it returns something. The deadline is long enough for a very busy
 * machine, as only a failing test waits for it. The pauses grow, so that asking does not take the
 * processor from the awaited work.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  deadline = 60_000,
): Promise<T> {
  const began = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    const waited = performance.now() - began;
    if (waited > deadline) throw new Error(`gave up waiting for ${what}`);
    await pause(Math.min(10 + waited / 6, 150));
  }
}
