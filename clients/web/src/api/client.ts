import { effect, signal } from '@preact/signals';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import type { SubscriptionForwarder } from '@urql/core';
import { GRAPHQL } from './address';
import { cache } from './cache';
import { isSignedIn } from './session';
import { signing } from './signing';
import { subscribe } from './socket';

const forwardSubscription: SubscriptionForwarder = ({ query, variables }) => ({
  subscribe: (sink) => ({
    unsubscribe: subscribe(
      { query: query ?? '', variables: variables as Record<string, unknown> },
      sink,
    ),
  }),
});

const newClient = (): Client =>
  new Client({
    url: GRAPHQL,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [cache(), signing, fetchExchange, subscriptionExchange({ forwardSubscription })],
  });

/** Another one for another user: what one has seen is not the other's to see. */
export const client = signal(newClient());

export function forgetAnswers(): void {
  client.value = newClient();
}

/** Also where another tab has signed in or out. */
let wasSignedIn = isSignedIn.value;
effect(() => {
  if (isSignedIn.value === wasSignedIn) return;
  wasSignedIn = isSignedIn.value;
  forgetAnswers();
});
