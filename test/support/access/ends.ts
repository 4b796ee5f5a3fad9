/** What a person has open in several processes, and how soon each part ends. */
import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import { mustMutate } from '../client.js';
import type { TestClient } from '../client.js';
import type { TestService } from '../service.js';
import { until } from '../wait.js';
import { grantApp } from './app.js';
import { openMatch } from './matches.js';
import { partsAt } from './parts.js';
import type { Part, Tokens } from './parts.js';

/** A person, somebody who looks at them, and the apis that both use. */
export interface Watched {
  readonly apis: readonly Pick<TestService, 'client'>[];
  readonly person: TestClient;
  readonly other: TestClient;
  /** Somebody whose matches are exported; nothing is exported when left out. */
  readonly exported?: string | null;
  /** Whether matches end, too, as by default; those of an account that is to be deleted end after a time. */
  readonly isMatchOver?: boolean;
  /** What else is measured. */
  readonly further?: readonly Part[];
}

/** Milliseconds, by the name of the part. */
export type Ends = Readonly<Record<string, number>>;

/** Milliseconds from the answer of `end` to the end of each part of what the person has. */
export async function measureEnds(watched: Watched, end: () => Promise<unknown>): Promise<Ends> {
  const { isMatchOver = true, further = [] } = watched;
  const opened = [...(await openParts(watched)), ...further];
  const parts = opened.filter(({ name }) => isMatchOver || name !== 'match');
  await end();
  const answered = performance.now();
  const ends = parts.map(async ({ name, ended }) => {
    await ended();
    return [name, Math.max(0, performance.now() - answered)] as const;
  });
  return Object.fromEntries(await Promise.all(ends));
}

async function openParts({ apis, person, other, exported = null }: Watched): Promise<Part[]> {
  await mustMutate(person, 'setVisibility', { presence: 'EVERYONE' });
  const app = await grantApp(other, person);
  const { secret } = await mustMutate<{ secret: string }>(
    person,
    'createApiToken',
    {
      name: randomBytes(4).toString('hex'),
      scopes: ['profile:read', 'match:read', 'notification:read'],
    },
    'secret',
  );
  const matchId = await openMatch(person, other);
  await other.challenge({ variant: 'zweier', opponents: [{ username: person.username }] });
  const tokens: Tokens = {
    session: person.accessToken!,
    'personal token': secret,
    app: app.accessToken,
  };
  const atApis = apis.map((api, number) => partsAt(api, number, tokens, exported));
  return [
    ...(await Promise.all(atApis)).flat(),
    { name: 'refresh by the app', ended: () => refusal(app.mayRefresh) },
    ...(await partsForOthers(person, other, matchId)),
  ];
}

const refusal = (isAllowed: () => Promise<boolean>) =>
  until('the refusal', async () => !(await isAllowed()));

/** What others see of the person, and what is read by an address alone. */
async function partsForOthers(
  person: TestClient,
  other: TestClient,
  matchId: string,
): Promise<Part[]> {
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
  const isPlayed = async () => (await other.match(matchId)).status === 'IN_PROGRESS';
  const calendar = new URL(new URL(me.competitionCalendarUrl).pathname, person.base);
  return [
    { name: 'online', ended: () => refusal(isOnline) },
    { name: 'challenge', ended: () => refusal(isOpen) },
    { name: 'match', ended: () => refusal(isPlayed) },
    { name: 'calendar', ended: () => refusal(async () => (await statusOf(calendar)) === 200) },
  ];
}

async function statusOf(address: URL): Promise<number> {
  const { statusCode, body } = await request(address);
  await body.dump();
  return statusCode;
}
