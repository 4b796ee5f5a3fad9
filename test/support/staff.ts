import { randomUUID } from 'node:crypto';
import type { Role } from '../../src/platform/api/viewer.js';
import type { TestClient } from './client.js';
import type { TestService } from './service.js';
import { rowsOf } from './sql.js';

const GIVE = `WITH person AS (SELECT id FROM users WHERE username = $1), role AS (
    INSERT INTO user_roles (user_id, role) SELECT id, $2 FROM person
  ), factor AS (
    INSERT INTO second_factors (user_id, id, secret, confirmed_at) SELECT id, $3, '', now() FROM person
  )
  UPDATE sessions SET second_factor_id = $3 FROM person WHERE user_id = person.id`;

/**
 * Gives a signed-in user a role that is in force in the sessions that there are. It must be the first thing that this user
 * does: an api remembers a session for some seconds.
 */
export async function giveRole(
  service: TestService,
  { username }: Pick<TestClient, 'username'>,
  role: Role,
): Promise<void> {
  await rowsOf(service, GIVE, [username, role, randomUUID()]);
}
