import { effect, signal } from '@preact/signals';
import { isAnswered } from './requests';

/** How often the page looks whether it has slept, and from which pause on it has. */
const TICK_MILLIS = 5_000;
const SLEEP_MILLIS = 15_000;

/** `visibilitychange`, `focus` and `pageshow` often come together. They are one waking. */
const TOGETHER_MILLIS = 2_000;

/**
 * Increases when the page may have missed something: it was hidden, the network or the connection was away, or the
 * device slept. What is shown is then asked for again at once.
 */
export const wakings = signal(0);

let last = -Infinity;
export function wake(): void {
  if (document.hidden || performance.now() - last < TOGETHER_MILLIS) return;
  last = performance.now();
  wakings.value += 1;
}

document.addEventListener('visibilitychange', wake);
for (const event of ['focus', 'pageshow', 'online']) addEventListener(event, wake);

/** No event tells that a device has slept while the page was in front. But then timers are late. */
let lastTick = Date.now();
setInterval(() => {
  const pause = Date.now() - lastTick;
  lastTick = Date.now();
  if (pause > SLEEP_MILLIS) wake();
}, TICK_MILLIS);

/** While requests fail, the page tries again. The browser may first use other connections that are lost without an error. */
const RETRY_MILLIS = 10_000;
effect(() => {
  if (isAnswered.value) return undefined;
  const timer = setInterval(wake, RETRY_MILLIS);
  return () => clearInterval(timer);
});
