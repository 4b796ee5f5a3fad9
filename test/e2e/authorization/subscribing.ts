/** The outcome of a subscription: how it ends, or that it stays open. */
import type { TestClient } from '../../support/client.js';
import { codesIn, socketOf, subscribe } from '../../support/live.js';
import { until } from '../../support/wait.js';
import type { Outcome } from './rows.js';

/** The close code of graphql-ws for an invalid credential. */
const FORBIDDEN_SOCKET = 4403;

/** @param waiting counts the streams of the service that wait */
export async function listen(
  client: TestClient,
  query: string,
  variables: Record<string, unknown>,
  waiting: () => number,
): Promise<Outcome> {
  const socket = socketOf(client);
  const before = waiting();
  const feed = subscribe(socket, query, variables);
  let end: { readonly of: unknown } | null = null;
  void feed.ended.then((of) => (end = { of }));
  await until('a subscription', () => end !== null || waiting() > before);
  const outcome = end === null ? 'open' : endOf((end as { of: unknown }).of, feed.answers);
  feed.stop();
  await socket.dispose();
  return outcome;
}

function endOf(ended: unknown, answers: readonly { errors?: unknown }[]): Outcome {
  if ((ended as { code?: number } | null)?.code === FORBIDDEN_SOCKET) return 'UNAUTHENTICATED';
  const errors = ended ?? answers.at(-1)?.errors ?? [];
  return (codesIn(errors)[0] ?? 'hidden') as Outcome;
}
