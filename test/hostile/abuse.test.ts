/** Real: the whole service with an SMTP server, as strangers who abuse it and each other see it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailServer } from '../support/mail-server.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { rounds } from './support/long.js';

const PASSWORD = 'correct horse battery 9';

const SETTINGS = {
  TRUST_PROXY: '1',
  PASSWORD_HASHES_AT_ONCE: '1',
  PASSWORD_HASHES_PER_NETWORK: '10',
};

let mail: MailServer;
let service: TestService;
beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({ ...SETTINGS, SMTP_URL: mail.url });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

interface Answer {
  readonly data: Record<string, { userErrors: { code: string }[] }> | null;
  readonly errors?: { extensions: { code: string; retryAfterSeconds?: number } }[];
}

/** One mutation, from an address of the client's choice. */
async function send(name: string, input: object, address = '198.51.100.1'): Promise<Answer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      query: `mutation ($input: ${type}) { ${name}(input: $input) { userErrors { code } } }`,
      variables: { input },
    }),
  });
  return (await response.json()) as Answer;
}

const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;

describe('passwords', () => {
  it('of one network wait in its own line, which ends somewhere; another network does not wait', async () => {
    const { username } = await service.player();
    const login = (address: string) => send('login', { username, password: PASSWORD }, address);
    const finished: string[] = [];
    const calls = Array.from({ length: rounds(40, 400) }, async () => {
      const answer = await login('198.51.100.7');
      finished.push('flood');
      return answer;
    });
    const other = login('203.0.113.9').then((answer) => {
      finished.push('other');
      return answer;
    });
    const answers = await Promise.all(calls);
    expect((await other).data!['login']!.userErrors).toEqual([]);
    const refused = answers.flatMap((answer) => refusalOf(answer) ?? []);
    expect(refused.length).toBeGreaterThanOrEqual(calls.length - 20);
    for (const { code, retryAfterSeconds } of refused) {
      expect([code, retryAfterSeconds]).toEqual(['RATE_LIMITED', expect.any(Number)]);
    }
    expect(finished.slice(-4)).not.toContain('other');
  }, 60_000);
});

describe('a username', () => {
  const problems = async (username: string) =>
    (await send('register', { username, password: PASSWORD })).data!['register']!.userErrors.map(
      ({ code }) => code,
    );

  it.each(['bot_easy', 'B0T-EASY', 'bot--club', 'adrnin', 'supp0rt'])(
    'that looks like the house’s is refused: %s',
    async (name) => expect(await problems(name)).toEqual(['USERNAME_RESERVED']),
  );

  it.each(['bót-easy', 'bоt-easy', 'ｂｏｔ-easy', 'bot‐easy'])(
    'has none of Unicode’s other letters: %s',
    async (name) => expect(await problems(name)).toEqual(['USERNAME_INVALID']),
  );

  it('that looks like another user’s is taken, also where two come at once', async () => {
    expect(await problems('Clarissa1')).toEqual([]);
    expect(await problems('C1arissal')).toEqual(['USERNAME_TAKEN']);
    const both = await Promise.all([problems('Moritz-Berg'), problems('rnoritz_berg')]);
    expect(both.flat()).toEqual(['USERNAME_TAKEN']);
  });
});

describe('reset letters', () => {
  it('are limited by the address that is meant, however it is written', async () => {
    const { username } = await service.player();
    await rowsOf(
      service,
      `UPDATE users SET email = $2, email_key = $2, email_verified_at = now() WHERE username = $1`,
      [username, 'resi@example.org'],
    );
    const written = [
      'resi@example.org',
      'RESI@example.org',
      'resi@ｅxample.org',
      'ｒesi@example.org',
    ];
    const answers = [];
    for (const usernameOrEmail of written) {
      answers.push(await send('requestPasswordReset', { usernameOrEmail }));
    }
    expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'RATE_LIMITED',
    ]);
  });
});
