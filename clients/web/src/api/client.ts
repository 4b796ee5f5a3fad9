import { effect, signal } from '@preact/signals';
import { Client, fetchExchange, mapExchange, subscriptionExchange } from '@urql/core';
import type { Signal } from '@preact/signals';
import type { SubscriptionForwarder } from '@urql/core';
import { GRAPHQL } from './address';
import { answerLimit } from './answer-limit';
import { cache } from './cache';
import { cacheOrder } from './cache-order';
import { inOrder } from './in-order';
import { readable } from './readable';
import { request } from './requests';
import { userChanges } from './session';
import { signing } from './signing';
import { subscribe } from './socket';
import { noteSuspension } from './suspension';

const forwardSubscription: SubscriptionForwarder = ({ query, variables }) => ({
  subscribe: (sink) => ({
    unsubscribe: subscribe(
      { query: query ?? '', variables: variables as Record<string, unknown> },
      sink,
    ),
  }),
});

function newClient(): Client {
  const order = cacheOrder();
  const made: Client = new Client({
    url: GRAPHQL,
    fetch: request,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [
      answerLimit(() => client.peek() === made && resetClient()),
      readable,
      order.before,
      cache(),
      order.after,
      inOrder,
      // A sign-in that is refused is about the account that was named.
      mapExchange({
        onError: ({ graphQLErrors }) =>
          noteSuspension(graphQLErrors.filter(({ path }) => path?.[0] !== 'login')),
      }),
      signing(),
      fetchExchange,
      subscriptionExchange({ forwardSubscription }),
    ],
  });
  return made;
}

/** Another user gets a new client, because the cached answers belong to the former user. */
export const client: Signal<Client> = signal(newClient());

export function resetClient(): void {
  client.value = newClient();
}

let changes = userChanges.value;
effect(() => {
  if (userChanges.value === changes) return;
  changes = userChanges.value;
  resetClient();
});
