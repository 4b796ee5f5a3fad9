/** How long a client retries. */
export interface Patience {
  /** How often a request is sent before it fails. */
  readonly tries: number;
  /** If the service asks for a longer wait than this, the request fails, and its caller decides. */
  readonly longestWaitSeconds: number;
  /** The pause after the first failure. It doubles with each further failure, up to half a minute. */
  readonly firstPauseMillis: number;
  /** A connection without data for this time counts as broken. The service sends something every 12 seconds. */
  readonly silenceMillis: number;
}

/** For a program whose user waits for the answer. */
export const BRIEF: Patience = {
  tries: 6,
  longestWaitSeconds: 60,
  firstPauseMillis: 250,
  silenceMillis: 30_000,
};

/** For a program without a waiting user. It retries until an outage ends. */
export const endless = (patience: Patience): Patience => ({
  ...patience,
  tries: Infinity,
  longestWaitSeconds: Infinity,
});

const LONGEST_PAUSE_MILLIS = 30_000;

/** Half of the pause is random, so that not all clients reconnect at the same moment after an outage. */
export function pauseMillis(failures: number, { firstPauseMillis }: Patience): number {
  const longest = Math.min(LONGEST_PAUSE_MILLIS, firstPauseMillis * 2 ** failures);
  return longest / 2 + (Math.random() * longest) / 2;
}

/** @throws the signal's reason as soon as it is aborted */
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
