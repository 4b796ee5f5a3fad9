/** Real: the service and an SMTP server. Pages are fetched by their links, without a session. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, USER_ERRORS } from '../support/client.js';
import type { TestClient, UserErrorJson } from '../support/client.js';
import { headerOf, linkIn, MailServer } from '../support/mail-server.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { setClock } from '../support/time.js';
import { until } from '../support/wait.js';

let mail: MailServer;
let service: TestService;
let count = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({ SMTP_URL: mail.url, PUBLIC_URL: 'https://b.test' });
});
beforeEach(() => {
  mail.refuseRecipient = () => null;
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

/** A new user with an unverified address. */
async function withEmail(email = `anna${++count}@example.at`) {
  const client = await service.player();
  await change(client, { email });
  return { client, email };
}

async function mutate(client: TestClient, query: string): Promise<string[]> {
  const answer = await client.ask<Record<string, { userErrors: UserErrorJson[] }>>(query);
  return Object.values(answer)[0]!.userErrors.map(({ code }) => code);
}

function change(client: TestClient, input: { email: string | null; password?: string }) {
  const { email, password = PASSWORD } = input;
  const given = `email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)}`;
  return mutate(client, `mutation { changeEmail(input: { ${given} }) { ${USER_ERRORS} } }`);
}

const sendAgain = (client: TestClient) =>
  mutate(client, `mutation { sendVerification { ${USER_ERRORS} } }`);

const verify = (token: string) =>
  mutate(
    service.client(),
    `mutation { verifyEmail(input: { verificationToken: ${JSON.stringify(token)} }) { ${USER_ERRORS} } }`,
  );

const requestReset = (usernameOrEmail: string) =>
  mutate(
    service.client(),
    `mutation { requestPasswordReset(input: { usernameOrEmail: "${usernameOrEmail}" }) { ${USER_ERRORS} } }`,
  );

const isVerified = async (client: TestClient) =>
  (await client.ask<{ me: { emailVerified: boolean } }>('{ me { emailVerified } }')).me
    .emailVerified;

/** A link from an e-mail, with the address of the service under test. */
const atService = (link: string) => link.replace('https://b.test', service.base);

const tokenOf = (link: string) => new URL(link).searchParams.get('token')!;

async function linkTo(email: string, page: string, letters = 1): Promise<string> {
  return linkIn(await mail.emailTo(email, letters), page);
}

const post = (link: string, fields: Record<string, string>) =>
  fetch(atService(link).split('?')[0]!, { method: 'POST', body: new URLSearchParams(fields) });

const letterOf = async (email: string) => {
  const [row] = await rowsOf<{ status: string; reason: string | null; attempts: number }>(
    service,
    `SELECT status, reason, attempts FROM deliveries d JOIN letters l ON l.id = d.subject_id
     WHERE email_key = $1 ORDER BY l.created_at DESC`,
    [email],
  );
  return row!;
};

