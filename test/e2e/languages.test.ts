/** Real: the service, an SMTP server, a push service. The language of answers and messages. */
import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { meaningOf } from '../../src/platform/api/failure.js';
import { mustMutate, PASSWORD, TestClient } from '../support/client.js';
import type { Answer } from '../support/client.js';
import { subscribeTo } from '../support/deliveries.js';
import { openEvents } from '../support/event-source.js';
import { socketOf, subscribe } from '../support/live.js';
import { linkIn, MailServer } from '../support/mail-server.js';
import { PushBrowser } from '../support/push-browser.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { giveAddress } from '../support/sql.js';
import { until } from '../support/wait.js';

type Language = 'en' | 'de';
type Locale = Uppercase<Language>;
const localeOf = (language: Language): Locale => language.toUpperCase() as Locale;

let mail: MailServer;
let service: TestService;
let count = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://b.test',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
  });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

/** A request of a client whose browser asks for a language. */
async function send<T>(
  client: TestClient,
  acceptLanguage: string,
  query: string,
  variables: object = {},
) {
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': acceptLanguage,
      ...(client.accessToken && { authorization: `Bearer ${client.accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as Answer<T>;
  return { ...answer, contentLanguage: response.headers.get('content-language') };
}

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
  accessToken user { locale localeChosen } userErrors { code message } } }`;

interface Registered {
  readonly accessToken: string;
  readonly user: { readonly locale: Locale; readonly localeChosen: boolean };
}

/** A new user whose browser asks for a language, and who may choose one. */
async function newcomer(acceptLanguage: string, input: object = {}) {
  const client = new TestClient(service.base);
  client.username = `p${randomBytes(5).toString('hex')}`;
  const account = { username: client.username, password: PASSWORD, ...input };
  type Data = { register: Registered };
  const { data } = await send<Data>(client, acceptLanguage, REGISTER, { input: account });
  client.accessToken = data!.register.accessToken;
  return client;
}

const OWN = '{ me { locale localeChosen } }';
const own = async (client: TestClient) => (await client.ask<{ me: Registered['user'] }>(OWN)).me;

/** Chooses a language, with a browser that asks for another one. */
const choose = (client: TestClient, locale: Locale | null, acceptLanguage = 'en') =>
  send(
    client,
    acceptLanguage,
    'mutation ($input: SetLocaleInput!) { setLocale(input: $input) { user { locale } } }',
    { input: { locale } },
  );

/** The text of one option, as an example of everything that depends on the language. */
const OPTION = '{ variants { options { name text } } }';
interface Options {
  readonly variants: readonly { options: { name: string; text: string }[] }[];
}
const endAt66 = ({ variants }: Options): string =>
  variants.flatMap(({ options }) => options).find(({ name }) => name === 'endAt66')!.text;

async function optionFor(client: TestClient, acceptLanguage: string) {
  const { data, contentLanguage } = await send<Options>(client, acceptLanguage, OPTION);
  const text = endAt66(data!);
  expect(contentLanguage).toBe(text.startsWith('Ob ') ? 'de' : 'en');
  return contentLanguage;
}

describe('the language of a user', () => {
  it('is the browser’s at registration, until one is chosen', async () => {
    const anna = await newcomer('fr, de-AT;q=0.7, en;q=0.3');
    expect(await own(anna)).toEqual({ locale: 'DE', localeChosen: false });
    expect(await own(await newcomer('en, de;q=0.9'))).toEqual({
      locale: 'EN',
      localeChosen: false,
    });
    await choose(anna, 'EN', 'de');
    expect(await own(anna)).toEqual({ locale: 'EN', localeChosen: true });
  });

  it('can be chosen at registration', async () => {
    expect(await own(await newcomer('en', { locale: 'DE' }))).toEqual({
      locale: 'DE',
      localeChosen: true,
    });
  });

  it('is the browser’s again when the choice is removed', async () => {
    const anna = await newcomer('en', { locale: 'EN' });
    expect((await choose(anna, null, 'de')).data).toEqual({
      setLocale: { user: { locale: 'DE' } },
    });
    expect(await own(anna)).toEqual({ locale: 'DE', localeChosen: false });
    expect(await optionFor(anna, 'en')).toBe('en');
  });

  it('is visible to that user alone', async () => {
    const [anna, ben] = [await newcomer('de', { locale: 'DE' }), await service.player()];
    const query =
      'query ($username: String!) { user(username: $username) { locale localeChosen } }';
    expect(await ben.ask(query, { username: anna.username })).toEqual({
      user: { locale: null, localeChosen: null },
    });
  });
});

describe('answers', () => {
  it('are in the language that the user has chosen, even if the browser asks for another', async () => {
    const anna = await newcomer('en', { locale: 'DE' });
    expect(await optionFor(anna, 'en')).toBe('de');
    await choose(anna, 'EN', 'de');
    expect(await optionFor(anna, 'de')).toBe('en');
  });

  it('are in the language of the browser for anonymous clients and users without a choice', async () => {
    const anna = await newcomer('de');
    expect(await optionFor(anna, 'en, de;q=0.5')).toBe('en');
    expect(await optionFor(anna, 'en;q=0.5, de')).toBe('de');
    expect(await optionFor(service.client(), 'en;q=0.5, de')).toBe('de');
  });

  it('to an invalid credential are in the language of the browser', async () => {
    const anna = await newcomer('en', { locale: 'DE' });
    anna.accessToken = `${anna.accessToken}x`;
    expect(await optionFor(anna, 'en')).toBe('en');
  });

  it('to a program are in the language of its user', async () => {
    const anna = await newcomer('en', { locale: 'DE' });
    const { secret } = await mustMutate<{ secret: string }>(
      anna,
      'createApiToken',
      { name: 'bot', scopes: ['match:read'] },
      'secret',
    );
    const program = new TestClient(service.base);
    program.accessToken = secret;
    expect(await optionFor(program, 'en')).toBe('de');
    await choose(anna, 'EN');
    expect(await optionFor(program, 'de')).toBe('en');
  });

  it('over an open socket change their language with the next operation', async () => {
    const anna = await newcomer('en', { locale: 'DE' });
    const socket = socketOf(anna, 0, { acceptLanguage: 'de' });
    const optionText = async () =>
      endAt66(await subscribe<Options>(socket, OPTION).next(() => true));
    expect(await optionText()).toMatch(/^Ob /);
    await choose(anna, 'EN');
    expect(await optionText()).toMatch(/^Whether /);
    await socket.dispose();
  });

  it('as server-sent events are in the language of the user and name it', async () => {
    const anna = await newcomer('en', { locale: 'DE' });
    const headers = { 'accept-language': 'en' };
    const stream = await openEvents(anna, { query: OPTION }, { headers });
    expect(stream.response.headers.get('content-language')).toBe('de');
    const { data } = await stream.at(0);
    expect(endAt66(data!.data as unknown as Options)).toMatch(/^Ob /);
    stream.close();
  });
});

describe('the language of errors', () => {
  const NO_MATCH = { en: 'There is no such match.', de: 'Diese Partie gibt es nicht.' };
  const UNKNOWN = toGlobalId('Match', randomUUID());
  const WATCH = `subscription { matchUpdated(matchId: "${UNKNOWN}") { id } }`;

  it.each(['en', 'de'] as const)('follow the user in an input: %s', async (locale) => {
    const anna = await newcomer('en', { locale: localeOf(locale) });
    const query = `mutation { setTimeZone(input: { timeZone: "nowhere" }) {
      userErrors { code message } } }`;
    const code = 'TIME_ZONE_INVALID';
    const { data } = await send(anna, locale === 'en' ? 'de' : 'en', query);
    const userErrors = [{ code, message: meaningOf({ code })[locale] }];
    expect(data).toEqual({ setTimeZone: { userErrors } });
  });

  const REFUSALS: readonly (readonly [string, string, Record<Language, string>])[] = [
    [
      'a field',
      '{ users(prefix: "!") { nodes { id } } }',
      {
        en: 'prefix must be 2 to 20 letters, digits, "_" or "-".',
        de: 'prefix hat 2 bis 20 Buchstaben, Ziffern, „_“ oder „-“.',
      },
    ],
    [
      'a list',
      '{ matches(first: 1000) { nodes { id } } }',
      { en: 'first must be between 1 and 100.', de: 'first liegt zwischen 1 und 100.' },
    ],
    [
      'an operation',
      WATCH,
      {
        en: 'Subscriptions need a WebSocket or /graphql/stream.',
        de: 'Abonnements brauchen einen WebSocket oder /graphql/stream.',
      },
    ],
  ];

  it.each(REFUSALS)('follow the request in %s', async (_of, query, texts) => {
    for (const language of ['en', 'de'] as const) {
      const { errors, contentLanguage } = await send(service.client(), language, query);
      expect(errors!.map(({ message }) => message)).toEqual([texts[language]]);
      expect(contentLanguage).toBe(language);
    }
  });

  it('follow the user in a field', async () => {
    const anna = await newcomer('en', { locale: 'DE' });
    const [, query, { de }] = REFUSALS[0]!;
    const { errors, contentLanguage } = await send(anna, 'en', query);
    expect([errors![0]!.message, contentLanguage]).toEqual([de, 'de']);
  });

  it('follow the request in a credential', async () => {
    const nobody = new TestClient(service.base);
    nobody.accessToken = 'nonsense';
    const { errors } = await send(nobody, 'de', '{ myTurnCount }');
    expect(errors).toMatchObject([
      {
        message: 'Das Token ist unbekannt.',
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
  });

  it.each(['en', 'de'] as const)('follow the user over a socket: %s', async (locale) => {
    const anna = await newcomer('en', { locale: localeOf(locale) });
    const socket = socketOf(anna, 0, { acceptLanguage: 'en' });
    const feed = subscribe(socket, WATCH);
    await feed.ended;
    expect(feed.answers.at(-1)!.errors!.map(({ message }) => message)).toEqual([NO_MATCH[locale]]);
    await socket.dispose();
  });

  it('follow the request in a plain route', async () => {
    const url = `${service.base}/export/matches.ndjson`;
    const response = await fetch(url, { headers: { 'accept-language': 'de' } });
    expect(response.headers.get('content-language')).toBe('de');
    expect(await response.json()).toEqual({
      statusCode: 400,
      code: 'BAD_USER_INPUT',
      message: 'Nenne einen Spieler, einen Wettbewerb, einen Tag oder seit wann.',
      parameters: ['player', 'competition', 'day', 'since'],
    });
  });
});

describe.each([
  {
    locale: 'en',
    asks: 'Is this your address?',
    changed: 'Your password was changed',
    called: ' challenges you',
    hello: 'Hello ',
    page: 'Unsubscribe?',
    verifies: { button: 'This is my address', done: 'The address is verified.' },
    resets: { label: 'Password, 8 to 200 characters', done: 'Your password is set.' },
  },
  {
    locale: 'de',
    asks: 'Ist das deine Adresse?',
    changed: 'Dein Passwort wurde geändert',
    called: ' fordert dich heraus',
    hello: 'Hallo ',
    page: 'E-Mails abbestellen?',
    verifies: { button: 'Das ist meine Adresse', done: 'Die Adresse ist bestätigt.' },
    resets: { label: 'Passwort, 8 bis 200 Zeichen', done: 'Dein Passwort ist gespeichert.' },
  },
] as const)('messages and pages for a user with $locale', ({ locale, ...texts }) => {
  const { asks, changed, called, hello, page, verifies, resets } = texts;
  const other = locale === 'en' ? 'de' : 'en';
  let browser: PushBrowser;

  beforeEach(async () => {
    browser = await PushBrowser.open();
  });
  afterEach(() => browser.close());

  /** A user with this language and a verified address, whose browser asks for the other one. */
  async function reader() {
    const client = await newcomer(other, { locale: localeOf(locale) });
    const email = `reader${++count}@example.at`;
    await giveAddress(service, client, email);
    return { client, email };
  }

  it('account e-mail is in the user’s language and time zone', async () => {
    const email = `new${++count}@example.at`;
    const client = await newcomer(other, { locale: localeOf(locale), email });
    const first = await mail.emailTo(email);
    expect(first.mail.subject).toBe(asks);
    expect(first.mail.html).toContain(`<html lang="${locale}">`);
    await giveAddress(service, client, email);
    await mustMutate(client, 'setTimeZone', { timeZone: 'Asia/Kolkata' });
    const input = { currentPassword: PASSWORD, newPassword: 'a wholly new one' };
    await mustMutate(client, 'changePassword', input);
    const { mail: second } = await mail.emailTo(email, 2);
    expect(second.subject).toBe(changed);
    expect(second.text).toContain(`${hello}${client.username},`);
    expect(second.text).toContain('(Asia/Kolkata, UTC+5:30).');
  });

  it('e-mail and push are in the user’s language, and their unsubscribe page in that of the browser', async () => {
    const { client, email } = await reader();
    await subscribeTo(client, browser);
    const caller = await service.player();
    const opponents = [{ username: client.username }];
    const { userErrors } = await caller.challenge({ variant: 'zweier', opponents });
    expect(userErrors).toEqual([]);
    const letter = await mail.emailTo(email);
    expect(letter.mail.subject).toBe(`${caller.username}${called}`);
    expect(letter.mail.text).toContain(`${hello}${client.username},`);
    expect(letter.mail.html).toContain(`<html lang="${locale}">`);
    const push = await until('a push', () => browser.pushes[0]);
    expect(push.payload.title).toBe(`${caller.username}${called}`);
    const { pathname, search } = new URL(linkIn(letter, 'unsubscribe'));
    const headers = { 'accept-language': locale };
    const html = await (await fetch(`${service.base}${pathname}${search}`, { headers })).text();
    expect(html).toContain(`<title>${page}`);
  });

  it('the pages behind links in e-mail, and their errors, are in the language of the browser', async () => {
    const email = `paged${++count}@example.at`;
    const client = await newcomer(other, { email });
    const headers = { 'accept-language': locale };
    const open = async (link: string, fields?: Record<string, string>) => {
      const { pathname, search, searchParams } = new URL(link);
      const token = searchParams.get('token')!;
      const body = new URLSearchParams({ token, ...fields });
      const answer = fields
        ? await fetch(`${service.base}${pathname}`, { method: 'POST', headers, body })
        : await fetch(`${service.base}${pathname}${search}`, { headers });
      expect(answer.headers.get('content-language')).toBe(locale);
      return answer.text();
    };
    const verify = linkIn(await mail.emailTo(email), 'verify');
    expect(await open(verify)).toContain(verifies.button);
    expect(await open(verify, {})).toContain(verifies.done);
    expect(await open(verify, {})).toContain(
      meaningOf({ code: 'INVALID_VERIFICATION_TOKEN' })[locale],
    );
    await mustMutate(client, 'requestPasswordReset', { usernameOrEmail: email });
    const reset = linkIn(await mail.emailTo(email, 2), 'reset');
    expect(await open(reset)).toContain(resets.label);
    const short = meaningOf({ code: 'PASSWORD_TOO_SHORT' })[locale];
    expect(await open(reset, { password: 'x' })).toContain(short);
    expect(await open(reset, { password: 'a wholly new one' })).toContain(resets.done);
    expect(await open(reset)).toContain(meaningOf({ code: 'INVALID_RESET_TOKEN' })[locale]);
  });

  it('the next e-mail is in the new language after the user has chosen another one', async () => {
    const { client, email } = await reader();
    await choose(client, localeOf(other));
    await mustMutate(client, 'createApiToken', { name: 'x', scopes: ['match:read'] });
    const { mail: letter } = await mail.emailTo(email);
    expect(letter.html).toContain(`<html lang="${other}">`);
  });
});
