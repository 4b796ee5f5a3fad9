import { signal } from '@preact/signals';
import { serviceNow } from '../api/clock';

/** A clock that runs only while something on the page reads it. */
function ticking(millis: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ticks = signal(0, {
    watched: () => (timer = setInterval(() => (ticks.value += 1), millis)),
    unwatched: () => clearInterval(timer),
  });
  return (): number => {
    // The read makes the caller render again at the next tick.
    void ticks.value;
    return serviceNow();
  };
}

/** The service's time. Components that show it render again each second. */
export const nowBySecond = ticking(1_000);

/** The same every 30 seconds, for times shown in minutes and days. */
export const nowByMinute = ticking(30_000);
