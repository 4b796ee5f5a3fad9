/** Real: the service and the operator's command. Blocks and reports. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { mutate, mustMutate } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import {
  textsSeenBy,
  messageNotifications,
  messagesOf,
  mustSend,
  send,
  type NotificationJson,
} from '../support/messages.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty, rowsOf } from '../support/sql.js';
import { codesOf, startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

let service: TestService;
let anna: TestClient;
let bert: TestClient;
let clara: TestClient;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** New people for each test. */
async function people(): Promise<void> {
  [anna, bert, clara] = (await Promise.all([1, 2, 3].map(() => service.player()))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
}

const block = (client: TestClient, { username }: { username: string }) =>
  mutate(client, 'blockUser', { username });
const unblock = (client: TestClient, { username }: { username: string }) =>
  mutate(client, 'unblockUser', { username });

/**
 * The users whom somebody has blocked, as `client` sees them; null where `client` may not see them.
 */
async function blockedOf(client: TestClient, { username }: TestClient): Promise<string[] | null> {
  const query = 'query ($username: String!) { user(username: $username) { blocked { username } } }';
  type Shown = { user: { blocked: { username: string }[] | null } };
  const { user } = await client.ask<Shown>(query, { username });
  return user.blocked && user.blocked.map((one) => one.username);
}

describe('a block', () => {
  it('hides all messages and phrases, earlier and later ones, and their notifications', async () => {
    await people();
    const { matchId } = await startMatch([anna, bert]);
    const early = await mustSend(anna, matchId, 'früher');
    await until(
      'the notification',
      async () => (await messageNotifications(bert, matchId)).length > 0,
    );
    await mutate(bert, 'markNotificationsRead', {});
    expect(codesOf(await block(bert, anna))).toEqual([]);
    const late = await mustSend(anna, matchId, 'später');
    await send(anna, matchId, { phrase: 'THANKS' });
    await mustSend(bert, matchId, 'Ich sehe nichts');
    await untilOutboxEmpty(service);
    expect(await textsSeenBy(bert, matchId)).toEqual(['Ich sehe nichts']);
    expect(await messageNotifications(bert, matchId)).toEqual([]);
    for (const { id } of [early, late]) {
      const query = 'query ($id: ID!) { node(id: $id) { id } }';
      expect(await bert.ask(query, { id })).toEqual({ node: null });
    }
    expect(await textsSeenBy(anna, matchId)).toEqual([
      'früher',
      'später',
      'THANKS',
      'Ich sehe nichts',
    ]);
    await unblock(bert, anna);
    expect(await textsSeenBy(bert, matchId)).toHaveLength(4);
  });

  it('is in a list that its owner alone sees', async () => {
    await people();
    expect(codesOf(await block(bert, anna))).toEqual([]);
    expect(codesOf(await block(bert, anna))).toEqual([]);
    expect(codesOf(await block(bert, clara))).toEqual([]);
    expect(await blockedOf(bert, bert)).toEqual([clara.username, anna.username]);
    for (const other of [anna, clara, service.client()]) {
      expect(await blockedOf(other, bert)).toBeNull();
    }
    expect(await blockedOf(anna, anna)).toEqual([]);
    expect(codesOf(await unblock(bert, clara))).toEqual([]);
    expect(codesOf(await unblock(bert, clara))).toEqual([]);
    expect(await blockedOf(bert, bert)).toEqual([anna.username]);
  });

  it('is for another person only, not for oneself, a bot or an unknown user', async () => {
    await people();
    expect(codesOf(await block(anna, anna))).toEqual(['BLOCK_IS_YOU']);
    expect(codesOf(await block(anna, { username: 'bot-easy' }))).toEqual(['BLOCK_IS_BOT']);
    expect(codesOf(await block(anna, { username: 'no-such-user' }))).toEqual(['UNKNOWN_USER']);
    expect(codesOf(await unblock(anna, { username: 'no-such-user' }))).toEqual(['UNKNOWN_USER']);
    expect(codesOf(await block(anna, { username: bert.username.toUpperCase() }))).toEqual([]);
  });

  it('refuses challenges of the blocked user, without giving the reason', async () => {
    await people();
    const before = { variant: 'zweier', opponents: [{ username: bert.username }] };
    const named = { ...before, idempotencyKey: 'once' };
    const made = await anna.challenge(named);
    await block(bert, anna);
    expect((await anna.challenge(named)).challenge).toEqual(made.challenge);
    const refused = await anna.challenge(before);
    expect(refused.userErrors).toMatchObject([
      { code: 'OPPONENT_UNAVAILABLE', path: ['opponents', 0] },
    ]);
    expect(refused.challenge).toBeNull();
    const three = await anna.challenge({
      variant: 'dreier',
      opponents: [{ username: clara.username }, { username: bert.username }],
    });
    expect(three.userErrors).toMatchObject([{ path: ['opponents', 1] }]);
    expect((await clara.challenge(before)).userErrors).toEqual([]);
    await unblock(bert, anna);
    await anna.cancel(made.challenge!.id);
    expect((await anna.challenge(before)).userErrors).toEqual([]);
  });

  it('keeps the blocked user out of open challenges, and nobody else', async () => {
    await people();
    await block(bert, anna);
    const { challenge } = await bert.challenge({ variant: 'dritt' });
    const challengeId = challenge!.id;
    expect(codesOf(await anna.accept({ challengeId }))).toEqual(['OPPONENT_UNAVAILABLE']);
    expect(codesOf(await clara.accept({ challengeId }))).toEqual([]);
    expect(codesOf(await anna.accept({ challengeId }))).toEqual(['OPPONENT_UNAVAILABLE']);
    const other = await clara.challenge({ variant: 'dritt' });
    expect(codesOf(await bert.accept({ challengeId: other.challenge!.id }))).toEqual([]);
    expect(codesOf(await anna.accept({ challengeId: other.challenge!.id }))).toEqual([
      'OPPONENT_UNAVAILABLE',
    ]);
  });
});

describe('messages of a match without spectators', () => {
  it('are refused to strangers as for an unknown match', async () => {
    await people();
    const { matchId } = await startMatch([anna, bert], { onlookers: false });
    expect(codesOf(await send(clara, matchId, { text: 'Servus' }))).toEqual(['MATCH_NOT_FOUND']);
    await mustSend(anna, matchId, 'unter uns');
    expect(await textsSeenBy(bert, matchId)).toEqual(['unter uns']);
  });
});

interface ReportLine {
  readonly id: string;
  readonly reporter: string;
  readonly reported: string;
  readonly reason: string;
  readonly comment: string | null;
  readonly message: string | null;
  readonly match: string | null;
}

/** Runs the operator's built command. */
async function reports(...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: service.database.url,
    JWT_SECRET: service.config.JWT_SECRET,
  };
  const child = spawn(process.execPath, ['dist/reports.main.js', ...args], { env });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  const lines = out.split('\n').filter((line) => line !== '');
  return { status, err, lines: lines.map((line) => JSON.parse(line) as ReportLine) };
}

