/** Real: the whole service and Postgres; a small data set like the one that the drills fill a service with. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeDataset } from '../../chaos/dataset/dataset.js';
import { MATCH, PASSWORD } from '../../support/client.js';
import type { MatchJson, TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { untilOutboxEmpty, rowsOf } from '../../support/sql.js';

const MATCHES = 25;
/** The number of matches that are played through the service. */
const TEMPLATES = 5;

let service: TestService;

beforeAll(async () => {
  service = await startService();
  await makeDataset(service, MATCHES);
});
afterAll(() => service.stop());

async function signIn(username: string): Promise<TestClient> {
  const client = service.client();
  const { login } = await client.ask<{ login: { accessToken: string } }>(
    `mutation ($input: LoginInput!) { login(input: $input) { accessToken } }`,
    { input: { username, password: PASSWORD } },
  );
  client.accessToken = login.accessToken;
  return client;
}

it('the data set has the requested size, and nobody sits twice at a table', async () => {
  const [row] = await rowsOf<{ matches: number; seats: number }>(
    service,
    `SELECT (SELECT count(*) FROM matches WHERE status = 'IN_PROGRESS')::integer AS matches,
       (SELECT count(*) FROM (SELECT DISTINCT match_id, user_id FROM match_seats) s)::integer AS seats`,
  );
  const [all] = await rowsOf<{ seats: number }>(
    service,
    'SELECT count(*)::integer AS seats FROM match_seats',
  );
  expect(row).toEqual({ matches: MATCHES + TEMPLATES, seats: all!.seats });
});

it('the users of the data set can play on in every variant', async () => {
  const waiting = await rowsOf<{ username: string; variant: string }>(
    service,
    `SELECT DISTINCT ON (m.variant) m.variant, u.username
     FROM matches m JOIN users u ON u.id = m.awaiting_id
     WHERE u.username LIKE 'dataset-%' ORDER BY m.variant, m.id`,
  );
  expect(waiting.map(({ variant }) => variant)).toEqual(['bauern', 'dreier', 'zweier']);
  for (const { username, variant } of waiting) {
    const player = await signIn(username);
    const { myTurns } = await player.ask<{ myTurns: { nodes: MatchJson[] } }>(
      `{ myTurns(first: 1) { nodes { ${MATCH} } } }`,
    );
    const match = myTurns.nodes[0]!;
    const { userErrors } = await player.act(match.id, [match.deal.legal[0]!]);
    expect({ variant, userErrors }).toEqual({ variant, userErrors: [] });
  }
  await untilOutboxEmpty(service);
});
