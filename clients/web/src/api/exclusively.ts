/** How long a tab waits for another one. Browsers may suspend a page that holds a lock. */
const LONGEST_WAIT_MILLIS = 5_000;

/**
 * Does `work` in one tab at a time. After a long wait it is done anyway, and also where the browser has no locks
 * (pages loaded by plain http) or refuses them. Two tabs that refresh a session at once are no harm: the service gives
 * both the same new one (docs/api.md).
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  const begin = (): Promise<void> => {
    isBegun = true;
    return work();
  };
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), LONGEST_WAIT_MILLIS);
  try {
    await navigator.locks.request(name, { signal: wait.signal }, begin);
  } catch (error) {
    if (isBegun) throw error;
    console.warn('work is not coordinated with other tabs', error);
    await work();
  } finally {
    clearTimeout(timer);
  }
}
