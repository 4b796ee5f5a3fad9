import { createClient, NetworkError } from 'graphql-sse';
import type { TypedDocument } from './document.js';
import { endless } from './patience.js';
import { failureOf } from './problems.js';
import type { Recovery } from './recovery.js';
import { answerIn } from './transport.js';
import type { Transport } from './transport.js';

/** A stream, and how it continues after a lost connection. */
export interface StreamOptions<T, V> {
  readonly document: TypedDocument<T, V>;
  readonly variables: V;
  /** The variables with which it continues after an item: usually with the item's cursor. */
  readonly resume?: (item: T) => V;
  readonly signal?: AbortSignal;
}

/**
 * The items of a subscription, over server-sent events. After a lost connection it reconnects with the variables
 * from the last item. An expired session is refreshed. It ends when the service completes it, or when the signal is
 * aborted.
 *
 * @throws RequestFailed if waiting does not help
 */
export async function* streamOf<T, V>(
  transport: Transport,
  { document, variables, resume, signal }: StreamOptions<T, V>,
): AsyncGenerator<T, void, void> {
  const recovery = transport.recovery(isBroken, endless(transport.patience), signal);
  let next = variables;
  async function* connection() {
    for await (const item of connectionOf(transport, document, next, signal)) {
      next = resume?.(item) ?? next;
      yield item;
    }
  }
  yield* continued(connection, recovery, signal);
}

/** The items of one connection after the other, until one is completed, or the signal is aborted. */
export async function* continued<T>(
  connection: () => AsyncIterable<T>,
  recovery: Recovery,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void, void> {
  while (!signal?.aborted) {
    try {
      for await (const item of connection()) {
        // After the signal, items that had already arrived are dropped.
        if (signal?.aborted) return;
        recovery.succeeded();
        yield item;
      }
      return;
    } catch (error) {
      if (signal?.aborted) return;
      await recovery.after(error).catch((reason: unknown) => {
        if (!signal?.aborted) throw reason;
      });
    }
  }
}

/** Any end of a stream without the service's `complete` counts as a lost connection. */
const isBroken = (): boolean => true;

async function* connectionOf<T, V>(
  transport: Transport,
  document: TypedDocument<T, V>,
  variables: V,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void, void> {
  const client = createClient({
    url: transport.streamUrl,
    headers: () => transport.headers(),
    retryAttempts: 0,
    fetchFn: transport.send,
  });
  const stop = () => client.dispose();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const payload = { query: document.toString(), variables: variables as Record<string, unknown> };
    for await (const { data, errors } of client.iterate<T>(payload)) {
      if (errors?.length) throw failureOf(errors);
      if (data) yield data;
    }
  } catch (error) {
    throw error instanceof NetworkError ? await refusalIn(error as NetworkError) : error;
  } finally {
    signal?.removeEventListener('abort', stop);
    client.dispose();
  }
}

/** The error in the answer to a refused connection; the given error if there was no answer. */
async function refusalIn(error: NetworkError): Promise<unknown> {
  const response = error.response as Response | undefined;
  if (!response) return error;
  return answerIn(response).then(
    ({ errors }) => (errors?.length ? failureOf(errors) : error),
    (refusal: unknown) => refusal,
  );
}
