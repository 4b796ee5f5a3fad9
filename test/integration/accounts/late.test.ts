/** Real: the whole service and Postgres. What happens in the same moment as a deletion is asked for. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { openCoreModules } from '../../support/core.js';
import { LateDeletionSweep } from '../../../src/modules/accounts/application/late-deletions.sweep.js';
import { mustMutate, mutate, PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { guestOf } from '../../support/guests.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { codesOf } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let core: INestApplicationContext;
beforeAll(async () => {
  service = await startService();
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await service.stop();
});

const sql = <R = object>(text: string, values: readonly unknown[] = []) =>
  rowsOf<R>(service, text, values);
const idOf = async ({ username }: TestClient): Promise<string> =>
  (await sql<{ id: string }>('SELECT id FROM users WHERE username = $1', [username]))[0]!.id;
const sweep = () => core.get(LateDeletionSweep, { strict: false }).run();
const ask = (client: TestClient) => mustMutate(client, 'deleteAccount', { password: PASSWORD });

/** A token and an open challenge that requests of the same moment have made after everything had ended. */
async function leftOver(anna: TestClient): Promise<{ token: TestClient; challengeId: string }> {
  const { challenge } = await anna.challenge({ variant: 'zweier' });
  const { secret } = await mustMutate<{ secret: string }>(
    anna,
    'createApiToken',
    { name: 'late', scopes: ['profile:read'] },
    'secret',
  );
  const [token] = await sql<Record<string, unknown>>(
    'SELECT user_id, id, name, scopes, token_hash FROM api_tokens WHERE user_id = $1',
    [await idOf(anna)],
  );
  await ask(anna);
  await sql(
    `INSERT INTO api_tokens (user_id, id, name, scopes, token_hash)
     VALUES ($1, $2, $3, $4, $5)`,
    Object.values(token!),
  );
  await sql('DELETE FROM revoked_api_tokens WHERE token_hash = $1', [token!.token_hash]);
  const challengeId = rowId(challenge!.id);
  await sql(`UPDATE challenges SET status = 'OPEN' WHERE id = $1`, [challengeId]);
  return { token: Object.assign(service.client(), { accessToken: secret }), challengeId };
}

const statusOf = async (id: string) =>
  (await sql<{ status: string }>('SELECT status FROM challenges WHERE id = $1', [id]))[0]!.status;

const codeOf = async (client: TestClient) =>
  (await client.raw('{ me { username } }')).errors?.[0]?.extensions?.code;

describe('what began in the same moment as a deletion was asked for', () => {
  it('is ended by a sweep', async () => {
    const { token, challengeId } = await leftOver(await service.player());
    expect(await codeOf(token)).toBeUndefined();
    await sweep();
    await until('the end of the token', async () => (await codeOf(token)) === 'UNAUTHENTICATED');
    expect(await statusOf(challengeId)).toBe('CANCELLED');
  });

  it('stays, once the owner has taken the deletion back', async () => {
    const anna = await service.player();
    const { token, challengeId } = await leftOver(anna);
    await anna.signIn();
    await sweep();
    expect(await codeOf(token)).toBeUndefined();
    expect(await statusOf(challengeId)).toBe('OPEN');
  });
});

it('a guest who keeps the account at this moment is asked for the password', async () => {
  const guest = await guestOf(service);
  const { me } = await guest.ask<{ me: { username: string } }>('{ me { username } }');
  const keeping = new Client({ connectionString: service.database.url });
  await keeping.connect();
  await keeping.query('BEGIN');
  await keeping.query(
    'UPDATE users SET is_guest = false, guest_seen_at = NULL WHERE username = $1',
    [me.username],
  );
  const asked = mutate(guest, 'deleteAccount', {});
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until('the deletion to wait', async () => (await sql(waiting)).length > 0);
  await keeping.query('COMMIT');
  await keeping.end();
  expect(codesOf(await asked)).toEqual(['INVALID_CREDENTIALS']);
  const deletions = `SELECT FROM account_deletions JOIN users u ON u.id = user_id WHERE u.username = $1`;
  expect(await sql(deletions, [me.username])).toEqual([]);
});
