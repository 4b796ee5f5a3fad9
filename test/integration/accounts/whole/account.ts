/** What the owner and a bot of theirs have set and signed in with. */
import { request } from 'undici';
import { Browser, OAuthApp, PUBLIC } from '../../../support/oauth.js';
import { CodeProgram } from '../../../support/codes.js';
import { mustMutate, PASSWORD } from '../../../support/client.js';
import type { TestClient } from '../../../support/client.js';
import { PushBrowser } from '../../../support/push-browser.js';
import { openReportBy, reportOf } from '../../../support/reports.js';
import { giveAddress, rowsOf } from '../../../support/sql.js';
import type { TestService } from '../../../support/service.js';
import { grant } from '../../../e2e/authorization/viewers.js';
import type { TestData } from '../../../e2e/authorization/test-data.js';
import { Hook } from '../../webhooks/hooks.js';
import { TRUE, USER_AGENT } from './truths.js';

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }`;
const RESET = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { userErrors { code } } }`;

/** Sign-ins with a wrong and the right password and a reset, from a network of its own, by a browser that says what it is. */
export async function knock(service: TestService, username: string): Promise<void> {
  const calls = [
    { query: LOGIN, input: { username, password: 'a wrong password' } },
    { query: LOGIN, input: { username, password: PASSWORD } },
    { query: RESET, input: { usernameOrEmail: TRUE.email } },
  ];
  for (const { query, input } of calls) {
    const { statusCode, body } = await request(`${service.base}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        'x-forwarded-for': TRUE.network,
      },
      body: JSON.stringify({ query, variables: { input } }),
    });
    if (statusCode !== 200) throw new Error(`a sign-in is answered by ${statusCode}`);
    await body.dump();
  }
}

/** Everything that is set, and every choice that is not the default. */
export async function setAll(service: TestService, owner: TestClient): Promise<void> {
  await giveAddress(service, owner, TRUE.email);
  await mustMutate(owner, 'setVisibility', {
    profile: 'OPPONENTS',
    matches: 'FRIENDS',
    presence: 'EVERYONE',
  });
  await mustMutate(owner, 'setSuits', { suits: 'GERMAN' });
  await mustMutate(owner, 'setLocale', { locale: 'DE' });
  await mustMutate(owner, 'setTimeZone', { timeZone: 'Europe/Vienna' });
  await mustMutate(owner, 'setAutoVacation', { enabled: true });
  await mustMutate(owner, 'setShowsOnline', { showsOnline: false });
  await mustMutate(owner, 'setNotificationPreferences', {
    channels: [{ channel: 'PUSH', enabled: true }],
    types: [{ channel: 'EMAIL', type: 'MATCH_OVER', enabled: false }],
    quietHours: { from: '22:00', to: '07:00' },
    reminders: [3600],
    digestHour: 7,
    whileConnected: true,
  });
}

/** People whom the owner asks, and who want nothing of the owner. */
export async function meetPeople({ viewers: { owner, stranger, spectator } }: TestData) {
  await mustMutate(owner, 'sendFriendRequest', { username: stranger.username });
  await mustMutate(spectator, 'blockUser', { username: owner.username });
}

/** Places to which the service sends, and programs that act for the owner. */
export async function letIn(service: TestService, { receiver, viewers }: TestData) {
  const { owner, stranger } = viewers;
  const browser = await PushBrowser.open();
  const device = { ...browser.subscription, label: TRUE.label };
  await mustMutate(owner, 'addPushSubscription', device);
  await Hook.open(owner, receiver.url(TRUE.webhook));
  await grant(owner, 'match:read', 'profile:read');
  await rowsOf(service, `UPDATE api_tokens SET name = $1`, [TRUE.token]);
  const profile = { name: TRUE.app, homepage: TRUE.homepage, redirectUris: [TRUE.callback] };
  await mustMutate(owner, 'createApp', { ...profile, isConfidential: true });
  const { app } = await mustMutate<{ app: { clientId: string } }>(
    stranger,
    'createApp',
    { name: 'Of another', redirectUris: ['https://other.example/done'] },
    'app { clientId }',
  );
  const program = new OAuthApp(service.base, app.clientId, 'https://other.example/done');
  const pages = new Browser(service.base, 'en', PUBLIC);
  await program.exchange(await pages.allow(program.authorizeUrl('match:read'), owner.username));
  return { endpoint: device.endpoint, program, close: () => browser.close() };
}

/** A bot account of its own, and one that goes on without its owner. */
export async function runBots(service: TestService, program: TestClient): Promise<void> {
  const other = await service.player('the_other_program');
  await mustMutate(other, 'becomeBot', { owner: 'the_owner', engine: 'Any', version: '1' });
  await mustMutate(program, 'updateBot', { description: TRUE.bot, homepage: TRUE.homepage });
}

/** A sign-in for an app, without an answer to what it asks for. */
export async function hesitate(
  service: TestService,
  program: OAuthApp,
  form: Readonly<Record<'username' | 'code', string>>,
): Promise<void> {
  const pages = new Browser(service.base, 'en', PUBLIC);
  const { url } = await pages.get(program.authorizeUrl('match:read'));
  await pages.post(url, { step: 'sign-in', password: PASSWORD, ...form });
}

/** Two-factor sign-in, and the role that needs it. @returns a recovery code */
async function becomeAdmin(service: TestService, owner: TestClient): Promise<string> {
  const { secret } = await mustMutate<{ secret: string }>(
    owner,
    'beginSecondFactor',
    { password: PASSWORD },
    'secret',
  );
  const program = new CodeProgram(secret);
  const { recoveryCodes } = await mustMutate<{ recoveryCodes: string[] }>(
    owner,
    'confirmSecondFactor',
    { code: program.code() },
    'recoveryCodes',
  );
  await rowsOf(
    service,
    `INSERT INTO user_roles (user_id, role) SELECT id, 'ADMIN' FROM users WHERE username = $1`,
    [owner.username],
  );
  const { accessToken } = await mustMutate<{ accessToken: string }>(
    service.client(),
    'login',
    { username: owner.username, password: PASSWORD, code: program.code(1) },
    'accessToken',
  );
  Object.assign(owner, { accessToken });
  return recoveryCodes[0]!;
}

/**
 * The owner appeals, decides a report and an appeal of others, and has a claim; a match of theirs is voided.
 *
 * @returns a recovery code of the second factor, which a role needs
 */
export async function keepOrder(
  service: TestService,
  data: TestData,
  matchId: string,
): Promise<string> {
  const { owner, opponent, partner, backer, moderator, admin } = data.viewers;
  await mustMutate(owner, 'appeal', { auditEntryId: data.ids.decision, text: TRUE.appeal });
  await mustMutate(moderator, 'voidMatch', {
    matchId,
    reason: TRUE.voided,
    username: owner.username,
  });
  const code = await becomeAdmin(service, owner);
  await mustMutate(moderator, 'warnUser', { username: opponent.username, reason: 'Rude words.' });
  const { decisionsAboutMe } = await opponent.ask<{
    decisionsAboutMe: { nodes: { id: string }[] };
  }>('{ decisionsAboutMe(first: 1) { nodes { id } } }');
  const auditEntryId = decisionsAboutMe.nodes[0]!.id;
  await mustMutate(opponent, 'appeal', { auditEntryId, text: 'They were not.' });
  await mustMutate(owner, 'answerAppeal', { auditEntryId, isGranted: false, text: 'They were.' });
  const reportId = await reportOf(owner, { reporter: partner, of: backer, isClaimed: true });
  await mustMutate(owner, 'decideReport', { reportId, decision: 'UPHELD', reason: 'Seen.' });
  await reportOf(owner, { reporter: backer, of: partner, isClaimed: true });
  await openReportBy(admin, opponent, owner.username);
  return code;
}

/** The old name leads to the owner for a time. */
export async function rename(owner: TestClient): Promise<void> {
  await mustMutate(owner, 'renameAccount', { username: TRUE.name, password: PASSWORD });
  owner.username = TRUE.name;
}
