/** Real: two apis and a worker over HTTP and WebSocket, Postgres. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mustMutate, mutate } from '../support/client.js';
import type { MatchJson, TestClient, UserErrorJson } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { mustSend, send } from '../support/messages.js';
import { startMatch } from '../support/table.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { waitingStreams } from '../support/streams.js';
import { until } from '../support/wait.js';

const waiting = waitingStreams();
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString();

let service: TestService;
let otherApi: TestService;
let moderator: TestClient;
let second: TestClient;
let anna: TestClient;
let bert: TestClient;

beforeAll(async () => {
  service = await startService();
  otherApi = await startApi(service);
  [moderator, second] = [await service.player(), await service.player()];
  for (const person of [moderator, second]) await giveRole(service, person, 'MODERATOR');
});
afterAll(async () => {
  await otherApi.stop();
  await service.stop();
});
beforeEach(async () => {
  [anna, bert] = [await service.player(), await service.player()];
});

const codesOf = ({ userErrors }: { userErrors: readonly UserErrorJson[] }) =>
  userErrors.map(({ code }) => code);

const at = (api: TestService, { accessToken }: TestClient): TestClient =>
  Object.assign(api.client(), { accessToken });

const LISTED =
  'id message decision claimedUntil reporter { username } reportsOfReported { upheld }';

const CONTEXT = `messagesAround { text } match { viewerSeat deal { hands { seat cards } } }
  reported { username } reportsByReporter { undecided upheld dismissed }`;

interface ReportJson {
  readonly id: string;
  readonly message: string | null;
  readonly decision: string | null;
  readonly reporter: { readonly username: string };
}

interface ContextJson {
  readonly messagesAround: readonly { readonly text: string }[];
  readonly match: MatchJson;
}

const reportsIn = async (state: string, client = moderator): Promise<readonly ReportJson[]> => {
  const query = `query ($state: ReportState!) { reports(state: $state, first: 100) { nodes { ${LISTED} } } }`;
  const { reports } = await client.ask<{ reports: { nodes: ReportJson[] } }>(query, { state });
  return reports.nodes;
};

/** A report of Anna by Bert. */
async function reportOfAnna(): Promise<ReportJson> {
  await mustMutate(bert, 'reportUser', { username: anna.username, reason: 'ABUSE' });
  const open = await reportsIn('OPEN');
  return open.find(({ reporter }) => reporter.username === bert.username)!;
}

const claim = (client: TestClient, { id: reportId }: ReportJson) =>
  mutate(client, 'claimReport', { reportId });

const decide = (client: TestClient, { id: reportId }: ReportJson, more: object = {}) =>
  mutate(client, 'decideReport', { reportId, decision: 'UPHELD', reason: 'Insults.', ...more });

const suspend = (username: string, more: object = {}) =>
  mustMutate(moderator, 'suspendUser', { username, reason: 'Insults.', ...more });

describe('a suspension', () => {
  it('ends sockets on every process, says why, and refuses what follows', async () => {
    const sockets = [service, otherApi].map((api) => socketOf(at(api, anna)));
    const before = waiting();
    const feeds = sockets.map((socket) =>
      subscribe(socket, 'subscription { eventAdded { cursor } }'),
    );
    await until('both to listen', () => waiting() >= before + 2);
    await suspend(anna.username);
    for (const feed of feeds) expect(await feed.failed()).toEqual(['SUSPENDED']);
    for (const socket of sockets) await socket.dispose();
    for (const api of [service, otherApi]) {
      const { errors } = await at(api, anna).raw('{ me { username } }');
      expect(errors).toMatchObject([{ extensions: { code: 'SUSPENDED', until: null } }]);
    }
  });

  it('ends the matches of the person, and the other one wins', async () => {
    const { matchId } = await startMatch([anna, bert]);
    await suspend(anna.username);
    await until('the end of the match', async () => {
      const { match } = await bert.ask<{ match: MatchJson }>(
        'query ($id: ID!) { match(id: $id) { status } }',
        { id: matchId },
      );
      return match.status === 'FINISHED';
    });
  });

  it('is lifted again, and then the person signs in as before', async () => {
    await suspend(anna.username, { until: IN_A_MONTH });
    const lift = { username: anna.username, reason: 'A mistake.' };
    await mustMutate(moderator, 'unsuspendUser', lift);
    expect(codesOf(await mutate(moderator, 'unsuspendUser', lift))).toEqual(['NOT_SANCTIONED']);
    const log = await rowsOf<{ act: string }>(
      service,
      `SELECT act FROM audit_log WHERE subject_id = (SELECT id FROM users WHERE username = $1)
       ORDER BY number`,
      [anna.username],
    );
    expect(log.map(({ act }) => act)).toEqual(['SUSPENDED', 'UNSUSPENDED']);
  });

  it.each([
    ['oneself', () => moderator.username, {}, 'NOT_ON_YOURSELF'],
    ['another moderator', () => second.username, {}, 'NOT_ON_STAFF'],
    ['nobody', () => 'the_absent', {}, 'UNKNOWN_USER'],
    ['without a reason', () => anna.username, { reason: ' ' }, 'MODERATION_REASON_INVALID'],
    ['until yesterday', () => anna.username, { until: '2001-01-01T00:00:00Z' }, 'UNTIL_INVALID'],
  ])('of %s is refused', async (_, nameOf, more, code) => {
    const input = { username: nameOf(), reason: 'Insults.', ...more };
    expect(codesOf(await mutate(moderator, 'suspendUser', input))).toEqual([code]);
  });

  it('is not for people without a role', async () => {
    const input = { username: anna.username, reason: 'Insults.' };
    await expect(mutate(bert, 'suspendUser', input)).rejects.toThrow('FORBIDDEN');
  });
});

