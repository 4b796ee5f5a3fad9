/** Real: the service, a webhook of every type, matches of every variant. Each message fits into the published schema. */
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { request } from 'undici';
import { seeded } from '../../../src/engine/index.js';
import { EVENT_TYPES } from '../../../src/modules/matches/domain/index.js';
import { NOTIFICATION_TYPES } from '../../../src/modules/notifications/domain/notification.js';
import { messageSchemaText } from '../../../src/modules/webhooks/application/message-schema-text.js';
import { Receiver } from '../../support/receiver.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { playOut, startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { Hook, POSTS_TO_RECEIVERS } from './hooks.js';

const FILE = new URL('../../../docs/schemas/webhook-message.schema.json', import.meta.url);
const TYPES = ['MATCH_EVENT', ...NOTIFICATION_TYPES];

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const fits = ajv.compile(JSON.parse(messageSchemaText()) as object);

/** Why a message does not fit; null if it does. */
const faultOf = (body: string): unknown =>
  fits(JSON.parse(body)) ? null : { body, errors: fits.errors };

let service: TestService;
let receiver: Receiver;

beforeAll(async () => {
  service = await startService(POSTS_TO_RECEIVERS);
});
beforeEach(async () => {
  receiver = await Receiver.open();
});
afterEach(() => receiver.close());
afterAll(() => service.stop());

it('the schema of messages to webhooks is current, and is served', async () => {
  const text = messageSchemaText();
  if (process.env['UPDATE_SCHEMA']) await writeFile(FILE, text);
  expect(await readFile(FILE, 'utf8')).toBe(text);
  const { headers, body } = await request(`${service.base}/schemas/webhook-message.json`);
  expect(headers['content-type']).toBe('application/schema+json; charset=utf-8');
  expect(await body.text()).toBe(text);
});

it('the schema of messages to webhooks has all fields of every type of event', () => {
  const { $defs } = JSON.parse(messageSchemaText()) as {
    $defs: {
      matchEvent: { allOf: { then: { properties: { payload: { properties: object } } } }[] };
    };
  };
  const payloads = $defs.matchEvent.allOf.map(({ then }) => then.properties.payload.properties);
  expect(payloads.map((one) => Object.keys(one))).toEqual(
    Object.values(EVENT_TYPES).map(({ fields }) => [...fields]),
  );
});

describe('every message to a webhook fits into the schema', () => {
  it.each([
    ['zweier', 2],
    ['dritt', 3],
    ['dreier', 3],
    ['bauern', 4],
  ] as const)(
    'in a match of %s',
    async (variant, count) => {
      const players = await Promise.all(Array.from({ length: count }, () => service.player()));
      const [owner] = players;
      const hook = await Hook.open(owner!, receiver.url(), { types: TYPES });
      const table = await startMatch(players, { variant, target: 1 });
      await playOut(service, table, seeded(count));
      await hook.do('testWebhook');
      await until('the last messages', () => {
        const types = receiver.received.map(
          ({ body }) => (JSON.parse(body) as { type: string }).type,
        );
        return ['TEST', 'MATCH_OVER'].every((type) => types.includes(type));
      });
      const bodies = [...receiver.received, ...receiver.challenges].map(({ body }) => body);
      expect(bodies.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
      expect(bodies.length).toBeGreaterThan(20);
    },
    120_000,
  );

  it('and another text does not', () => {
    const timestamp = '2026-01-31T12:00:00.000Z';
    for (const wrong of [
      { type: 'NONSENSE', timestamp, data: {} },
      { type: 'VERIFICATION', timestamp, data: {} },
      { type: 'YOUR_TURN', timestamp, data: { cursor: 'x' } },
      { type: 'MATCH_EVENT', timestamp, data: { cursor: 'x', type: 'CARD_PLAYED' } },
    ])
      expect(faultOf(JSON.stringify(wrong))).not.toBeNull();
  });
});
