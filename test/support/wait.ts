import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until `ask` gives something; a deadline, not a pause, decides when to give up. It is there
 * for the busiest of machines: only a test that fails waits so long. Who waits long asks less often: the
 * asking would take the processor from what is waited for.
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
    if (waited > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(Math.min(10 + waited / 6, 150));
  }
}
