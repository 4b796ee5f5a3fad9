/**
 * Real: two api processes, a worker and their sockets. Who receives the messages of a match, and
 * when.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { seeded } from '../../src/engine/index.js';
import { mutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import type { Feed } from '../support/live.js';
import {
  textsSeenBy,
  MESSAGE,
  messageNotifications,
  messagesOf,
  mustSend,
  send,
} from '../support/messages.js';
import type { MessageJson } from '../support/messages.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { waitingStreams } from '../support/streams.js';
import {
  asPlayerToAct,
  playerToAct,
  codesOf,
  putCards,
  startMatch,
  step,
} from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
let second: TestService;
let people: TestClient[];
let stranger: TestClient;
const opened: Client[] = [];

beforeAll(async () => {
  service = await startService();
  second = await startApi(service);
  stranger = await service.player();
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await socket.dispose();
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

/** New people for each table: the messages of a user per minute are limited. */
async function tableOf(count: number, input: object = {}): Promise<Table> {
  people = await Promise.all(Array.from({ length: count }, () => service.player()));
  return startMatch(people, { rated: false, ...input });
}

/** The same user at the other api process. */
function atSecondApi(client: TestClient): TestClient {
  const other = second.client();
  other.accessToken = client.accessToken;
  return other;
}

const NODE = `query ($id: ID!) { node(id: $id) { id ... on Message { text } } }`;
const found = async (client: TestClient, id: string) =>
  (await client.ask<{ node: object | null }>(NODE, { id })).node !== null;

type Added = { messageAdded: MessageJson };

const waiting = waitingStreams();

/** Listens for a match's messages; resolves when the service waits for them. */
async function listen(client: TestClient, matchId: string): Promise<Feed<Added>> {
  const socket = socketOf(client);
  opened.push(socket);
  const query = `subscription ($id: ID!) { messageAdded(matchId: $id) { ${MESSAGE} } }`;
  const before = waiting();
  const feed = subscribe<Added>(socket, query, { id: matchId });
  await until('the service to wait', () => waiting() > before);
  return feed;
}

/** Plays until the deal has ended; the actions are random. */
async function endDeal(table: Table): Promise<void> {
  const random = seeded(7);
  const { deal } = await asPlayerToAct(table);
  for (;;) {
    const match = await asPlayerToAct(table);
    if (match.status !== 'IN_PROGRESS' || match.deal.number > deal.number) return;
    await step(table, match, random);
  }
}

async function play(table: Table, tokens: string): Promise<void> {
  for (const token of tokens.split(' ')) {
    const done = await playerToAct(table, await asPlayerToAct(table)).act(table.matchId, [token]);
    expect([token, codesOf(done)]).toEqual([token, []]);
  }
}

