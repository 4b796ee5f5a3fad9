import { createClient, NetworkError } from 'graphql-sse';
import type { TypedDocumentString } from './generated/graphql.js';
import { failureOf } from './problems.js';
import type { GraphqlError } from './problems.js';
import type { Transport } from './transport.js';

/** A stream and how it goes on after a break. */
export interface StreamOptions<T, V> {
  readonly document: TypedDocumentString<T, V>;
  readonly variables: V;
  /** The variables with which it goes on after an item: the item's cursor, as a rule. */
  readonly resume?: (item: T) => V;
  readonly signal?: AbortSignal;
}

/**
 * The items of a subscription, over server-sent events. A connection that breaks is made again, with the variables
 * that the last item gave; a session that has run out is refreshed. It ends when the service says that nothing more
 * will come, or when the signal is aborted.
 *
 * @throws RequestFailed for what waiting does not mend
 */
export async function* streamOf<T, V>(
  transport: Transport,
  { document, variables, resume, signal }: StreamOptions<T, V>,
): AsyncGenerator<T, void, void> {
  let next = variables;
  let failures = 0;
  while (!signal?.aborted) {
    try {
      for await (const item of connectionOf(transport, document, next, signal)) {
        // What had arrived before the signal is not told after it.
        if (signal?.aborted) return;
        failures = 0;
        next = resume?.(item) ?? next;
        yield item;
      }
      return;
    } catch (error) {
      if (signal?.aborted) return;
      await transport.recover(error, failures, isBroken, signal);
      failures += 1;
    }
  }
}

/** Whatever ends a stream but the service's own word: the connection broke. */
const isBroken = (): boolean => true;

async function* connectionOf<T, V>(
  transport: Transport,
  document: TypedDocumentString<T, V>,
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

/** What a refused connection was answered; the error itself where there was no answer. */
async function refusalIn(error: NetworkError): Promise<Error> {
  const response = error.response as Response | undefined;
  if (!response) return error;
  try {
    const { errors } = (await response.json()) as { errors?: GraphqlError[] };
    return errors?.length ? failureOf(errors) : error;
  } catch {
    // No GraphQL: something between the client and the service has answered.
    return error;
  }
}
