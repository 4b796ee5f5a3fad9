import { signal } from '@preact/signals';

/** A clock that runs while something on the page reads it, and no longer. */
function ticking(millis: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ticks = signal(0, {
    watched: () => (timer = setInterval(() => (ticks.value += 1), millis)),
    unwatched: () => clearInterval(timer),
  });
  return (): number => {
    // Read so that whoever asks is drawn again.
    void ticks.value;
    return Date.now();
  };
}

/** The time by the browser; what shows it is drawn anew each second. */
export const nowBySecond = ticking(1_000);

/** The same for what counts in minutes and days. */
export const nowByMinute = ticking(30_000);