const STANDING =
  'query ($username: String!) { user(username: $username) { standing { mute { until } suspension { until } } } }';

interface Standing {
  readonly user: { readonly standing: object | null };
}

it('a muted person posts no texts, and says phrases', async () => {
  const { matchId } = await startMatch([anna, bert]);
  const mute = { username: anna.username, reason: 'Insults.', until: IN_A_MONTH };
  await mustMutate(moderator, 'muteUser', mute);
  const texts = [
    () => send(anna, matchId, { text: 'Du Bock!' }),
    () => mutate(anna, 'foundClub', { name: 'Muted ones' }),
    () =>
      mutate(anna, 'createCompetition', { name: 'A cup', form: 'KNOCK_OUT', variant: 'zweier' }),
  ];
  for (const post of texts) await expect(post()).rejects.toThrow('MUTED');
  expect(codesOf(await send(anna, matchId, { phrase: 'HELLO' }))).toEqual([]);
  const standingFor = async (client: TestClient) =>
    (await client.ask<Standing>(STANDING, { username: anna.username })).user.standing;
  const muted = { mute: { until: IN_A_MONTH }, suspension: null };
  for (const client of [anna, moderator]) expect(await standingFor(client)).toEqual(muted);
  expect(await standingFor(bert)).toBeNull();
  await mustMutate(moderator, 'unmuteUser', { username: anna.username, reason: 'Enough.' });
  await mustSend(anna, matchId, 'Servus');
  expect(await standingFor(anna)).toEqual({ mute: null, suspension: null });
});

