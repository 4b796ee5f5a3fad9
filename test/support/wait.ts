import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until `ask` gives something; a deadline, not a pause, decides when to give up. It is there
 * for the busiest of machines: only a test that fails waits so long.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  deadline = 60_000,
): Promise<T> {
  const end = performance.now() + deadline;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(10);
  }
}
