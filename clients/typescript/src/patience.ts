/** How often a request is sent before its failure is told. */
export const TRIES = 6;

const FIRST_PAUSE_MILLIS = 250;
const LONGEST_PAUSE_MILLIS = 30_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, up to half a minute, a random part of
 * it, so that clients that lost the same service do not all come back at the same moment.
 */
export function pauseMillis(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS * 2 ** failures);
  return longest / 2 + (Math.random() * longest) / 2;
}

/** Waits. @throws the signal's reason as soon as it is aborted */
export function pause(millis: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(reasonOf(signal!));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, millis);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error(String(reason));
