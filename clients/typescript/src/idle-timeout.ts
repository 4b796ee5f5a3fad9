/**
 * A `fetch` that ends a connection without data for this time: no answer, or no next part of it. Without this limit it
 * would wait for ever on a connection that was lost without an error, for example while a laptop sleeps.
 *
 * @throws TypeError, as `fetch` does when there is no answer
 */
export function withIdleTimeout(send: typeof fetch, silenceMillis: number): typeof fetch {
  return async (address, init) => {
    const timeout = new AbortController();
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
    const withLimit = <T>(data: Promise<T>) => withinTime(silenceMillis, data, timeout);
    const response = await withLimit(send(address, { ...init, signal }));
    return response.body ? new Response(partsOf(response.body, withLimit), response) : response;
  };
}

/** The parts of an answer, read on demand. The time counts only during a read. */
function partsOf(
  body: ReadableStream<Uint8Array>,
  withLimit: <T>(data: Promise<T>) => Promise<T>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await withLimit(reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function withinTime<T>(
  millis: number,
  data: Promise<T>,
  timeout: AbortController,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noData = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TypeError(`The service has sent nothing for ${millis / 1000} seconds.`));
      timeout.abort();
    }, millis);
  });
  try {
    return await Promise.race([data, noData]);
  } finally {
    clearTimeout(timer);
  }
}
