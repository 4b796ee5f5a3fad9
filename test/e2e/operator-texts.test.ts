/** Real: the service over HTTP, an SMTP server, and a folder of texts. What an operator writes is shown as words. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { parseText } from '../../src/modules/texts/domain/plain-text.js';
import { mustMutate, PASSWORD } from '../support/client.js';
import { linkIn, MailServer } from '../support/mail-server.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

let folder: string;
let mail: MailServer;
let written: TestService;
let bare: TestService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  await writeFile(
    join(folder, 'terms.en.txt'),
    '# Fair play\n\nNo <b>cheating</b>.\n\n- one\n- two\n',
  );
  await writeFile(join(folder, 'terms.de.txt'), 'Spiel ehrlich.');
  await writeFile(join(folder, 'imprint.de.txt'), 'Maria Muster, Wien');
  await writeFile(join(folder, 'privacy.en.txt'), '  \n');
  mail = await MailServer.start();
  const mailing = { SMTP_URL: mail.url, PUBLIC_URL: 'https://b.test' };
  [written, bare] = await Promise.all([
    startService({ TEXTS_DIR: folder, ...mailing }),
    startService(mailing),
  ]);
});
afterAll(async () => {
  await Promise.all([written.stop(), bare.stop()]);
  await mail.stop();
  await rm(folder, { recursive: true });
});

async function open({ base }: TestService, path: string, language: string) {
  const headers = { accept: 'text/html', 'accept-language': language };
  const { statusCode, headers: answered, body } = await request(base + path, { headers });
  return {
    statusCode,
    policy: String(answered['content-security-policy']),
    text: await body.text(),
  };
}

const listed = async (service: TestService) => {
  const { operatorTexts } = await service
    .client()
    .ask<{ operatorTexts: { kind: string; pagePath: string }[] }>(
      '{ operatorTexts { kind pagePath } }',
    );
  return operatorTexts;
};

describe('the texts of an operator', () => {
  it('are pages in the language of the reader, and HTML in them is words', async () => {
    const english = await open(written, '/terms', 'en');
    expect(english.statusCode).toBe(200);
    expect(english.text).toContain('<h2>Fair play</h2>');
    expect(english.text).toContain('<p>No &lt;b&gt;cheating&lt;/b&gt;.</p>');
    expect(english.text).toMatch(/<li>one<\/li>\s*<li>two<\/li>/);
    expect(english.policy).toContain("default-src 'none'");
    const german = await open(written, '/terms', 'de');
    expect(german.text).toContain('<html lang="de">');
    expect(german.text).toContain('Spiel ehrlich.');
  });

  it('are shown in the other language if one is missing; an empty file is no text', async () => {
    expect((await open(written, '/imprint', 'en')).text).toContain('Maria Muster, Wien');
    expect((await open(written, '/privacy', 'en')).text).toContain('has not written this text yet');
    expect(await listed(written)).toEqual([
      { kind: 'PRIVACY', pagePath: '/privacy' },
      { kind: 'IMPRINT', pagePath: '/imprint' },
      { kind: 'TERMS', pagePath: '/terms' },
    ]);
  });

  it('are linked in the foot of letters and notifications, in the language of the reader, if they are written', async () => {
    const footsOf = async (service: TestService, locale: string) => {
      const [client, other] = [await service.player(), await service.player()];
      await mustMutate(client, 'setLocale', { locale });
      const email = `${client.username}@${locale.toLowerCase()}.test`;
      await mustMutate(client, 'changeEmail', { email, password: PASSWORD });
      const letter = await mail.emailTo(email);
      const verificationToken = new URL(linkIn(letter, 'verify')).searchParams.get('token');
      await mustMutate(client, 'verifyEmail', { verificationToken });
      const opponents = [{ username: client.username }];
      await mustMutate(other, 'createChallenge', { variant: 'zweier', opponents });
      const both = [letter, await mail.emailTo(email, 2)];
      return both.map(({ mail: { text, html } }) => ({
        foot: text!.split('-- \n')[1]!.trim().split('\n').slice(1),
        links: [...html!.matchAll(/<br \/><a href="([^"]*)">([^<]*)</g)].map(([, ...it]) => it),
      }));
    };
    const url = 'https://b.test/imprint';
    const inGerman = { foot: [`Impressum: ${url}`], links: [[url, 'Impressum']] };
    expect(await footsOf(written, 'DE')).toEqual([inGerman, inGerman]);
    const inEnglish = { foot: [`Imprint: ${url}`], links: [[url, 'Imprint']] };
    expect(await footsOf(written, 'EN')).toEqual([inEnglish, inEnglish]);
    const none = { foot: [], links: [] };
    expect(await footsOf(bare, 'EN')).toEqual([none, none]);
  });

  it('that are not written are placeholders that say so, and there are no terms', async () => {
    expect((await open(bare, '/privacy', 'de')).text).toContain('noch nicht geschrieben');
    expect((await open(bare, '/imprint', 'de')).text).toContain('noch nicht angegeben');
    expect((await open(bare, '/terms', 'de')).statusCode).toBe(404);
    expect((await listed(bare)).map(({ kind }) => kind)).toEqual(['PRIVACY', 'IMPRINT']);
  });
});

it.each([
  ['', []],
  ['one\ntwo\r\n\r\nthree', [paragraph('one two'), paragraph('three')]],
  ['## Head\nwords', [{ kind: 'HEADING', text: 'Head' }, paragraph('words')]],
  ['- a\n* b', [{ kind: 'LIST', items: ['a', 'b'] }]],
  ['- a\nwords', [paragraph('- a words')]],
])('%j is read', (text, blocks) => {
  expect(parseText(text)).toEqual(blocks);
});

function paragraph(text: string) {
  return { kind: 'PARAGRAPH', text };
}