describe('messages at a table of two', () => {
  it('a text is delivered at once, to the players and to nobody else', async () => {
    const { matchId } = await tableOf(2);
    const [anna, bert] = people as [TestClient, TestClient];
    const text = 'Grüß Gott 👋🏽\n„Noch a Bummerl?“ <script>alert(1)</script>';
    const sent = await mustSend(anna, matchId, text);
    expect(sent).toMatchObject({ matchId, seat: 0, dealNumber: 1, text, phrase: null });
    expect(sent.deliveredAt).toBe(sent.createdAt);
    expect(await messagesOf(atSecondApi(bert), matchId)).toEqual([sent]);
    expect(await messagesOf(anna, matchId)).toEqual([sent]);
    expect(await found(bert, sent.id)).toBe(true);
    for (const other of [stranger, service.client()]) {
      expect(await messagesOf(other, matchId)).toBeNull();
      expect(await found(other, sent.id)).toBe(false);
    }
  });

  it('come newest first, by pages', async () => {
    const { matchId } = await tableOf(2);
    for (const text of ['eins', 'zwei', 'drei']) await mustSend(people[0]!, matchId, text);
    type Page = {
      messages: {
        nodes: { text: string }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    };
    const fields = (after: string) => `messages(first: 2${after}) {
      nodes { text } pageInfo { endCursor hasNextPage } }`;
    const one = (await people[1]!.match<Page>(matchId, fields(''))).messages;
    const after = `, after: "${one.pageInfo.endCursor}"`;
    const two = (await people[1]!.match<Page>(matchId, fields(after))).messages;
    expect([one, two].map((page) => page.nodes.map(({ text }) => text))).toEqual([
      ['drei', 'zwei'],
      ['eins'],
    ]);
    expect([one, two].map((page) => page.pageInfo.hasNextPage)).toEqual([true, false]);
  });

  it('live messages reach the players in either process; a stranger cannot subscribe', async () => {
    const { matchId } = await tableOf(2);
    const [anna, bert] = people as [TestClient, TestClient];
    const feed = await listen(atSecondApi(bert), matchId);
    const sent = await mustSend(anna, matchId, 'live');
    const { messageAdded } = await feed.next(({ messageAdded: { text } }) => text === 'live');
    expect(messageAdded).toEqual(sent);
    const socket = socketOf(stranger);
    opened.push(socket);
    const query = `subscription ($id: ID!) { messageAdded(matchId: $id) { id } }`;
    const refused = subscribe(socket, query, { id: matchId });
    expect(await refused.failed()).toEqual(['BAD_USER_INPUT']);
  });

  it('an invalid message is refused', async () => {
    const { matchId } = await tableOf(2);
    const refused = async (input: object) => codesOf(await send(people[0]!, matchId, input));
    expect(await refused({})).toEqual(['TEXT_OR_PHRASE']);
    expect(await refused({ text: 'Servus', phrase: 'HELLO' })).toEqual(['TEXT_OR_PHRASE']);
    const texts = ['', ' \n ', 'ä'.repeat(501), 'a\0b', 'a\u001b[31mb', 'a\ud83db'];
    for (const text of texts) expect(await refused({ text })).toEqual(['TEXT_INVALID']);
    const keyless = { text: 'Servus', idempotencyKey: '' };
    expect(await refused(keyless)).toEqual(['IDEMPOTENCY_KEY_INVALID']);
    expect(await refused({ ...keyless, text: '' })).toEqual([
      'TEXT_INVALID',
      'IDEMPOTENCY_KEY_INVALID',
    ]);
    expect(await messagesOf(people[0]!, matchId)).toEqual([]);
  });

  it('the limit of 500 characters counts code points', async () => {
    const { matchId } = await tableOf(2);
    const text = '🂡'.repeat(500);
    expect((await mustSend(people[0]!, matchId, text)).text).toBe(text);
    expect(codesOf(await send(people[0]!, matchId, { text: `${text}🂡` }))).toEqual([
      'TEXT_INVALID',
    ]);
  });

  it('a user cannot send a message to a match of others or an unknown match', async () => {
    const { matchId } = await tableOf(2);
    expect(codesOf(await send(stranger, matchId, { text: 'Servus' }))).toEqual(['NOT_A_PLAYER']);
    const { nextMatchId } = (
      await stranger.ask<{ me: { nextMatchId: string } }>('{ me { nextMatchId } }')
    ).me;
    expect(codesOf(await send(stranger, nextMatchId, { text: 'Servus' }))).toEqual([
      'MATCH_NOT_FOUND',
    ]);
  });

  it('a repeated call sends no second message, in any process', async () => {
    const { matchId } = await tableOf(2);
    const [anna, bert] = people as [TestClient, TestClient];
    const input = { text: 'einmal', idempotencyKey: 'k1' };
    const calls = [anna, atSecondApi(anna), anna, atSecondApi(anna)].map((at) =>
      send(at, matchId, input),
    );
    const ids = (await Promise.all(calls)).map(({ message }) => message!.id);
    expect(new Set(ids).size).toBe(1);
    expect(await textsSeenBy(bert, matchId)).toEqual(['einmal']);
    const other = await send(anna, matchId, { ...input, text: 'anders' });
    expect(codesOf(other)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  it('a user who sends too many messages has to wait, and may still repeat a call', async () => {
    const { matchId } = await tableOf(2);
    const [anna] = people as [TestClient];
    const first = { text: 'der erste', idempotencyKey: 'first' };
    const { message } = await send(anna, matchId, first);
    const more = Array.from({ length: 19 }, () => send(anna, matchId, { phrase: 'THANKS' }));
    await Promise.all(more);
    await expect(send(anna, matchId, { text: 'zu viel' })).rejects.toThrow('RATE_LIMITED');
    expect((await send(anna, matchId, first)).message).toEqual(message);
    expect(await textsSeenBy(people[1]!, matchId)).toHaveLength(20);
  });

  it('unread messages have one notification together; after it is read, the next message brings another', async () => {
    const { matchId } = await tableOf(2);
    const [anna, bert] = people as [TestClient, TestClient];
    const first = await mustSend(anna, matchId, 'eins');
    const [notification] = await until('the notification', async () => {
      const notifications = await messageNotifications(bert, matchId);
      return notifications.length > 0 && notifications;
    });
    expect(notification).toMatchObject({ messageId: first.id });
    await mustSend(anna, matchId, 'zwei');
    await mustSend(anna, matchId, 'drei');
    await untilOutboxEmpty(service);
    expect(await messageNotifications(bert, matchId)).toEqual([notification]);
    await mutate(bert, 'markNotificationsRead', { notificationIds: [notification!.id] });
    const last = await mustSend(anna, matchId, 'vier');
    await until('another', async () => {
      const [next] = await messageNotifications(bert, matchId);
      return next?.messageId === last.id;
    });
    expect(await messageNotifications(anna, matchId)).toEqual([]);
  });

  it('the phrases are listed with their texts', async () => {
    type Phrases = { phrases: { phrase: string; en: string; de: string }[] };
    const { phrases } = await stranger.ask<Phrases>('{ phrases { phrase en de } }');
    expect(phrases).toContainEqual({ phrase: 'GOOD_GAME', en: 'Good game', de: 'Gutes Spiel' });
    const { matchId } = await tableOf(2);
    const sent = await send(people[0]!, matchId, { phrase: 'GOOD_GAME' });
    expect(sent.message).toMatchObject({ phrase: 'GOOD_GAME', text: null });
    const query = `mutation ($id: ID!) {
      sendMessage(input: { matchId: $id, phrase: ACE_OF_HEARTS }) { userErrors { code } } }`;
    await expect(people[0]!.ask(query, { id: matchId })).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('messages where seats play together', () => {
  it.each([
    ['dreier', 3],
    ['dritt', 3],
    ['bauern', 4],
  ])('in %s only its sender sees a text until the deal has ended', async (variant, seats) => {
    const table = await tableOf(seats, { variant });
    const { matchId } = table;
    const [anna, ...others] = people as [TestClient, ...TestClient[]];
    const feed = await listen(others[0]!, matchId);
    const sent = await mustSend(anna, matchId, 'Ich habe den Zehner');
    expect(sent.deliveredAt).toBeNull();
    expect(await messagesOf(anna, matchId)).toContainEqual(sent);
    const loud = (await send(anna, matchId, { phrase: 'ONE_MOMENT' })).message!;
    expect(loud.deliveredAt).toBe(loud.createdAt);
    await feed.next(({ messageAdded: { id } }) => id === loud.id);
    await untilOutboxEmpty(service);
    expect(feed.answers).toHaveLength(1);
    for (const other of [...others, stranger]) {
      expect(await textsSeenBy(other, matchId)).not.toContain(sent.text);
      expect(await found(other, sent.id)).toBe(false);
      const report = { messageId: sent.id, reason: 'ABUSE' };
      expect(codesOf(await mutate(other, 'reportMessage', report))).toEqual(['MESSAGE_NOT_FOUND']);
      const notifications = await messageNotifications(other, matchId);
      expect(notifications.map((notification) => notification.messageId)).not.toContain(sent.id);
    }
    await mutate(others[0]!, 'markNotificationsRead', {});
    await endDeal(table);
    const delivered = (await messagesOf(others[0]!, matchId))!.find(({ id }) => id === sent.id)!;
    expect(Date.parse(delivered.deliveredAt!)).toBeGreaterThanOrEqual(Date.parse(sent.createdAt));
    await feed.next(({ messageAdded: { id, deliveredAt } }) => id === sent.id && !!deliveredAt);
    await until('the notification', async () => {
      const [notification] = await messageNotifications(others[0]!, matchId);
      return notification?.messageId === sent.id;
    });
    expect(await messagesOf(stranger, matchId)).toBeNull();
  });

  it('after the end of a match with three seats a text is delivered at once', async () => {
    const table = await tableOf(3, { variant: 'dritt', target: 1 });
    while ((await asPlayerToAct(table)).status === 'IN_PROGRESS') await endDeal(table);
    const sent = await mustSend(people[0]!, table.matchId, 'Revanche?');
    expect(sent.deliveredAt).toBe(sent.createdAt);
    expect(await textsSeenBy(people[1]!, table.matchId)).toEqual(['Revanche?']);
  });
});

describe('messages in a PLAUDERER (rules 10.7)', () => {
  /**
   * The hands by seat, from the caller, who sits left of the dealer. The second player bids the
   * Plauderer, the others defend.
   */
  const HANDS = [
    ['HA', 'HT', 'HK', 'DA', 'DT', 'SA'],
    ['SJ', 'SQ', 'DJ', 'DQ', 'CJ', 'CQ'],
    ['HQ', 'HJ', 'ST', 'SK', 'DK', 'CT'],
  ];

  async function bidding(): Promise<{ table: Table; caller: number }> {
    const table = await tableOf(3, { variant: 'dreier' });
    const { deal } = await people[0]!.match(table.matchId);
    const caller = (deal.dealer + 1) % 3;
    const hands = people.map((_, seat) => HANDS[(seat - caller + 3) % 3]!);
    await putCards(service, table.matchId, { hands, talon: ['CA', 'CK'] });
    await play(table, 'tH b:PLAUDERER! p p');
    return { table, caller };
  }

  it('in a Plauderer texts of defenders are delivered to all seats at once, texts of the declarer later', async () => {
    const { table, caller } = await bidding();
    const { matchId } = table;
    const [defender, declarer, other] = [0, 1, 2].map((i) => people[(caller + i) % 3]!) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    expect((await mustSend(defender, matchId, 'vor dem Flecken')).deliveredAt).toBeNull();
    await play(table, 'p p');
    for (const speaker of [defender, other]) {
      const sent = await mustSend(speaker, matchId, `Stich ${speaker.username}`);
      expect(sent.deliveredAt).toBe(sent.createdAt);
    }
    expect((await mustSend(declarer, matchId, 'Ich nicht')).deliveredAt).toBeNull();
    const words = [`Stich ${defender.username}`, `Stich ${other.username}`];
    expect(await textsSeenBy(other, matchId)).toEqual(words);
    expect(await textsSeenBy(declarer, matchId)).toEqual([...words, 'Ich nicht']);
    await play(table, 'CJ CT HT');
    const open = await mustSend(other, matchId, 'offen');
    expect(open.deliveredAt).toBe(open.createdAt);
    await endDeal(table);
    expect(await textsSeenBy(other, matchId)).toEqual([
      'vor dem Flecken',
      ...words,
      'Ich nicht',
      'offen',
    ]);
    expect((await mustSend(other, matchId, 'wieder geheim')).deliveredAt).toBeNull();
  });
});
