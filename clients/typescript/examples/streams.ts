import { ApolloClient, InMemoryCache, gql as apolloGql } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { Client, gql as urqlGql, subscriptionExchange } from '@urql/core';
import { resumable, withIdleTimeout } from '@bummerl/client';
import type { ResumableOptions } from '@bummerl/client';
import { createClient as createSseClient } from 'graphql-sse';
import { createClient as createWsClient } from 'graphql-ws';
import { toObservable } from 'wonka';

const EVENTS = `subscription ($after: String) {
  eventAdded(after: $after) {
    cursor
    ... on MatchEvent { matchId version type }
    ... on NotificationEvent { notification { type } }
  }
}`;

interface Data {
  eventAdded: { cursor: string; type?: string };
}

/** Where the service is. A function gives the token, so that each new connection has the newest. */
export interface Service {
  url: string;
  token: () => string;
}

/** Everything but the cursor: a signal, a refresh of the token, a log of retries. */
export type Options = Omit<ResumableOptions<Data>, 'cursorOf'>;

const cursorOf = ({ eventAdded }: Data) => eventAdded.cursor;

/** A socket that does not retry by itself, and notices within 15 seconds that the network is dead. */
export function socketOf({ url, token }: Service) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const client = createWsClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    connectionParams: () => ({ authorization: `Bearer ${token()}` }),
    retryAttempts: 0,
    keepAlive: 10_000,
    on: {
      ping: (received) => {
        if (!received) timeout = setTimeout(() => client.terminate(), 5_000);
      },
      pong: (received) => {
        if (received) clearTimeout(timeout);
      },
      closed: () => clearTimeout(timeout),
    },
  });
  return client;
}

/** With graphql-ws. */
export function byGraphqlWs(service: Service, options: Options) {
  const client = socketOf(service);
  return resumable<Data>(
    (after, sink) => client.subscribe<Data>({ query: EVENTS, variables: { after } }, sink),
    { ...options, cursorOf },
  );
}

/** With graphql-sse, over HTTP. A connection that is silent for 30 seconds is closed. */
export function byGraphqlSse({ url, token }: Service, options: Options) {
  const client = createSseClient({
    url: `${url}/graphql/stream`,
    headers: () => ({ authorization: `Bearer ${token()}` }),
    retryAttempts: 0,
    fetchFn: withIdleTimeout(fetch, 30_000),
  });
  return resumable<Data>(
    (after, sink) => client.subscribe<Data>({ query: EVENTS, variables: { after } }, sink),
    { ...options, cursorOf },
  );
}

/** With urql. */
export function byUrql(service: Service, options: Options) {
  const socket = socketOf(service);
  const client = new Client({
    url: `${service.url}/graphql`,
    exchanges: [
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query, variables }, sink) }),
        }),
      }),
    ],
  });
  const document = urqlGql<Data>(EVENTS);
  return resumable<Data>(
    (after, sink) => toObservable(client.subscription(document, { after })).subscribe(sink),
    { ...options, cursorOf },
  );
}

/** With Apollo Client. An event is no object of its cache. */
export function byApollo(service: Service, options: Options) {
  const client = new ApolloClient({
    link: new GraphQLWsLink(socketOf(service)),
    cache: new InMemoryCache(),
  });
  const query = apolloGql(EVENTS);
  return resumable<Data>(
    (after, sink) =>
      client
        .subscribe<Data>({
          query,
          variables: { after },
          fetchPolicy: 'no-cache',
          errorPolicy: 'all',
        })
        .subscribe(sink),
    { ...options, cursorOf },
  );
}