describe('a report in the queue', () => {
  it('is claimed by one of two moderators at the same moment, and decided by that one', async () => {
    const report = await reportOfAnna();
    const claims = await Promise.all([moderator, second].map((client) => claim(client, report)));
    expect(claims.map(codesOf).sort()).toEqual([[], ['REPORT_CLAIMED']]);
    const [winner, loser] =
      codesOf(claims[0]!).length === 0 ? [moderator, second] : [second, moderator];
    expect(codesOf(await decide(loser, report))).toEqual(['REPORT_NOT_CLAIMED']);
    const sanction = { kind: 'MUTE' };
    expect(codesOf(await decide(winner, report, { sanction }))).toEqual([]);
    expect(codesOf(await decide(winner, report))).toEqual(['REPORT_NOT_CLAIMED']);
    const decided = (await reportsIn('DECIDED')).find(({ id }) => id === report.id);
    expect(decided).toMatchObject({ decision: 'UPHELD', reportsOfReported: { upheld: 1 } });
  });

  it('is counted while nobody works on it, but not for whom it concerns', async () => {
    const countFor = async (client: TestClient) =>
      (await client.ask<{ openReportCount: number }>('{ openReportCount }')).openReportCount;
    const before = await countFor(moderator);
    const report = await reportOfAnna();
    await mustMutate(bert, 'reportUser', { username: second.username, reason: 'OTHER' });
    expect([await countFor(moderator), await countFor(second)]).toEqual([before + 2, before + 1]);
    await claim(moderator, report);
    expect(await countFor(moderator)).toBe(before + 1);
    await mustMutate(moderator, 'releaseReport', { reportId: report.id });
    await expect(countFor(bert)).rejects.toThrow('FORBIDDEN');
  });

  it('a refused sanction leaves it undecided', async () => {
    const report = await reportOfAnna();
    await claim(moderator, report);
    const past = { kind: 'SUSPEND', until: '2001-01-01T00:00:00Z' };
    expect(codesOf(await decide(moderator, report, { sanction: past }))).toEqual(['UNTIL_INVALID']);
    const dismissed = { decision: 'DISMISSED', sanction: { kind: 'WARN' } };
    expect(codesOf(await decide(moderator, report, dismissed))).toEqual(['SANCTION_NEEDS_UPHELD']);
    expect((await reportsIn('CLAIMED')).map(({ id }) => id)).toContain(report.id);
    await mustMutate(moderator, 'releaseReport', { reportId: report.id });
    expect((await reportsIn('OPEN')).map(({ id }) => id)).toContain(report.id);
  });

  it('a claim lapses', async () => {
    const report = await reportOfAnna();
    await claim(moderator, report);
    await rowsOf(service, `UPDATE reports SET claimed_until = now() - interval '1 second'`);
    const lapsed = (await reportsIn('OPEN')).find(({ id }) => id === report.id);
    expect(lapsed).toMatchObject({ claimedUntil: null });
    expect(codesOf(await decide(moderator, report))).toEqual(['REPORT_NOT_CLAIMED']);
    expect(codesOf(await claim(second, report))).toEqual([]);
    await mustMutate(second, 'releaseReport', { reportId: report.id });
  });

  it('the reporter and the reported person are told', async () => {
    const report = await reportOfAnna();
    await claim(moderator, report);
    await decide(moderator, report, { sanction: { kind: 'WARN' } });
    const typesOf = async (client: TestClient) =>
      (
        await client.ask<{ notifications: { nodes: { type: string }[] } }>(
          '{ notifications(first: 5) { nodes { type } } }',
        )
      ).notifications.nodes.map(({ type }) => type);
    await until('both notifications', async () => {
      const types = [...(await typesOf(anna)), ...(await typesOf(bert))];
      return types.includes('MODERATED') && types.includes('REPORT_DECIDED');
    });
  });

  it('shows the earlier sanctions of the person, newest first', async () => {
    const { username } = anna;
    await mustMutate(moderator, 'warnUser', { username, reason: 'First.' });
    await mustMutate(moderator, 'muteUser', { username, reason: 'Second.', until: IN_A_MONTH });
    const { id } = await reportOfAnna();
    const query =
      'query ($id: ID!) { node(id: $id) { ... on Report { earlierSanctions { kind reason until appealIsGranted } } } }';
    expect(await second.ask(query, { id })).toEqual({
      node: {
        earlierSanctions: [
          { kind: 'MUTED', reason: 'Second.', until: IN_A_MONTH, appealIsGranted: null },
          { kind: 'WARNED', reason: 'First.', until: null, appealIsGranted: null },
        ],
      },
    });
  });

  it.each([
    ['UPHELD', 'Your report was upheld'],
    ['DISMISSED', 'Your report was dismissed'],
  ])('the reporter learns that it was %s, and nothing else', async (decision, text) => {
    const report = await reportOfAnna();
    await claim(moderator, report);
    await decide(moderator, report, { decision });
    const query = '{ notifications(first: 1) { nodes { text } } }';
    await until('the notification', async () => {
      const { notifications } = await bert.ask<{ notifications: { nodes: { text: string }[] } }>(
        query,
      );
      return notifications.nodes[0]?.text === text;
    });
  });

  it('shows the messages around, and the match without hidden cards, even without spectators', async () => {
    const { matchId } = await startMatch([anna, bert], { onlookers: false });
    for (let i = 0; i < 14; i++) await mustSend(anna, matchId, `Nr. ${i}`);
    const bad = await mustSend(anna, matchId, 'Du Bock!');
    await mustSend(bert, matchId, 'Na!');
    await mustMutate(bert, 'reportMessage', { messageId: bad.id, reason: 'ABUSE' });
    const report = (await reportsIn('OPEN')).find(({ message }) => message === 'Du Bock!')!;
    const query = `query ($id: ID!) { node(id: $id) { ... on Report { ${CONTEXT} } } }`;
    const { node } = await moderator.ask<{ node: ContextJson }>(query, { id: report.id });
    const texts = node.messagesAround.map(({ text }) => text);
    expect(texts).toHaveLength(11);
    expect(texts.slice(-2)).toEqual(['Du Bock!', 'Na!']);
    expect(node.match.viewerSeat).toBeNull();
    expect(node.match.deal.hands.map(({ cards }) => cards)).toEqual([null, null]);
  });

  it('does not exist for the moderator whom it concerns', async () => {
    await mustMutate(bert, 'reportUser', { username: second.username, reason: 'OTHER' });
    const report = (await reportsIn('OPEN')).find(
      (one) => one.reporter.username === bert.username,
    )!;
    expect((await reportsIn('OPEN', second)).map(({ id }) => id)).not.toContain(report.id);
    expect(codesOf(await claim(second, report))).toEqual(['REPORT_NOT_FOUND']);
  });

  it('one moderator claims at most ten', async () => {
    const reporters = await Promise.all(Array.from({ length: 11 }, () => service.player()));
    for (const reporter of reporters)
      await mustMutate(reporter, 'reportUser', { username: anna.username, reason: 'SPAM' });
    const names = new Set(reporters.map(({ username }) => username));
    const open = (await reportsIn('OPEN')).filter(({ reporter }) => names.has(reporter.username));
    const codes: string[] = [];
    for (const report of open) codes.push(...codesOf(await claim(second, report)));
    expect(codes).toEqual(['TOO_MANY_CLAIMED']);
  });

  it('is hidden from everybody without a role', async () => {
    const report = await reportOfAnna();
    await expect(reportsIn('OPEN', bert)).rejects.toThrow('FORBIDDEN');
    const found = await bert.ask('query ($id: ID!) { node(id: $id) { id } }', { id: report.id });
    expect(found).toEqual({ node: null });
  });
});
