/** Streams of a person that stay open until their credential ends. Each has begun when it is returned. */
import { createClient } from 'graphql-ws';
import { request } from 'undici';
import WebSocket from 'ws';
import type { TestClient } from '../client.js';
import { openEvents } from '../event-source.js';
import { socketOf, subscribe } from '../live.js';
import { until } from '../wait.js';

/** It begins with the unread notifications, of which there must be one: then it is known that it has begun. */
const NOTICES = 'subscription { notificationAdded(initial: true) { id } }';

/** Resolves when something has ended. */
export type Ended = () => Promise<unknown>;

/** A subscription on a socket. */
export async function openSocket(client: TestClient): Promise<Ended> {
  const socket = socketOf(client);
  const feed = subscribe(socket, NOTICES);
  await until('the socket to begin', () => feed.answers.length > 0);
  const ended = feed.ended.finally(() => void socket.dispose());
  return () => ended;
}

/** A socket on which nothing runs. It ends when the service closes it. */
export async function openIdleSocket({ base, accessToken }: TestClient): Promise<Ended> {
  const connectionParams = { authorization: `Bearer ${accessToken}` };
  const url = `${base.replace('http', 'ws')}/graphql`;
  const options = { url, connectionParams, webSocketImpl: WebSocket, retryAttempts: 0 };
  const socket = createClient({ ...options, lazy: false, onNonLazyError: () => undefined });
  const closed = new Promise((resolve) => socket.on('closed', resolve));
  await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
  return () => closed;
}

/** A subscription by server-sent events. */
export async function openStream(client: TestClient): Promise<Ended> {
  const stream = await openEvents(client, { query: NOTICES });
  await stream.at(0);
  return () => stream.ended;
}

/** An export of somebody's matches. It waits after the first one, because it may not read more in this minute. */
export async function openExport(client: TestClient, player: string): Promise<Ended> {
  const { body } = await request(`${client.base}/export/matches.ndjson?player=${player}`, {
    headers: { authorization: `Bearer ${client.accessToken}` },
  });
  const pieces = body[Symbol.asyncIterator]();
  await pieces.next();
  const rest = (async () => {
    while (!(await pieces.next()).done);
  })();
  return () => rest;
}
