/** Real: the service. What an account writes is bounded, also where it is kept for weeks. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';

const MOST_CHANGES = 100;
const MOST_RENEWALS = 300;

let service: TestService;
let player: TestClient;

beforeAll(async () => {
  service = await startService({ CHANGES_PER_USER_PER_DAY: String(MOST_CHANGES) });
  player = await service.player();
});
afterAll(() => service.stop());

const countOf = async (table: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    service,
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row!.count;
};

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { apiToken { id } }
}`;
const REVOKE =
  'mutation ($id: ID!) { revokeApiToken(input: { apiTokenId: $id }) { userErrors { code } } }';
const REFRESH = `mutation ($refreshToken: String!) {
  refreshSession(input: { refreshToken: $refreshToken }) { refreshToken }
}`;

interface Created {
  readonly createApiToken: { readonly apiToken: { readonly id: string } };
}

interface Refreshed {
  readonly refreshSession: { readonly refreshToken: string };
}

describe('rows of one account', () => {
  it('creating and revoking tokens with new keys ends with the changes of the day', async () => {
    let key = 0;
    const again = async () => {
      const input = { name: 'bot', scopes: ['match:read'], idempotencyKey: `key ${(key += 1)}` };
      const created = await player.raw<Created>(CREATE, { input });
      if (created.errors) return created.errors;
      const { id } = created.data!.createApiToken.apiToken;
      return (await player.raw(REVOKE, { id })).errors;
    };
    let refused = await again();
    while (!refused) refused = await again();
    expect(refused).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', limit: { name: 'changes' } } },
    ]);
    expect(await countOf('idempotency_keys')).toBeLessThanOrEqual(MOST_CHANGES / 2 + 1);
    expect((await player.raw('{ me { id } }')).errors).toBeUndefined();
  });

  it('renewing a session over and over is refused, and the session goes on', async () => {
    const before = await countOf('refresh_tokens');
    let refreshToken = player.refreshToken!;
    let last = await player.raw<Refreshed>(REFRESH, { refreshToken });
    while (!last.errors) {
      ({ refreshToken } = last.data!.refreshSession);
      last = await player.raw<Refreshed>(REFRESH, { refreshToken });
    }
    expect(last.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await countOf('refresh_tokens')) - before).toBeLessThanOrEqual(MOST_RENEWALS);
    await rowsOf(service, 'DELETE FROM rate_limits');
    const later = await player.raw<Refreshed>(REFRESH, { refreshToken });
    expect(later.errors).toBeUndefined();
  }, 60_000);
});
