import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Answer, TestClient } from './client.js';
import { until } from './wait.js';

/**
 * A socket of the GraphQL endpoint with the session of a client; reconnects up to `retryAttempts`
 * times.
 */
export function socketOf(
  { base, accessToken }: TestClient,
  retryAttempts = 0,
  params: Readonly<Record<string, string>> = {},
): Client {
  return createClient({
    url: `${base.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts,
    connectionParams: {
      ...params,
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
  });
}

/** The answers that a subscription has received. */
export interface Feed<T> {
  readonly answers: readonly Answer<T>[];
  /** Resolves when the subscription has ended, with the errors that ended it. */
  readonly ended: Promise<unknown>;
  /** Resolves when the subscription has ended, with the codes of its last errors. */
  failed(): Promise<string[]>;
  /** The first answer for which `wanted` holds, among those so far and those to come. */
  next(wanted: (data: T) => boolean): Promise<T>;
  stop(): void;
}

/** The codes of GraphQL errors. */
export function codesIn(errors: unknown): string[] {
  return (errors as { extensions: { code: string } }[]).map((error) => error.extensions.code);
}

/** Subscribes on a socket. */
export function subscribe<T extends object>(
  client: Client,
  query: string,
  variables: Record<string, unknown> = {},
): Feed<T> {
  const answers: Answer<T>[] = [];
  let stop: () => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    stop = client.subscribe<T>(
      { query, variables },
      {
        next: (answer) => answers.push(answer as unknown as Answer<T>),
        error: resolve,
        complete: () => resolve(null),
      },
    );
  });
  const next = (wanted: (data: T) => boolean) =>
    until(
      'a message',
      () => answers.map(({ data }) => data).find((data) => data && wanted(data)) ?? false,
    );
  const failed = async () => codesIn((await ended) ?? answers.at(-1)?.errors ?? []);
  return { answers, ended, next, failed, stop: () => stop() };
}

/** The answer to one operation over a socket; its errors are thrown. */
export async function askOver(
  client: Client,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  for await (const answer of client.iterate({ query, variables })) return answer;
  return undefined;
}
