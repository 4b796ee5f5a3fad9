/** Real: the service and an SMTP server. E-mails to owners about changes to their account. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mustMutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { headerOf, linkIn, MailServer } from '../support/mail-server.js';
import type { Received } from '../support/mail-server.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { giveAddress, rowsOf } from '../support/sql.js';
import { until } from '../support/wait.js';

let mail: MailServer;
let service: TestService;
let count = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({ SMTP_URL: mail.url, PUBLIC_URL: 'https://b.test' });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

/** A new user whose address is verified by default. */
async function owner(isVerified = true) {
  const client = await service.player();
  const email = `owner${++count}@example.at`;
  await giveAddress(service, client, email, isVerified);
  return { client, email };
}

const changePassword = (client: TestClient, more: object = {}) =>
  mustMutate(client, 'changePassword', {
    currentPassword: PASSWORD,
    newPassword: 'a wholly new one',
    ...more,
  });

const createToken = async (client: TestClient) =>
  (
    await mustMutate<{ secret: string }>(
      client,
      'createApiToken',
      { name: 'evil.example', scopes: ['match:read'] },
      'secret',
    )
  ).secret;

/** Checks that the e-mail says what to do, has no link and cannot be unsubscribed. */
function expectSecurityEmail(letter: Received, subject: string): void {
  const { text } = letter.mail;
  expect(letter.mail.subject).toContain(subject);
  expect(text).toContain('If it was not you');
  expect(text).toMatch(/\(UTC\)\./);
  expect(text).not.toMatch(/https?:/);
  expect(headerOf(letter, 'list-unsubscribe')).toBeUndefined();
}

const isGood = async (token: string) => {
  const client = service.client();
  client.accessToken = token;
  return client.ask('{ me { id } }').then(
    () => true,
    () => false,
  );
};

describe('security e-mails to the verified address', () => {
  it('an e-mail reports a changed password, even if the address is changed right after it', async () => {
    const { client, email } = await owner();
    mail.refuseRecipient = (address) => (address === email ? '451 not now' : null);
    await changePassword(client);
    // Makes only a postponed e-mail due: one that is being sent would be sent twice.
    const putOff = `FROM deliveries d JOIN letters l ON l.id = d.subject_id
      WHERE email_key = $1 AND status = 'PENDING' AND reason IS NOT NULL`;
    await until('a refusal', async () => {
      return (await rowsOf(service, `SELECT ${putOff}`, [email])).length === 1;
    });
    mail.refuseRecipient = () => null;
    const input = { email: `thief${count}@example.net`, password: 'a wholly new one' };
    await mustMutate(client, 'changeEmail', input);
    await rowsOf(
      service,
      `UPDATE deliveries SET due_at = service_now() WHERE id = (SELECT d.id ${putOff})`,
      [email],
    );
    await mail.emailTo(email, 2);
    const [one, two] = mail.to(email).sort((a, b) => (a.mail.subject! < b.mail.subject! ? -1 : 1));
    expectSecurityEmail(one!, 'address was changed');
    expectSecurityEmail(two!, 'password was changed');
    expect([one!.raw, two!.raw].join()).not.toContain('thief');
    expect((await mail.emailTo(input.email)).mail.subject).toBe('Is this your address?');
    expect(mail.to(input.email)).toHaveLength(1);
  });

  it('an e-mail reports that the address was removed', async () => {
    const { client, email } = await owner();
    await mustMutate(client, 'changeEmail', { email: null, password: PASSWORD });
    expectSecurityEmail(await mail.emailTo(email), 'address was changed');
  });

  it('an e-mail reports a new token, without the token and its name', async () => {
    const { client, email } = await owner();
    const secret = await createToken(client);
    const letter = await mail.emailTo(email);
    expectSecurityEmail(letter, 'new token');
    expect(letter.raw).not.toContain(secret.slice(0, 12));
    expect(letter.raw).not.toContain('evil.example');
  });

  it('an e-mail reports a new webhook, and its new address', async () => {
    const { client, email } = await owner();
    const made = await mustMutate<{ webhook: { id: string } }>(
      client,
      'createWebhook',
      { url: 'https://hooks.example.org/evil' },
      'webhook { id }',
    );
    const letter = await mail.emailTo(email);
    expectSecurityEmail(letter, 'new webhook');
    expect(letter.raw).not.toContain('evil');
    const { id } = made.webhook;
    await mustMutate(client, 'updateWebhook', { webhookId: id, types: ['CHALLENGE'] });
    await mustMutate(client, 'updateWebhook', {
      webhookId: id,
      url: 'https://hooks.example.org/other',
    });
    await mail.emailTo(email, 2);
  });

  it('an e-mail reports a change of the name, in the language of the account', async () => {
    const { client, email } = await owner();
    const before = client.username;
    const rename = { username: `${before}-2`, password: PASSWORD };
    await mustMutate(client, 'renameAccount', rename);
    const letter = await mail.emailTo(email);
    expectSecurityEmail(letter, 'name was changed');
    expect(letter.mail.text).toContain(`Hello ${rename.username},`);
    const german = await owner();
    await mustMutate(german.client, 'setLocale', { locale: 'DE' });
    await mustMutate(german.client, 'renameAccount', { ...rename, username: `${before}-3` });
    const { mail: told } = await mail.emailTo(german.email);
    expect(told.subject).toBe('Dein Name wurde geändert');
    expect(told.text).toContain('fordere sofort ein neues Passwort an');
  });

  it('e-mails report the same kind of change at most five times an hour', async () => {
    const { client, email } = await owner();
    for (let n = 0; n < 8; n++) await createToken(client);
    await mail.emailTo(email, 5);
    await until('no pending task', async () => {
      const pending = `SELECT FROM deliveries d JOIN letters l ON l.id = d.subject_id
        WHERE email_key = $1 AND status = 'PENDING'`;
      return (await rowsOf(service, pending, [email])).length === 0;
    });
    expect(mail.to(email)).toHaveLength(5);
  });

  it('do not go to an unverified one', async () => {
    const { client, email } = await owner(false);
    await createToken(client);
    await changePassword(client);
    expect(await rowsOf(service, 'SELECT FROM letters WHERE email_key = $1', [email])).toEqual([]);
  });
});

