/** Real: an SMTP server on a free port, files, e-mails parsed by postal-mime. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { FolderMailer } from '../../../src/platform/mail/folder-mailer.js';
import type { Mail } from '../../../src/platform/mail/mailer.js';
import { NoMailer } from '../../../src/platform/mail/mail.module.js';
import { SmtpMailer } from '../../../src/platform/mail/smtp-mailer.js';
import { headerOf, MailServer } from '../../support/mail-server.js';

const FROM = 'Bummerl Wien <service@b.test>';

const email = (part: Partial<Mail> = {}): Mail => ({
  id: 'letter-1',
  to: 'anna@example.at',
  subject: 'Your turn',
  text: 'Anna, it is your turn.',
  html: '<p>Anna, it is your turn.</p>',
  unsubscribeUrl: null,
  ...part,
});

describe('by SMTP', () => {
  let server: MailServer;
  let mailer: SmtpMailer;

  beforeEach(async () => {
    server = await MailServer.start();
    mailer = new SmtpMailer(server.url, FROM);
  });
  afterEach(async () => {
    mailer.onApplicationShutdown();
    await server.stop();
  });

  it('an e-mail arrives as it was written, from the service’s address', async () => {
    const text = 'Grüße vom Bummerl: ♥ Zehner?';
    await mailer.send(email({ subject: 'Dein Zug – „weich“', text, html: '<p>Grüße</p>' }));
    const [{ to, from, mail }] = server.received as [(typeof server.received)[0]];
    expect([to, from]).toEqual([['anna@example.at'], 'service@b.test']);
    expect(mail).toMatchObject({
      subject: 'Dein Zug – „weich“',
      text: `${text}\n`,
      html: '<p>Grüße</p>\n',
    });
    expect(mail.from).toMatchObject({ name: 'Bummerl Wien', address: 'service@b.test' });
    expect(mail.to).toMatchObject([{ address: 'anna@example.at' }]);
    expect(mail.messageId).toBe('<letter-1@b.test>');
  });

  it('an e-mail says in its headers that a program wrote it, and how to unsubscribe', async () => {
    const unsubscribeUrl = `https://b.test/unsubscribe?token=${'x'.repeat(200)}`;
    await mailer.send(email({ unsubscribeUrl }));
    const [got] = server.received;
    expect(headerOf(got!, 'list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headerOf(got!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(got!, 'auto-submitted')).toBe('auto-generated');
  });

  it.each([
    ['a\r\nBcc: eve@example.at'],
    ['a\nBcc: eve@example.at\n\nanother letter'],
    ['a\u2028Bcc: eve@example.at'],
    ['a\0\r\n.\r\nMAIL FROM:<eve@example.at>'],
  ])('the subject %j stays one line of one e-mail to one recipient', async (subject) => {
    await mailer.send(email({ subject }));
    expect(server.received).toHaveLength(1);
    const { to, mail } = server.received[0]!;
    expect(to).toEqual(['anna@example.at']);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toMatch(/^a [^\r\n]*eve@example\.at[^\r\n]*$/);
    expect(mail.text).toBe('Anna, it is your turn.\n');
  });

  it.each(['anna@example.at, eve@example.at', 'eve@example.at\r\nDATA', '<eve@example.at>,x@y.z'])(
    'an e-mail to the address %j reaches nobody else',
    async (to) => {
      await mailer.send(email({ to })).catch(() => undefined);
      expect(server.to('eve@example.at')).toEqual([]);
    },
  );

  it.each(['', 'a b', 'x>\r\nBcc: eve@example.at', '../../etc/passwd'])(
    'no e-mail is sent under the id %j',
    async (id) => {
      await expect(mailer.send(email({ id }))).rejects.toMatchObject({ isFinal: true });
      expect(server.offers).toBe(0);
    },
  );

  it('many e-mails at once are sent over a few connections', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `many-${n}`);
    await Promise.all(ids.map((id) => mailer.send(email({ id }))));
    const got = server.received.map(({ mail }) => mail.messageId);
    expect(got.sort()).toEqual(ids.map((id) => `<${id}@b.test>`).sort());
  });

  it.each([
    ['450 4.2.1 anna@example.at is full', false, '450 4.2.1 to RCPT TO'],
    ['550 5.1.1 no anna@example.at here', true, '550 5.1.1 to RCPT TO'],
  ] as const)(
    'whether the refusal of a recipient with %s is final: %s',
    async (refusal, isFinal, reply) => {
      server.refuseRecipient = () => refusal;
      const message = `the mail server answered ${reply}`;
      await expect(mailer.send(email())).rejects.toMatchObject({ isFinal, message });
      server.refuseRecipient = () => null;
      await mailer.send(email());
      expect(server.received).toHaveLength(1);
    },
  );

  it.each([
    ['451 4.3.0 later', false],
    ['554 5.7.1 spam', true],
  ] as const)('whether the refusal of an e-mail with %s is final: %s', async (refusal, isFinal) => {
    server.refuseEmail = () => refusal;
    await expect(mailer.send(email())).rejects.toMatchObject({ isFinal });
  });

  it('an unreachable mail server is a temporary failure', async () => {
    await server.stop();
    const sending = mailer.send(email());
    await expect(sending).rejects.toMatchObject({
      isFinal: false,
      message: expect.stringMatching(/^the mail server was not reached \(E\w+\)$/),
    });
    await server.start();
    await mailer.send(email());
    expect(server.received).toHaveLength(1);
  });

  it('the mailer does not try again when a mail server hangs up in the middle of an e-mail', async () => {
    let calls = 0;
    const closing = createServer((socket) => {
      calls++;
      socket.on('error', () => undefined);
      socket.end();
    }).listen(0, '127.0.0.1');
    await once(closing, 'listening');
    const url = `smtp://127.0.0.1:${(closing.address() as AddressInfo).port}`;
    const toClosing = new SmtpMailer(url, FROM);
    await expect(toClosing.send(email())).rejects.toMatchObject({ isFinal: false });
    expect(calls).toBe(1);
    toClosing.onApplicationShutdown();
    closing.close();
  });

  it('a password that the mail server refuses is a temporary failure, and the error does not show it', async () => {
    const url = server.url.replace('//', '//user:sekret@');
    const withPassword = new SmtpMailer(url, FROM);
    const error = await withPassword.send(email()).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ isFinal: false });
    expect((error as Error).message).not.toContain('sekret');
    withPassword.onApplicationShutdown();
  });
});

describe('e-mails as files', () => {
  let parent: string;
  let folder: string;
  let mailer: FolderMailer;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'bummerl-mail-'));
    folder = join(parent, 'mail');
    mailer = new FolderMailer(folder, FROM);
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('are readable by mail programs, one in each file, for the owner only', async () => {
    await mailer.send(email({ text: 'Grüße' }));
    const [name, ...more] = await readdir(folder);
    expect(more).toEqual([]);
    expect(name).toMatch(/^\d{8}T\d{9}Z-letter-1\.eml$/);
    expect((await stat(join(folder, name!))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const mail = await PostalMime.parse(await readFile(join(folder, name!)));
    expect(mail).toMatchObject({ subject: 'Your turn', text: 'Grüße\n' });
    expect(mail.to).toMatchObject([{ address: 'anna@example.at' }]);
  });

  it('have names that sort by time', async () => {
    for (const id of ['c', 'b', 'a']) {
      await mailer.send(email({ id }));
      const before = Date.now();
      while (Date.now() === before); // the next millisecond
    }
    const names = (await readdir(folder)).sort();
    expect(names.map((name) => name.at(-5))).toEqual(['c', 'b', 'a']);
  });

  it('a folder that cannot be written is a temporary failure', async () => {
    await writeFile(join(parent, 'file'), '');
    const blocked = new FolderMailer(join(parent, 'file', 'mail'), FROM);
    await expect(blocked.send(email())).rejects.toMatchObject({ isFinal: false });
  });
});

describe('without a mail server', () => {
  it('the mailer says why nothing is sent', async () => {
    const message = 'the service has no SMTP_URL';
    await expect(new NoMailer().send()).rejects.toMatchObject({ isFinal: true, message });
  });
});
