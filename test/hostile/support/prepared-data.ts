/** Prepared data to attack: users, matches, challenges, webhooks and tokens; and the attackers. */
import { SCOPES } from '../../../src/platform/api/scopes.js';
import { randomBytes } from 'node:crypto';
import { createObject, mustMutate, TestClient } from '../../support/client.js';
import { PushBrowser } from '../../support/push-browser.js';
import { startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';
import type { Known } from './known.js';

/** A sender of requests; `authorization` is null without a credential. */
export interface Actor {
  readonly name: string;
  readonly authorization: string | null;
}

export interface PreparedData {
  readonly known: Known;
  readonly actors: readonly Actor[];
  /** Senders without a valid credential. */
  readonly strangers: readonly Actor[];
}

/** Scopes of three tokens: one that may read, one that may play, one that may do everything. */
const TOKENS = {
  reading: ['match:read', 'challenge:read', 'event:read', 'message:read'],
  playing: ['bot:play', 'message:write', 'plan:write', 'review:write', 'vacation:write'],
  full: SCOPES,
} as const;
const TYPES = `notifications { nodes { id } pageInfo { endCursor } } eventCursor
  events(first: 5) { pageInfo { endCursor } } matches { pageInfo { endCursor } }`;

/** Registers people, makes objects of every kind for them, and collects the ids and secrets that they get. */
export async function prepareData(base: string): Promise<PreparedData> {
  const newcomers = ['ann', 'ben', 'cem'].map((name) =>
    new TestClient(base).register(`${name}${randomBytes(4).toString('hex')}`),
  );
  const people = await Promise.all(newcomers);
  const [ann, ben] = people as [TestClient, TestClient];
  const ids = await makeObjects(people);
  const tokens = await Promise.all(
    Object.entries(TOKENS).map(([name, scopes]) => tokenOf(ann, name, scopes)),
  );
  const cursors = [...(await cursorsOf(ann)), ...(await cursorsOf(ben))];
  return {
    known: {
      ids,
      usernames: people.map(({ username }) => username),
      tokens: [ann.refreshToken!, ...tokens],
      cursors,
    },
    actors: actorsOf(people, tokens),
    strangers: STRANGERS,
  };
}

async function makeObjects([ann, ben, cem]: readonly TestClient[]): Promise<
  Record<string, string[]>
> {
  const running = await startMatch([ann!, ben!]);
  const ended = await startMatch([ben!, cem!]);
  await ben!.resign(ended.matchId);
  const withBot = await ann!.challenge({ variant: 'zweier', opponents: [{ bot: 'random' }] });
  const open = await cem!.challenge({ variant: 'dreier' });
  const named = await cem!.challenge({
    variant: 'zweier',
    opponents: [{ username: ann!.username }],
  });
  const { matchId } = running;
  const message = await createObject(ann!, 'sendMessage', { matchId, text: 'Servus' }, 'message');
  const url = 'https://hooks.invalid/a';
  const hook = await createObject(ann!, 'createWebhook', { url }, 'webhook');
  const browser = await PushBrowser.open();
  const endpoint = { ...browser.subscription, endpoint: 'https://push.invalid/a' };
  await browser.close();
  const push = await createObject(ann!, 'addPushSubscription', endpoint, 'pushSubscription');
  const review = await createObject(cem!, 'requestReview', { matchId: ended.matchId }, 'review');
  const days = { from: dateIn(90), to: dateIn(91) };
  const vacation = await createObject(ben!, 'bookVacation', days, 'vacation');
  return {
    match: [matchId, ended.matchId, withBot.challenge!.matchId, open.challenge!.matchId],
    challenge: [open.challenge!.id, named.challenge!.id, withBot.challenge!.id],
    message: [message],
    webhook: [hook],
    push: [push],
    review: [review],
    vacation: [vacation],
    notification: await notificationsOf(ann!),
    user: await Promise.all([ann!, ben!, cem!].map(ownId)),
  };
}

/** A date so many days from now. */
const dateIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const ownId = async (client: TestClient): Promise<string> =>
  (await client.ask<{ me: { id: string } }>('{ me { id } }')).me.id;

/** Waits, because notifications are written a little after their events. */
const notificationsOf = (client: TestClient): Promise<string[]> =>
  until('a notification', async () => {
    type Page = { notifications: { nodes: { id: string }[] } };
    const { nodes } = (await client.ask<Page>(`{ ${TYPES} }`)).notifications;
    return nodes.length > 0 && nodes.map(({ id }) => id);
  });

async function tokenOf(
  client: TestClient,
  name: string,
  scopes: readonly string[],
): Promise<string> {
  const input = { name, scopes };
  return (await mustMutate<{ secret: string }>(client, 'createApiToken', input, 'secret')).secret;
}

async function cursorsOf(client: TestClient): Promise<string[]> {
  const page = await client.ask<Record<string, unknown>>(`{ ${TYPES} }`);
  const texts = JSON.stringify(page).matchAll(/"(?:endCursor|eventCursor)":"([^"]+)"/g);
  return [...texts].map((match) => match[1]!);
}

const STRANGERS: readonly Actor[] = [
  { name: 'anonymous', authorization: null },
  { name: 'forger', authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' },
  { name: 'stutterer', authorization: 'Basic \u00e9' },
];

function actorsOf(people: readonly TestClient[], tokens: readonly string[]): Actor[] {
  const bearer = (secret: string) => `Bearer ${secret}`;
  return [
    ...people.map(({ username, accessToken }) => ({
      name: username,
      authorization: bearer(accessToken!),
    })),
    ...Object.keys(TOKENS).map((name, i) => ({
      name: `token ${name}`,
      authorization: bearer(tokens[i]!),
    })),
  ];
}
