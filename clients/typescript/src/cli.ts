#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { Client } from './client.js';
import type { WebhookEventType } from './generated/graphql.js';
import { drawSecret, listen } from './listen.js';

const HELP = `Usage: bummerl listen --forward http://localhost:4242/hook

Posts the messages that a webhook of yours would be sent to an address.

  --forward URL   the address of your receiver
  --url URL       the address of the service; default: BUMMERL_URL
  --types A,B     the types of messages; default: all notifications, but no MATCH_EVENT
  --secret KEY    the key that signs them; default: a new one, which is printed
  --after CURSOR  where to begin; default: now

A personal token with the scope event:read is read from BUMMERL_TOKEN.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    forward: { type: 'string' },
    url: { type: 'string', default: process.env['BUMMERL_URL'] ?? '' },
    types: { type: 'string' },
    secret: { type: 'string', default: drawSecret() },
    after: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const token = process.env['BUMMERL_TOKEN'];
const { forward, url, secret, types, after } = values;

if (values.help || positionals.join() !== 'listen' || !forward || !url || !token) {
  print(HELP);
  process.exit(values.help ? 0 : 2);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
print(`secret ${secret}`);
await listen({
  client: new Client({
    url,
    token,
    onRetry: (error) => void process.stderr.write(`again: ${String(error)}\n`),
  }),
  forward,
  secret,
  types: types === undefined ? null : (types.split(',') as WebhookEventType[]),
  after: after ?? null,
  signal: stop.signal,
  onPost: ({ type, status, millis, cursor }) =>
    print(`${type} ${status ?? 'no answer'} ${millis} ms ${cursor}`),
});
