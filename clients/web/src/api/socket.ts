import { effect, signal } from '@preact/signals';
import type { FormattedExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client, Sink, SubscribePayload } from 'graphql-ws';
import { language } from '../i18n/language';
import { SOCKET } from './address';
import { renewIfExpired } from './renew';
import { session } from './session';

/** How long a broken connection is left alone, longer after each failure. */
const LONGEST_PAUSE_MILLIS = 30_000;

/** A connection that says nothing for so long is broken: a phone that slept is not told. */
const SILENCE_MILLIS = 15_000;

/** Whether the service is within reach: what the sign at the top of the page shows. */
export const isOnline = signal(navigator.onLine);

/** One WebSocket for everything live, opened with the first stream and again whenever it breaks. */
const socket: Client = createClient({
  url: SOCKET,
  connectionParams: async () => {
    // A rejection would end all streams for good: a connection that was cut is tried again.
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
 * Begins a stream that outlives every connection: some ways in which one ends, as that of a service that fails, end its
 * streams as well, and these are begun again.
 *
 * @returns what ends it
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
    // What the service says of the document itself it would say again.
    if (isOver || Array.isArray(error)) return sink.error(error);
    void pauseOrNetwork(LONGEST_PAUSE_MILLIS).then(() => {
      if (!isOver) end = begin();
    });
  }
}

/** Waits; not longer than until the network is there again, or the page is looked at. */
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

/** Whoever signs in or out, or reads another language, is somebody else to the service. */
const speaker = (): string => `${language.value} ${session.value === null}`;
let spoke = speaker();
effect(() => {
  const speaks = speaker();
  if (speaks !== spoke) socket.terminate();
  spoke = speaks;
});
