/**
 * A `fetch` that ends a connection without data for this time: no answer, or no next part of it. Otherwise it would
 * wait for ever on a connection that was lost without an error, as when a laptop sleeps.
 *
 * @throws TypeError, as `fetch` does when there is no answer
 */
export function hangingUp(send: typeof fetch, silenceMillis: number): typeof fetch {
  return async (address, init) => {
    const line = new AbortController();
    const signal = init?.signal ? AbortSignal.any([init.signal, line.signal]) : line.signal;
    const heard = <T>(words: Promise<T>) => heardWithin(silenceMillis, words, line);
    const response = await heard(send(address, { ...init, signal }));
    return response.body ? new Response(partsOf(response.body, heard), response) : response;
  };
}

/** The parts of an answer, read on demand. The time counts only during a read. */
function partsOf(
  body: ReadableStream<Uint8Array>,
  heard: <T>(words: Promise<T>) => Promise<T>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await heard(reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function heardWithin<T>(
  millis: number,
  words: Promise<T>,
  line: AbortController,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TypeError(`The service has said nothing for ${millis / 1000} seconds.`));
      line.abort();
    }, millis);
  });
  try {
    return await Promise.race([words, silence]);
  } finally {
    clearTimeout(timer);
  }
}
