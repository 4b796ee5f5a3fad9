import { signal } from '@preact/signals';
import { compareClocks } from './clock';

/** Whether the last request was answered. The sign at the top of the page shows when it was not. */
export const isAnswered = signal(true);

/** A request without a complete answer after this time has failed. Its connection may be broken without an error. */
const LIMIT_MILLIS = 15_000;

/**
 * `fetch` for requests to the API: it fails after a time limit, and compares the clocks.
 *
 * The limit includes the body, which is read here: browsers open few connections to a host, so answers that never end
 * would keep all later requests waiting.
 */
export const request: typeof fetch = async (address, init) => {
  const sentAt = Date.now();
  const limit = limited(init?.signal);
  try {
    const answer = await fetch(address, { ...init, signal: limit.signal });
    compareClocks(answer, sentAt);
    const whole = new Response(await answer.arrayBuffer(), answer);
    isAnswered.value = true;
    return whole;
  } catch (error) {
    // A request that the page itself has given up says nothing.
    if (!init?.signal?.aborted) isAnswered.value = false;
    throw error;
  } finally {
    limit.end();
  }
};

/** A signal that is aborted with `outer`, or when the time is over. */
function limited(outer: AbortSignal | null | undefined) {
  const limit = new AbortController();
  const abort = (): void => limit.abort(outer?.reason);
  const timer = setTimeout(
    () => limit.abort(new DOMException('no answer from the service', 'TimeoutError')),
    LIMIT_MILLIS,
  );
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort);
  return {
    signal: limit.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
