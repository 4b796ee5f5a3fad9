/** What a person has open in several processes, and how soon each part ends after a suspension. */
import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import { mustMutate } from './client.js';
import type { TestClient } from './client.js';
import { openEvents } from './event-source.js';
import { socketOf, subscribe } from './live.js';
import type { TestService } from './service.js';
import { startMatch } from './table.js';
import { until } from './wait.js';

const ME = '{ me { username } }';
const EVENTS = 'subscription { eventAdded { cursor } }';

/** A person, somebody who looks at them, and the apis that both use. */
export interface Watched {
  readonly apis: readonly TestService[];
  readonly person: TestClient;
  readonly other: TestClient;
  /** Streams that have begun to wait for changes, see `waitingStreams`. */
  readonly waiting: () => number;
}

/** A part of what a person has; `ended` resolves when it has ended. */
interface Part {
  readonly name: string;
  readonly ended: () => Promise<unknown>;
}

const at = (api: TestService, accessToken: string | null): TestClient =>
  Object.assign(api.client(), { accessToken });

/** Whether a request with this credential is refused because of a suspension. */
const isRefused = async (client: TestClient): Promise<boolean> =>
  (await client.raw(ME)).errors?.[0]?.extensions.code === 'SUSPENDED';

/** Opens all parts. Each credential is used once, so that every api remembers it. */
async function openParts(watched: Watched): Promise<Part[]> {
  const { apis, person, other, waiting } = watched;
  await mustMutate(person, 'setVisibility', { presence: 'EVERYONE' });
  const { secret } = await mustMutate<{ secret: string }>(
    person,
    'createApiToken',
    { name: randomBytes(4).toString('hex'), scopes: ['profile:read', 'match:read'] },
    'secret',
  );
  const before = waiting();
  const perApi = await Promise.all(
    apis.map((api, n) => partsAt(api, n, person.accessToken!, secret)),
  );
  await until('the streams to listen', () => waiting() >= before + 2 * apis.length);
  return [...perApi.flat(), ...(await partsForOthers(person, other))];
}

async function partsAt(
  api: TestService,
  n: number,
  session: string,
  token: string,
): Promise<Part[]> {
  const [bySession, byToken] = [at(api, session), at(api, token)];
  await Promise.all([bySession.ask(ME), byToken.ask(ME)]);
  const socket = socketOf(bySession);
  const feed = subscribe(socket, EVENTS);
  const stream = await openEvents(bySession, { query: EVENTS });
  const closed = feed.failed().finally(() => void socket.dispose());
  const refused = (client: TestClient) => () => until('the refusal', () => isRefused(client));
  return [
    { name: `session ${n}`, ended: refused(bySession) },
    { name: `personal token ${n}`, ended: refused(byToken) },
    { name: `socket ${n}`, ended: () => closed },
    { name: `stream ${n}`, ended: () => stream.ended },
  ];
}

/** What others see of the person, and what is read by an address alone. */
async function partsForOthers(person: TestClient, other: TestClient): Promise<Part[]> {
  const { matchId } = await startMatch([person, other]);
  const { challenge } = await person.challenge({ variant: 'zweier', rated: false });
  const { me } = await person.ask<{ me: { competitionCalendarUrl: string } }>(
    '{ me { competitionCalendarUrl } }',
  );
  const seen = async <T>(query: string, id: string): Promise<T | null> =>
    (await other.ask<{ value: T | null }>(query, { id })).value;
  const online = 'query ($id: String!) { value: user(username: $id) { isOnline } }';
  const isOnline = async () =>
    (await seen<{ isOnline: boolean }>(online, person.username))!.isOnline;
  await until('the person to be online', isOnline);
  const offer = 'query ($id: ID!) { value: node(id: $id) { ... on Challenge { status } } }';
  const isOpen = async () =>
    (await seen<{ status: string }>(offer, challenge!.id))?.status === 'OPEN';
  const calendar = new URL(new URL(me.competitionCalendarUrl).pathname, person.base);
  return [
    { name: 'online', ended: () => until('absence', async () => !(await isOnline())) },
    { name: 'challenge', ended: () => until('its end', async () => !(await isOpen())) },
    {
      name: 'match',
      ended: () => until('its end', async () => (await other.match(matchId)).status === 'FINISHED'),
    },
    {
      name: 'calendar',
      ended: () => until('the refusal', async () => (await statusOf(calendar)) === 404),
    },
  ];
}

async function statusOf(address: URL): Promise<number> {
  const { statusCode, body } = await request(address);
  await body.dump();
  return statusCode;
}

/** Milliseconds from the answer of `suspend` to the end of each part of what the person has. */
export async function measureEnds(
  watched: Watched,
  suspend: () => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> {
  const parts = await openParts(watched);
  await suspend();
  const answered = performance.now();
  const ends = parts.map(async ({ name, ended }) => {
    await ended();
    return [name, Math.max(0, performance.now() - answered)] as const;
  });
  return Object.fromEntries(await Promise.all(ends));
}
