/**
 * Real: the service, webhooks, receivers, and `bummerl listen` as a process. What is forwarded is what webhooks post.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { Receiver } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { startMatch, playCard } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { Hook, messages, notify, verified, POSTS_TO_RECEIVERS } from './hooks.js';

const TYPES = ['MATCH_EVENT', 'CHALLENGE', 'MATCH_OVER', 'FRIEND_REQUEST'];

let service: TestService;
let receiver: Receiver;
let anna: TestClient;
let folder: string;
let program: string;
let running: ChildProcess[] = [];

beforeAll(async () => {
  service = await startService(POSTS_TO_RECEIVERS);
  folder = await mkdtemp(join(tmpdir(), 'bummerl-listen-'));
  program = join(folder, 'cli.mjs');
  await build({
    entryPoints: [resolve('clients/typescript/src/cli.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});
beforeEach(async () => {
  [anna, receiver] = await Promise.all([service.player(), Receiver.open()]);
});
afterEach(async () => {
  for (const one of running) one.kill('SIGKILL');
  running = [];
  await receiver.close();
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

async function tokenOf(client: TestClient): Promise<string> {
  const input = { name: 'listen', scopes: ['event:read'] };
  return (await mustMutate<{ secret: string }>(client, 'createApiToken', input, 'secret')).secret;
}

/** Starts the program; the lines that it has printed. */
async function listening(client: TestClient, args: readonly string[]) {
  const env = {
    ...process.env,
    BUMMERL_URL: service.base,
    BUMMERL_TOKEN: await tokenOf(client),
  };
  const child = spawn(process.execPath, [program, 'listen', ...args], { env });
  running.push(child);
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const secret = await until('the secret', () => /^secret (\S+)$/.exec(lines[0] ?? '')?.[1]);
  return { child, lines, secret };
}

const cursorNow = async (client: TestClient): Promise<string> =>
  (await client.ask<{ eventCursor: string }>('{ eventCursor }')).eventCursor;

/** The bodies that were posted to a path, in order. */
const bodiesAt = (path: string): string[] =>
  receiver.received.filter((one) => one.path === path).map(({ body }) => body);

/** Whether the challenge and the three cards are among events or posts, in whichever order they were published. */
const hasAll = (texts: readonly string[]): boolean =>
  texts.some((text) => text.includes('"type":"CHALLENGE"')) &&
  texts.filter((text) => text.includes('"type":"CARD_PLAYED"')).length === 3;

/** The user's events after a cursor, as JSON. */
async function eventsAfter(client: TestClient, after: string): Promise<string[]> {
  const query = `query ($after: String) { events(after: $after, first: 100) { nodes {
    ... on MatchEvent { type } ... on NotificationEvent { notification { type } } } } }`;
  const { events } = await client.ask<{ events: { nodes: unknown[] } }>(query, { after });
  return events.nodes.map((node) => JSON.stringify(node));
}

describe('bummerl listen', () => {
  it('posts the same bodies in the same order as the user’s webhook, each user’s own view', async () => {
    const bert = await service.player();
    const users = Object.entries({ anna, bert });
    const after = await Promise.all(users.map(([, user]) => cursorNow(user)));
    // An open challenge: one that names a user and is accepted at once may be notified of or not.
    const table = await startMatch([anna, bert], { opponents: null });
    for (let cards = 0; cards < 3; cards++) await playCard(table);
    for (const [, user] of users) await notify(user);
    for (const [i, [, user]] of users.entries()) {
      // Later events would reach a new webhook by themselves, and by the replay once more.
      await until('the events', async () => hasAll(await eventsAfter(user, after[i]!)));
    }
    for (const [i, [name, user]] of users.entries()) {
      const [real, path] = [`/hook-${name}`, `/listen-${name}`];
      const hook = await Hook.open(user, receiver.url(real), { types: TYPES });
      await hook.do('replayWebhook', { after: after[i] });
      await until('all events', () => hasAll(bodiesAt(real)));
      const posted = bodiesAt(real);
      const more = ['--types', TYPES.join(), '--after', after[i]!];
      const { secret } = await listening(user, ['--forward', receiver.url(path), ...more]);
      await until('all posts', () => bodiesAt(path).length >= posted.length);
      expect(bodiesAt(path)).toEqual(posted);
      expect(posted.length).toBeGreaterThan(5);
      const [first] = receiver.received.filter((one) => one.path === path);
      expect(verified(first!, secret)).toEqual(JSON.parse(posted[0]!));
      const [ofHook, forwarded] = [real, path].map((wanted) => {
        const { headers } = receiver.received.find((one) => one.path === wanted)!;
        return Object.keys(headers).filter((one) => /^(webhook|content-type|user)/.test(one));
      });
      expect(forwarded!.sort()).toEqual(ofHook!.sort());
    }
    expect(bodiesAt('/hook-anna')).not.toEqual(bodiesAt('/hook-bert'));
  }, 60_000);

  it('prints the status and the time of each post, and posts what comes later', async () => {
    receiver.reply = (response, { path }) => response.writeHead(path === '/bad' ? 500 : 204).end();
    const after = await cursorNow(anna);
    const bad = await listening(anna, ['--forward', receiver.url('/bad'), '--after', after]);
    await notify(anna);
    await until('a line', () => /^CHALLENGE 500 \d+ ms \S+$/.test(bad.lines[1] ?? ''));
    await notify(anna);
    await until('a second line', () => bad.lines.length === 3);
    const [, first] = bad.lines.slice(1).map((line) => line.split(' ').at(-1)!);
    await notify(anna);
    const next = await listening(anna, ['--forward', receiver.url('/next'), '--after', first!]);
    await until('a line', () => /^CHALLENGE 204 \d+ ms \S+$/.test(next.lines[1] ?? ''));
    expect(bodiesAt('/next')).toHaveLength(1);
  });

  it('goes on without a receiver, and ends when it is asked to', async () => {
    const gone = await Receiver.open();
    const forward = gone.url();
    await gone.close();
    const after = await cursorNow(anna);
    const { child, lines } = await listening(anna, ['--forward', forward, '--after', after]);
    await notify(anna);
    await until('a line', () => lines[1]?.startsWith('CHALLENGE no answer '));
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('shows how it is used, and refuses what it does not understand', async () => {
    const run = async (args: readonly string[]) => {
      const child = spawn(process.execPath, [program, ...args], { env: {} });
      running.push(child);
      return (await once(child, 'exit'))[0] as number;
    };
    expect(await Promise.all([run(['--help']), run([]), run(['listen', '--nonsense'])])).toEqual([
      0, 2, 1,
    ]);
  });
});

it('a message that is forwarded has the signature of a chosen secret', async () => {
  const secret = `whsec_${Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64')}`;
  const after = await cursorNow(anna);
  await listening(anna, ['--forward', receiver.url(), '--secret', secret, '--after', after]);
  await notify(anna);
  const [message] = await messages(receiver, 1);
  expect(verified(message!, secret).type).toBe('CHALLENGE');
});
