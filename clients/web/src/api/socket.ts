import { effect, signal } from '@preact/signals';
import type { FormattedExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client, Sink, SubscribePayload } from 'graphql-ws';
import { language } from '../i18n/language';
import { SOCKET } from './address';
import { renewIfExpired } from './renew';
import { session, userChanges } from './session';
import { PING_MILLIS, SilenceGuard } from './silence';
import { wake, wakings } from './waking';

/** The longest pause before a retry. Pauses grow after each failure. */
const LONGEST_PAUSE_MILLIS = 30_000;

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
  keepAlive: PING_MILLIS,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: async (retries) => {
    const longest = Math.min(500 * 2 ** retries, LONGEST_PAUSE_MILLIS);
    await pauseOrWaking(longest * (0.5 + Math.random() / 2));
  },
  on: {
    connecting: () => guard.isOpening(),
    connected: (connection, _, wasRetrying) => {
      isOnline.value = true;
      guard.isOpen((text) => (connection as WebSocket).send(text));
      if (wasRetrying) wake();
    },
    ping: (isReceived) => !isReceived && guard.hasPinged(),
    message: () => guard.hasMessage(),
    closed: () => {
      guard.isClosed();
      isOnline.value = navigator.onLine && !document.hidden && isOnline.value;
    },
    error: () => (isOnline.value = false),
  },
});

const guard = new SilenceGuard(() => {
  isOnline.value = false;
  socket.terminate();
});

effect(() => {
  if (wakings.value > 0) guard.ask();
});

/** Without a stream no connection opens, which could find that the service can be reached again. */
let streams = 0;
const followBrowser = (): void => {
  if (streams === 0) isOnline.value = navigator.onLine;
};
addEventListener('online', followBrowser);

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
  streams += 1;
  return () => {
    finish();
    end();
  };

  function finish(): void {
    if (!isOver) streams -= 1;
    isOver = true;
    followBrowser();
  }
  function begin(): () => void {
    return socket.subscribe<Data, Extensions>(payload, {
      next: (answer) => sink.next(answer),
      error: onError,
      complete: () => {
        finish();
        sink.complete();
      },
    });
  }
  function onError(error: unknown): void {
    // Errors of the document itself would come back on every retry.
    if (isOver || Array.isArray(error)) {
      finish();
      return sink.error(error);
    }
    void pauseOrWaking(LONGEST_PAUSE_MILLIS).then(() => {
      if (!isOver) end = begin();
    });
  }
}

/** Waits for the given time, or until the page wakes. */
function pauseOrWaking(millis: number): Promise<void> {
  return new Promise((resolve) => {
    const before = wakings.peek();
    const go = () => {
      clearTimeout(timer);
      end();
      resolve();
    };
    const timer = setTimeout(go, millis);
    const end = wakings.subscribe((now) => now !== before && go());
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
