/** Real: the service, sockets and Postgres. A bot follows its life by one stream, with a token of the scope `bot:play`. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import type { Feed } from '../support/live.js';
import { mustSend, send } from '../support/messages.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { codesOf, playCard, playToTurnOf, startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
const opened: Client[] = [];

beforeAll(async () => {
  service = await startService();
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(() => service.stop());

interface BotEvent {
  readonly cursor: string;
  readonly type?: string;
  readonly version?: number;
  readonly matchId?: string;
  readonly match?: {
    readonly status: string;
    readonly viewerSeat: number;
    readonly toAct: number | null;
    readonly result: { readonly reason: string } | null;
  } | null;
  readonly notification?: {
    readonly type: string;
    readonly challenge: { readonly id: string; readonly creator: { username: string } } | null;
    readonly message: { readonly text: string | null; readonly phrase: string | null } | null;
  };
}
type Added = { eventAdded: BotEvent };

const EVENT = `cursor
  ... on MatchEvent { matchId type version match { status viewerSeat toAct result { reason } } }
  ... on NotificationEvent { notification { type challenge { id creator { username } } message { text phrase } } }`;
const ADDED = `subscription ($after: String, $kinds: [UserEventKind!]) {
  eventAdded(after: $after, kinds: $kinds) { ${EVENT} } }`;
const KINDS = ['CHALLENGE', 'MATCH_STARTED', 'TURN', 'MATCH_ENDED', 'MESSAGE'];

/** A client with a token of the scope `bot:play` of an account; by default of a new bot. */
async function program(account?: TestClient): Promise<TestClient> {
  const bot = account ?? (await service.player());
  if (!account) {
    const owner = await service.player();
    await mustMutate(bot, 'becomeBot', {
      owner: owner.username,
      engine: 'Zugzwang',
      version: '1',
    });
  }
  const { secret } = await mustMutate<{ secret: string }>(
    bot,
    'createApiToken',
    { name: 'program', scopes: ['bot:play'] },
    'secret',
  );
  return Object.assign(service.client(), { username: bot.username, accessToken: secret });
}

async function cursorOf(client: TestClient): Promise<string> {
  await untilOutboxEmpty(service);
  return (await client.ask<{ eventCursor: string }>('{ eventCursor }')).eventCursor;
}

function follow(client: TestClient, variables: Record<string, unknown>): Feed<Added> {
  const socket = socketOf(client);
  opened.push(socket);
  return subscribe<Added>(socket, ADDED, variables);
}

const eventsOf = (feed: Feed<Added>) => feed.answers.map(({ data }) => data!.eventAdded);

const newestIn = (feed: Feed<Added>) => eventsOf(feed).at(-1)?.cursor;

describe('the stream of a bot', () => {
  it('has challenges, beginnings, turns, messages and ends, and the same after a cursor', async () => {
    const bot = await program();
    const gerda = await service.player();
    const after = await cursorOf(bot);
    const feed = follow(bot, { after, kinds: KINDS });
    const made = await gerda.challenge({
      variant: 'zweier',
      target: 1,
      rated: false,
      opponents: [{ username: bot.username }],
    });
    const { eventAdded: named } = await feed.next(
      ({ eventAdded }) => eventAdded.notification?.type === 'CHALLENGE',
    );
    expect(named.notification!.challenge).toEqual({
      id: made.challenge!.id,
      creator: { username: gerda.username },
    });
    const { match } = await bot.accept({ challengeId: made.challenge!.id });
    const table = { matchId: match!.id, players: playersOf(match!.seats, [gerda, bot]) };
    const { eventAdded: began } = await feed.next(
      ({ eventAdded }) => eventAdded.type === 'MATCH_STARTED',
    );
    expect(began.matchId).toBe(match!.id);
    const isTurn = ({ eventAdded: { match: seen } }: Added) =>
      seen?.status === 'IN_PROGRESS' && seen.toAct === seen.viewerSeat;
    await playToTurnOf(bot, table);
    await feed.next(isTurn);
    const texts = ['Hello', 'A good game', 'Are you a bot?'];
    for (const text of texts) await mustSend(gerda, match!.id, text);
    const messages = () =>
      eventsOf(feed).flatMap(({ notification }) => notification?.message ?? []);
    await until('the messages', () => messages().length === texts.length);
    expect(messages()).toEqual(texts.map((text) => ({ text, phrase: null })));
    await gerda.resign(match!.id);
    const { eventAdded: over } = await feed.next(
      ({ eventAdded }) => eventAdded.type === 'MATCH_ENDED',
    );
    expect(over.match).toMatchObject({ status: 'FINISHED', result: { reason: 'RESIGNED' } });
    await cursorOf(bot);

    const again = follow(bot, { after, kinds: KINDS });
    await until('the same events', () => newestIn(again) === newestIn(feed));
    // A turn has its match only as long as it is the newest event.
    const kept = eventsOf(feed).filter((event) => !event.match || event.type === 'MATCH_ENDED');
    expect(eventsOf(again)).toEqual(kept);
  });

  it('has one event for a turn, and none for other moves', async () => {
    const [one, other] = [await service.player(), await service.player()];
    const { matchId } = await startMatch([one, other], {
      variant: 'zweier',
      target: 1,
      rated: false,
    });
    const table = { matchId, players: [one, other] };
    const feed = follow(await program(one), { after: await cursorOf(one), kinds: ['TURN'] });
    const turns = new Set<number>();
    for (let moves = 0; moves < 4; moves += 1) {
      const { version, toAct } = await playCard(table);
      if (toAct !== 0) continue;
      turns.add(version);
      await feed.next(({ eventAdded }) => eventAdded.version === version);
    }
    await untilOutboxEmpty(service);
    expect(eventsOf(feed).map(({ version }) => version)).toEqual([...turns]);
  });

  it('sends all kinds if none are named, and nothing if the list is empty', async () => {
    const [one, other] = [await service.player(), await service.player()];
    const after = await cursorOf(one);
    const [all, none] = [follow(one, { after }), follow(one, { after, kinds: [] })];
    const { matchId } = await startMatch([one, other], {
      variant: 'zweier',
      target: 1,
      rated: false,
    });
    await other.resign(matchId);
    await all.next(({ eventAdded }) => eventAdded.type === 'MATCH_ENDED');
    await untilOutboxEmpty(service);
    expect(eventsOf(all).length).toBeGreaterThan(3);
    expect(eventsOf(none)).toEqual([]);
  });
});

describe('the scope bot:play', () => {
  it('sends phrases, but no texts', async () => {
    const [one, other] = [await service.player(), await service.player()];
    const { matchId } = await startMatch([one, other], { variant: 'zweier' });
    const client = await program(one);
    expect(codesOf(await send(client, matchId, { phrase: 'HELLO' }))).toEqual([]);
    await expect(send(client, matchId, { text: 'Hello' })).rejects.toThrow('FORBIDDEN');
  });
});

/** The clients in the order of the seats. */
const playersOf = (
  seats: readonly { readonly user: { readonly username: string } }[],
  clients: readonly TestClient[],
): TestClient[] =>
  seats.map(({ user }) => clients.find(({ username }) => username === user.username)!);
