/** Real: the service over HTTP, Postgres, a receiver of webhooks, a push service, a mail server; the service's clock is moved. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Hook, notify } from '../integration/webhooks/hooks.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { subscribeTo } from '../support/deliveries.js';
import { MailServer } from '../support/mail-server.js';
import { PushBrowser } from '../support/push-browser.js';
import { Receiver } from '../support/receiver.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { giveAddress, rowsOf } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { setClock } from '../support/time.js';
import { until } from '../support/wait.js';

/** Later than all second attempts. */
const LATER_SECONDS = 3600;
const LIMIT_MILLIS = 1000;
const CHANNELS = ['EMAIL', 'PUSH', 'WEBHOOK'];

let service: TestService;
let moderator: TestClient;
let receiver: Receiver;
let browser: PushBrowser;
let mail: MailServer;

beforeAll(async () => {
  [receiver, browser, mail] = await Promise.all([
    Receiver.open(),
    PushBrowser.open(),
    MailServer.start(),
  ]);
  const settings = { SMTP_URL: mail.url, WEBHOOKS_ALLOW_PRIVATE: 'true', SWEEP_SPEED: '20' };
  service = await startService(settings);
  moderator = await service.player();
  await giveRole(service, moderator, 'MODERATOR');
});
afterEach(() => setClock(service, 0));
afterAll(async () => {
  await service.stop();
  await Promise.all([receiver.close(), browser.close(), mail.stop()]);
});

const suspend = ({ username }: TestClient) =>
  mustMutate(moderator, 'suspendUser', { username, reason: 'Insults.' });

/** A person whom notifications reach on every channel. */
async function reachable() {
  const person = await service.player();
  const address = `${randomBytes(5).toString('hex')}@example.org`;
  await giveAddress(service, person, address);
  await subscribeTo(person, browser);
  const hook = await Hook.open(person, receiver.url(`/${person.username}`));
  return { person, address, hook };
}

/** The texts of the e-mails to an address, but for those that a webhook was made. */
const mailsTo = (address: string): string[] =>
  mail.to(address).flatMap(({ mail: { text = '' } }) => (/webhook/i.test(text) ? [] : text));

interface Sent {
  readonly channel: string;
  readonly type: string;
  readonly status: string;
  readonly reason: string | null;
  readonly attempts: number;
}

/** What is or was sent to a person, but for what tells of their account and what confirms a webhook. */
const sentTo = ({ username }: TestClient): Promise<Sent[]> =>
  rowsOf<Sent>(
    service,
    `SELECT channel, type, status, reason, attempts - (claim IS NOT NULL)::integer AS attempts
     FROM deliveries
     WHERE user_id = (SELECT id FROM users WHERE username = $1)
       AND channel <> 'LETTER' AND type NOT IN ('MODERATED', 'VERIFICATION') ORDER BY channel`,
    [username],
  );

const untilSent = (what: string, person: TestClient, wanted: (sent: readonly Sent[]) => boolean) =>
  until(what, async () => {
    const sent = await sentTo(person);
    return wanted(sent) && sent;
  });

describe('what is sent to a person who is suspended', () => {
  it('is suppressed on every channel: what has failed and waits, and what is new', async () => {
    const { person, address } = await reachable();
    receiver.reply = 500;
    browser.answer = () => 503;
    mail.refuseEmail = () => '450 not now';
    await notify(person);
    const failed = await untilSent('an attempt on each channel', person, (sent) => {
      return sent.length === CHANNELS.length && sent.every(({ attempts }) => attempts === 1);
    });
    expect(failed.map(({ channel, status }) => `${channel} ${status}`)).toEqual(
      CHANNELS.map((channel) => `${channel} PENDING`),
    );
    await suspend(person);
    const before = [receiver.received.length, browser.pushes.length];
    receiver.reply = 204;
    browser.answer = () => 201;
    mail.refuseEmail = () => null;
    await notify(person);
    await setClock(service, LATER_SECONDS);
    const held = await untilSent('the end of all', person, (sent) => {
      const isOver = sent.every(({ status }) => status !== 'PENDING');
      return sent.length === 2 * CHANNELS.length && isOver;
    });
    // A new push has nobody to go to: a browser's device ends with its session.
    for (const { channel, status, reason } of held)
      expect([channel, status, reason]).toEqual([
        channel,
        'SUPPRESSED',
        channel === 'PUSH' ? expect.stringMatching(/^(SUSPENDED|NO_SUBSCRIPTION)$/) : 'SUSPENDED',
      ]);
    // What moderators have decided is the only thing that still comes.
    await until('the decision', () => mailsTo(address).length > 0);
    expect(mailsTo(address)).toEqual([expect.stringContaining('Insults.')]);
    expect(receiver.received).toHaveLength(before[0]!);
    const pushed = browser.pushes.slice(before[1]).map(({ payload }) => payload.type);
    expect(pushed.filter((type) => type !== 'MODERATED')).toEqual([]);
  });
});

describe('what is on its way to a person who is suspended', () => {
  /** Suspends while `taken` is not answered. @returns how long it stays open after that */
  async function cutAfter(person: TestClient, taken: ServerResponse): Promise<number> {
    const closed = once(taken, 'close');
    await suspend(person);
    const answered = performance.now();
    await closed;
    return performance.now() - answered;
  }

  it.each(['WEBHOOK', 'PUSH'])('is cut within a second, and is not sent again: %s', async (way) => {
    const { person } = await reachable();
    const taken = new Promise<ServerResponse>((resolve) => {
      receiver.reply = (response) => void (way === 'WEBHOOK' ? resolve(response) : response.end());
      browser.answer = (response) => (way === 'PUSH' ? new Promise(() => resolve(response)) : 201);
    });
    await notify(person);
    expect(await cutAfter(person, await taken)).toBeLessThan(LIMIT_MILLIS);
    const before = receiver.received.length + browser.pushes.length;
    await untilSent('its end', person, (sent) =>
      sent.some(({ channel, reason }) => channel === way && reason === 'SUSPENDED'),
    );
    const { length } = browser.pushes.filter(({ payload }) => payload.type !== 'MODERATED');
    expect(receiver.received.length + length).toBe(before);
  });
});