const report = (client: TestClient, messageId: string, more: object = {}) =>
  mutate<{ userErrors: UserErrorJson[] }>(client, 'reportMessage', {
    messageId,
    reason: 'ABUSE',
    ...more,
  });

describe('reports', () => {
  it('show a message to the operator once, with its text', async () => {
    await people();
    const { matchId } = await startMatch([anna, bert]);
    const sent = await mustSend(anna, matchId, 'Du „Bock“!\n😡');
    await block(bert, anna);
    const complaint = { messageId: sent.id, reason: 'ABUSE', comment: 'schon wieder' };
    expect(await mustMutate(bert, 'reportMessage', complaint, 'user { username }')).toMatchObject({
      user: { username: anna.username },
    });
    expect(codesOf(await report(bert, sent.id, { reason: 'SPAM' }))).toEqual([]);
    await rowsOf(service, 'DELETE FROM match_messages');
    const { lines, status } = await reports();
    expect(status).toBe(0);
    const mine = lines.filter(({ reporter }) => reporter === bert.username);
    expect(mine).toMatchObject([
      {
        reported: anna.username,
        reason: 'ABUSE',
        comment: 'schon wieder',
        message: 'Du „Bock“!\n😡',
        match: matchId,
      },
    ]);
    expect((await reports('close', mine[0]!.id)).status).toBe(0);
    expect(await rowsOf(service, 'SELECT FROM reports WHERE closed_at IS NULL')).toEqual([]);
    const again = await reports('close', mine[0]!.id);
    expect([again.status, again.err]).toEqual([1, 'There is no open report with this id\n']);
  });

  it('may be made of a message by users who could see it, except its sender', async () => {
    await people();
    const { matchId } = await startMatch([anna, bert]);
    const { id } = await mustSend(anna, matchId, 'Servus');
    expect(codesOf(await report(clara, id))).toEqual(['MESSAGE_NOT_FOUND']);
    const unknown = toGlobalId('Message', randomUUID());
    expect(codesOf(await report(bert, unknown))).toEqual(['MESSAGE_NOT_FOUND']);
    expect(codesOf(await report(anna, id))).toEqual(['REPORT_IS_YOU']);
    const comment = 'a'.repeat(1001);
    expect(codesOf(await report(bert, id, { comment }))).toEqual(['COMMENT_INVALID']);
    expect(codesOf(await report(anna, id, { comment }))).toEqual([
      'REPORT_IS_YOU',
      'COMMENT_INVALID',
    ]);
    await expect(report(service.client(), id)).rejects.toThrow('UNAUTHENTICATED');
    expect(await rowsOf(service, 'SELECT FROM reports WHERE closed_at IS NULL')).toEqual([]);
  });

  it('show a user to the operator, and the reported user is not notified', async () => {
    await people();
    const about = { username: anna.username, reason: 'CHEATING' };
    for (const again of [about, about]) {
      expect(codesOf(await mutate(bert, 'reportUser', again))).toEqual([]);
    }
    expect(codesOf(await mutate(anna, 'reportUser', about))).toEqual(['REPORT_IS_YOU']);
    const nobody = { ...about, username: 'no-such-user' };
    expect(codesOf(await mutate(bert, 'reportUser', nobody))).toEqual(['UNKNOWN_USER']);
    const { lines } = await reports();
    expect(lines.filter(({ reporter }) => reporter === bert.username)).toMatchObject([
      { reported: anna.username, reason: 'CHEATING', message: null, match: null },
    ]);
    await untilOutboxEmpty(service);
    const feed = '{ notifications { nodes { id type matchId messageId } } }';
    const shown = await anna.ask<{ notifications: { nodes: NotificationJson[] } }>(feed);
    expect(shown.notifications.nodes).toEqual([]);
    expect(await messagesOf(anna, (await startMatch([anna, bert])).matchId)).toEqual([]);
  });
});