describe('personal tokens when the password changes', () => {
  async function resetLink() {
    const { client, email } = await owner();
    const secret = await createToken(client);
    await mail.emailTo(email);
    await mustMutate(service.client(), 'requestPasswordReset', {
      usernameOrEmail: client.username,
    });
    const letter = await mail.emailTo(email, 2);
    return { email, secret, token: new URL(linkIn(letter, 'reset')).searchParams.get('token')! };
  }

  const post = (fields: Record<string, string>) =>
    fetch(`${service.base}/reset`, { method: 'POST', body: new URLSearchParams(fields) });

  it('end with a reset on its page, which says that webhooks stay', async () => {
    const { email, secret, token } = await resetLink();
    const form = await (await fetch(`${service.base}/reset?token=${token}`)).text();
    expect(form).toContain('Keep my personal tokens');
    const done = await (await post({ token, password: 'a wholly new one' })).text();
    expect(done).toContain('webhooks and push subscriptions are still there');
    expect(await isGood(secret)).toBe(false);
    expectSecurityEmail(await mail.emailTo(email, 3), 'password was changed');
  });

  it('stay if the user chooses so on the page of the reset', async () => {
    const { secret, token } = await resetLink();
    await post({ token, password: 'a wholly new one', keepTokens: 'yes' });
    expect(await isGood(secret)).toBe(true);
  });

  it('end with resetPassword by default', async () => {
    const [first, second] = [await resetLink(), await resetLink()];
    const newPassword = 'a wholly new one';
    await mustMutate(service.client(), 'resetPassword', { resetToken: first.token, newPassword });
    const keeping = { resetToken: second.token, newPassword, revokeTokens: false };
    await mustMutate(service.client(), 'resetPassword', keeping);
    expect([await isGood(first.secret), await isGood(second.secret)]).toEqual([false, true]);
  });

  it('stay with changePassword by default', async () => {
    const [first, second] = [await owner(), await owner()];
    const secrets = [await createToken(first.client), await createToken(second.client)];
    await changePassword(first.client);
    await changePassword(second.client, { revokeTokens: true });
    expect(await Promise.all(secrets.map(isGood))).toEqual([true, false]);
  });
});
