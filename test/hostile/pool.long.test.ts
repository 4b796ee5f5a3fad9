/** Real: an api with the fewest connections to Postgres that the settings allow. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailServer } from '../support/mail-server.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';

const CONNECTIONS = 2;

let mail: MailServer;
let service: TestService;
beforeAll(async () => {
  mail = await MailServer.start();
  service = await startApiAlone({
    SMTP_URL: mail.url,
    NEW_ACCOUNT_HOURS: '24',
    DATABASE_POOL: String(CONNECTIONS),
  });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});

const AT_ONCE = Array.from({ length: 4 * CONNECTIONS });

const ASK = `mutation ($input: AskToBackInput!) { askToBack(input: $input) { userErrors { code } } }`;

describe('users who ask at once to back a seat', () => {
  it('requests of many users at once do not wait for connections that the other requests hold', async () => {
    const { challenge } = await (await service.player()).challenge({ variant: 'zweier' });
    const input = { challengeId: challenge!.id, seat: 0 };
    const strangers = await Promise.all(AT_ONCE.map(() => service.player()));
    const answers = await Promise.all(
      strangers.map((stranger) =>
        stranger.ask<{ askToBack: { userErrors: { code: string }[] } }>(ASK, { input }),
      ),
    );
    for (const { askToBack } of answers) {
      expect(askToBack.userErrors).toEqual([{ code: 'VERIFY_FIRST' }]);
    }
  });
});

describe('repeated calls', () => {
  it('do not wait for connections that they hold themselves', async () => {
    const player = await service.player();
    const input = { variant: 'zweier', idempotencyKey: 'again' };
    const first = await player.challenge(input);
    const others = await Promise.all(AT_ONCE.map(() => player.challenge(input)));
    expect(others).toEqual(AT_ONCE.map(() => first));
  });
});
