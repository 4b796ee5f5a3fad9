/** Real: the service, the example notifier as a program, and a channel that takes its posts. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled, Program, stopPrograms, TYPESCRIPT } from '../../support/programs.js';
import { Receiver } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { until } from '../../support/wait.js';
import { Hook, notify, POSTS_TO_RECEIVERS } from './hooks.js';

let service: TestService;
let channel: Receiver;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bummerl-notifier-'));
  [service, channel] = await Promise.all([startService(POSTS_TO_RECEIVERS), Receiver.open()]);
});
afterAll(async () => {
  await stopPrograms();
  await Promise.all([service.stop(), channel.close(), rm(folder, { recursive: true })]);
});

/** Starts the notifier with a secret; returns the address at which it listens. */
async function startNotifier(secret: string): Promise<string> {
  const file = join(folder, 'notifier.mjs');
  await bundled(`${TYPESCRIPT}/examples/notifier.ts`, 'node', file);
  const notifier = new Program(process.execPath, [file], {
    BUMMERL_URL: service.base,
    BUMMERL_WEBHOOK_SECRET: secret,
    CHANNEL_URL: channel.url('/channel'),
    PORT: '0',
  });
  const port = await until('the port', () => {
    notifier.assertRuns();
    return /^port (\d+)$/m.exec(notifier.written())?.[1];
  });
  return `http://127.0.0.1:${port}`;
}

const posted = () => channel.received.map(({ body }) => JSON.parse(body) as { content: string });

it('posts a challenge to the channel, also if the channel was away at first', async () => {
  const anna = await service.player();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const url = await startNotifier(secret);
  await Hook.open(anna, url, { secret });
  channel.reply = 503;
  await notify(anna);
  await until('a refused post', () => channel.received.length > 0);
  channel.reply = 204;
  await until('the second post', () => channel.received.length > 1);
  const address = new RegExp(`^You have a challenge\\. ${service.base}/challenge/\\S+$`);
  expect(posted()).toEqual([
    { content: expect.stringMatching(address) as unknown, allowed_mentions: { parse: [] } },
    posted()[0],
  ]);
});

it('refuses a message that is not from the service', async () => {
  const url = await startNotifier(`whsec_${randomBytes(32).toString('base64')}`);
  const { status } = await fetch(url, { method: 'POST', body: '{"type":"YOUR_TURN"}' });
  expect(status).toBe(400);
});
