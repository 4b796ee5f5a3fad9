/** How long a client goes on trying. */
export interface Patience {
  /** How often a request is sent before its failure is told. */
  readonly tries: number;
  /** A request that is told to come back later than this fails instead: its caller decides. */
  readonly longestWaitSeconds: number;
  /** The pause after the first failure. It doubles with each further one, up to half a minute. */
  readonly firstPauseMillis: number;
  /** A connection that says nothing for so long is taken for broken; the service says something every 12 seconds. */
  readonly silenceMillis: number;
}

/** Somebody waits for the answer. */
export const BRIEF: Patience = {
  tries: 6,
  longestWaitSeconds: 60,
  firstPauseMillis: 250,
  silenceMillis: 30_000,
};

/** Nobody waits but the program: it outlasts any outage. */
export const endless = (patience: Patience): Patience => ({
  ...patience,
  tries: Infinity,
  longestWaitSeconds: Infinity,
});

const LONGEST_PAUSE_MILLIS = 30_000;

/** Half of the pause is chance: clients that lost the same service do not all come back at the same moment. */
export function pauseMillis(failures: number, { firstPauseMillis }: Patience): number {
  const longest = Math.min(LONGEST_PAUSE_MILLIS, firstPauseMillis * 2 ** failures);
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