describe('an e-mail address', () => {
  it('is verified by the button of the page, not by opening it, and once', async () => {
    const { client, email } = await withEmail();
    const link = await linkTo(email, 'verify');
    for (let look = 0; look < 2; look++) expect((await fetch(atService(link))).status).toBe(200);
    expect(await isVerified(client)).toBe(false);
    const token = tokenOf(link);
    expect(await (await post(link, { token })).text()).toContain('The address is verified.');
    expect(await isVerified(client)).toBe(true);
    expect((await post(link, { token })).status).toBe(404);
    expect(await sendAgain(client)).toEqual(['EMAIL_VERIFIED']);
  });

  it('given at registration gets a verification e-mail', async () => {
    const email = `first${++count}@example.at`;
    const input = `username: "first-${count}", password: "${PASSWORD}", email: "${email}"`;
    const query = `mutation { register(input: { ${input} }) { ${USER_ERRORS} } }`;
    expect(await mutate(service.client(), query)).toEqual([]);
    expect(await verify(tokenOf(await linkTo(email, 'verify')))).toEqual([]);
  });

  it('is verified by the newest link only, and not by one sent to another address', async () => {
    const { client, email } = await withEmail();
    const first = tokenOf(await linkTo(email, 'verify'));
    expect(await sendAgain(client)).toEqual([]);
    const second = tokenOf(await linkTo(email, 'verify', 2));
    expect(await verify(first)).toEqual(['INVALID_VERIFICATION_TOKEN']);
    expect(await change(client, { email: `other-${email}` })).toEqual([]);
    expect(await verify(second)).toEqual(['INVALID_VERIFICATION_TOKEN']);
    expect(await isVerified(client)).toBe(false);
  });

  it('belongs to its first verifier; only a valid link shows that it is taken', async () => {
    const { email } = await withEmail();
    expect(await verify(tokenOf(await linkTo(email, 'verify')))).toEqual([]);
    const { client } = await withEmail(email.replace('anna', 'ANNA'));
    const link = linkIn(await mail.emailTo(email.replace('anna', 'ANNA')), 'verify');
    expect(await verify(tokenOf(link))).toEqual(['EMAIL_TAKEN']);
    expect(await isVerified(client)).toBe(false);
  });

  it('is changed with the password only, and cannot carry a mail header', async () => {
    const client = await service.player();
    expect(await change(client, { email: 'a@b.at', password: 'wrong' })).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    for (const email of ['a@b.at\r\nBcc: c@d.at', 'a,b@c.at', 'a@b.at>', '<a@b.at', 'a@b'])
      expect(await change(client, { email })).toEqual(['EMAIL_INVALID']);
    expect(await sendAgain(client)).toEqual(['NO_EMAIL']);
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000.', 'a.b.c', '\0'])(
    'an invalid verification token is refused: %j',
    async (token) => expect(await verify(token)).toEqual(['INVALID_VERIFICATION_TOKEN']),
  );
});

describe('a password reset', () => {
  it('goes to a verified address only, and its link verifies nothing', async () => {
    const { client, email } = await withEmail();
    await linkTo(email, 'verify');
    expect(await requestReset(client.username)).toEqual([]);
    expect(await verify(tokenOf(await linkTo(email, 'verify')))).toEqual([]);
    expect(mail.to(email)).toHaveLength(1);
    expect(await requestReset(client.username)).toEqual([]);
    const link = await linkTo(email, 'reset', 2);
    const token = tokenOf(link);
    expect(await verify(token)).toEqual(['INVALID_VERIFICATION_TOKEN']);
    const short = await post(link, { token, password: 'short' });
    expect([short.status, await short.text()]).toEqual([
      422,
      expect.stringContaining('at least 8 characters'),
    ]);
    const done = await post(link, { token, password: 'a wholly new one' });
    expect(await done.text()).toContain('Your password is set.');
    expect((await fetch(atService(link))).status).toBe(404);
    await expect(client.ask('{ me { username } }')).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('pages behind links', () => {
  it.each(['verify', 'reset', 'unsubscribe'])(
    'have no script and no cache in /%s, and no referrer leaks the address',
    async (name) => {
      const evil = encodeURIComponent('"><script>alert(1)</script>');
      const answer = await fetch(`${service.base}/${name}?token=${evil}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).not.toContain('<script');
    },
  );
});

describe('the unsubscribe link', () => {
  const isOff = async (client: TestClient) => {
    const { channels } = (
      await client.ask<{
        me: { notificationPreferences: { channels: { channel: string; enabled: boolean }[] } };
      }>('{ me { notificationPreferences { channels { channel enabled } } } }')
    ).me.notificationPreferences;
    return channels.some(({ channel, enabled }) => channel === 'EMAIL' && !enabled);
  };

  /** The unsubscribe link from an e-mail about a challenge, to a user with a verified address. */
  async function unsubscribeLink() {
    const { client, email } = await withEmail();
    await verify(tokenOf(await linkTo(email, 'verify')));
    const other = await service.player();
    await other.challenge({ variant: 'zweier', opponents: [{ username: client.username }] });
    const letter = await mail.emailTo(email, 2);
    expect(letter.mail.text).toContain(other.username);
    return { client, link: linkIn(letter, 'unsubscribe'), letter };
  }

  it.each([
    ['the page’s button', new URLSearchParams()],
    ['one click', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ])(
    'e-mail notifications end by %s, without a session; opening the page does not end them',
    async (_how, body) => {
      const { client, link, letter } = await unsubscribeLink();
      expect(headerOf(letter, 'list-unsubscribe')).toBe(`<${link}>`);
      expect(await (await fetch(atService(link))).text()).toContain('<button>');
      expect(await isOff(client)).toBe(false);
      expect((await fetch(atService(link), { method: 'POST', body })).status).toBe(200);
      expect(await isOff(client)).toBe(true);
    },
  );

  it('works with a multipart form and again, but not for another user', async () => {
    const { client, link } = await unsubscribeLink();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const [id, signature] = tokenOf(link).split('.');
    const forged = link.replace(id!, '00000000-0000-4000-8000-000000000000');
    expect((await fetch(atService(forged), { method: 'POST', body })).status).toBe(404);
    const cut = link.replace(signature!, signature!.slice(0, -1));
    expect((await fetch(atService(cut), { method: 'POST', body })).status).toBe(404);
    expect(await isOff(client)).toBe(false);
    for (let click = 0; click < 2; click++)
      expect((await fetch(atService(link), { method: 'POST', body })).status).toBe(200);
    expect(await isOff(client)).toBe(true);
  });
});

describe('delivery of an e-mail', () => {
  afterAll(() => setClock(service, 0));

  it('an e-mail is tried again while the recipient’s server is busy, and arrives', async () => {
    mail.refuseRecipient = () => '450 4.2.0 later';
    const { email } = await withEmail();
    const tried = async () => (await letterOf(email)).reason !== null;
    await until('a try', tried);
    expect(await letterOf(email)).toMatchObject({ status: 'PENDING', attempts: 1 });
    mail.refuseRecipient = () => null;
    await setClock(service, 90);
    await linkTo(email, 'verify');
    await until('the end', async () => (await letterOf(email)).status === 'DELIVERED');
  });

  it('an e-mail to an unknown recipient fails at once, with the reason', async () => {
    mail.refuseRecipient = () => '550 5.1.1 nobody here';
    const { email } = await withEmail();
    await until('the end', async () => (await letterOf(email)).status === 'FAILED');
    expect(await letterOf(email)).toMatchObject({
      reason: 'the mail server answered 550 5.1.1 to RCPT TO',
      attempts: 1,
    });
  });

  it('an e-mail whose worker died is sent by another worker, with the same message id', async () => {
    const { email } = await withEmail();
    const first = await mail.emailTo(email);
    await until('the end', async () => (await letterOf(email)).status === 'DELIVERED');
    // The row as a worker leaves it that was killed after the server had accepted the e-mail.
    await rowsOf(
      service,
      `UPDATE deliveries SET status = 'PENDING', settled_at = NULL, due_at = service_now()
       WHERE subject_id IN (SELECT id FROM letters WHERE email_key = $1)`,
      [email],
    );
    const second = await mail.emailTo(email, 2);
    expect(second.mail.messageId).toBe(first.mail.messageId);
    expect(second.mail.text).toBe(first.mail.text);
  });
});
