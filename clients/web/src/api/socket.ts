import { effect, signal } from '@preact/signals';
import type { FormattedExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client, Sink, SubscribePayload } from 'graphql-ws';
import { language } from '../i18n/language';
import { SOCKET } from './address';
import { renewIfExpired } from './renew';
import { session, userChanges } from './session';

/** The longest pause before a retry. Pauses grow after each failure. */
const LONGEST_PAUSE_MILLIS = 30_000;

/**
 * A connection without a message for this long counts as broken. A phone that slept is not notified of a lost
 * connection.
 */
const SILENCE_MILLIS = 15_000;

/** Whether the service can be reached. The sign at the top of the page shows it. */
export const isOnline = signal(navigator.onLine);

/** One WebSocket for all live updates. It opens with the first stream and reopens after a failure. */
const socket: Client = createClient({
  url: SOCKET,
  connectionParams: async () => {
    // A rejection would end all streams for good, so a cut connection is retried.
    await renewIfExpired().catch((error: unknown) => {
      console.warn(error);
      socket.terminate();
    });
    return {
      acceptLanguage: language.value,
      ...(session.value && { authorization: `Bearer ${session.value.accessToken}` }),
    };
  },
  keepAlive: SILENCE_MILLIS,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: async (retries) => {
    const longest = Math.min(500 * 2 ** retries, LONGEST_PAUSE_MILLIS);
    await pauseOrNetwork(longest * (0.5 + Math.random() / 2));
  },
  on: {
    connected: () => (isOnline.value = true),
    closed: () => (isOnline.value = navigator.onLine && !document.hidden && isOnline.value),
    error: () => (isOnline.value = false),
  },
});

/**
 * Begins a stream that continues after a lost connection. If a failure, for example of the service, has ended the
 * stream, it is started again.
 *
 * @returns a function that ends the stream
 */
export function subscribe<Data, Extensions = unknown>(
  payload: SubscribePayload,
  sink: Sink<FormattedExecutionResult<Data, Extensions>>,
): () => void {
  let isOver = false;
  let end = begin();
  return () => {
    isOver = true;
    end();
  };

  function begin(): () => void {
    return socket.subscribe<Data, Extensions>(payload, {
      next: (answer) => sink.next(answer),
      error: onError,
      complete: () => sink.complete(),
    });
  }
  function onError(error: unknown): void {
    // Errors of the document itself would come back on every retry.
    if (isOver || Array.isArray(error)) return sink.error(error);
    void pauseOrNetwork(LONGEST_PAUSE_MILLIS).then(() => {
      if (!isOver) end = begin();
    });
  }
}

/** Waits for the given time, or until the network is back or the page becomes visible. */
function pauseOrNetwork(millis: number): Promise<void> {
  return new Promise((resolve) => {
    const until = new AbortController();
    const go = () => {
      clearTimeout(timer);
      until.abort();
      resolve();
    };
    const timer = setTimeout(go, millis);
    addEventListener('online', go, { signal: until.signal });
    document.addEventListener('visibilitychange', go, { signal: until.signal });
  });
}

addEventListener('offline', () => {
  isOnline.value = false;
  socket.terminate();
});

/** The connection carries the language and the user. A change of either needs a new connection. */
const identity = (): string => `${language.value} ${userChanges.value}`;
let lastIdentity = identity();
effect(() => {
  const current = identity();
  if (current !== lastIdentity) socket.terminate();
  lastIdentity = current;
});
