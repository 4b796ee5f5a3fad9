import { randomUUID } from 'node:crypto';
import type { Role } from '../../src/platform/api/viewer.js';
import type { TestClient } from './client.js';
import type { TestService } from './service.js';
import { rowsOf } from './sql.js';

const GIVE = `INSERT INTO user_roles (user_id, role) SELECT id, $2 FROM users WHERE username = $1`;

const PROVE = `WITH factor AS (
    INSERT INTO second_factors (user_id, id, secret, confirmed_at)
    SELECT id, $2, '', now() FROM users WHERE username = $1 RETURNING id, user_id
  )
  UPDATE sessions s SET second_factor_id = f.id FROM factor f WHERE s.user_id = f.user_id`;

/**
 * Gives a signed-in user a role that is in force in the sessions that there are. It must be the first thing that this user
 * does: an api remembers a session for some seconds.
 *
 * @param isInForce false for a user without a second factor, whose role is not in force
 */
export async function giveRole(
  service: Pick<TestService, 'database'>,
  { username }: Pick<TestClient, 'username'>,
  role: Role,
  { isInForce = true }: { readonly isInForce?: boolean } = {},
): Promise<void> {
  await rowsOf(service, GIVE, [username, role]);
  if (isInForce) await rowsOf(service, PROVE, [username, randomUUID()]);
}
