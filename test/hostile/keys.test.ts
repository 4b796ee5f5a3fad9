/** Real: the service. How much a client's idempotency keys may fill is not the client's choice. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';

let service: TestService;
let player: TestClient;

beforeAll(async () => {
  service = await startService();
  player = await service.player();
});
afterAll(() => service.stop());

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { userErrors { code } }
}`;

it('a key is stored as a hash of one size, whatever a client sends, and still names its call', async () => {
  const keys = ['k', 'k'.repeat(200), '\u{1f0a1}'.repeat(50), 'a\ud800b'];
  const call = (idempotencyKey: string, name = 'bot') =>
    player.ask<{ createApiToken: { userErrors: { code: string }[] } }>(CREATE, {
      input: { name, scopes: ['match:read'], idempotencyKey },
    });
  for (const key of keys) expect((await call(key)).createApiToken.userErrors).toEqual([]);
  const stored = await rowsOf<{ key: string }>(service, 'SELECT key FROM idempotency_keys');
  expect(stored).toHaveLength(keys.length);
  for (const { key } of stored) expect(key).toMatch(/^[\w-]{22}$/);
  for (const key of keys) {
    expect((await call(key, 'other')).createApiToken.userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_KEY_REUSED' },
    ]);
  }
});
