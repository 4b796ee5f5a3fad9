/** Real: Postgres; a player of very many matches, nearly all of them finished, made by SQL. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LOCK_MATCHES } from '../../../src/modules/matches/storage/match-clocks.js';
import { openRatings } from '../ratings/fixture.js';
import type { RatingsFixture } from '../ratings/fixture.js';

const OVER = 3000;
const RUNNING = 5;

let table: RatingsFixture;
let players: string[];

beforeAll(async () => {
  table = await openRatings(2);
  players = await table.addUsers(2);
  await copies(await table.addMatch({ players }), OVER, false);
  await copies(await table.addMatch({ players, status: 'IN_PROGRESS' }), RUNNING - 1, true);
  await table.source.query(
    `UPDATE match_seats s SET running = false FROM matches m
     WHERE m.id = s.match_id AND m.status <> 'IN_PROGRESS'`,
  );
  await table.source.query('VACUUM ANALYZE matches, match_seats');
});
afterAll(() => table?.close());

const copies = (matchId: string, count: number, running: boolean) =>
  table.source.query(
    `WITH made AS (SELECT gen_random_uuid() AS id FROM generate_series(1, $2::integer)),
       chains AS (INSERT INTO shuffle_chains SELECT (jsonb_populate_record(c,
         jsonb_build_object('match_id', made.id))).*
         FROM made, shuffle_chains c WHERE c.match_id = $1),
       matches AS (INSERT INTO matches SELECT (jsonb_populate_record(m,
         jsonb_build_object('id', made.id))).* FROM made, matches m WHERE m.id = $1)
     INSERT INTO match_seats SELECT (jsonb_populate_record(s,
       jsonb_build_object('match_id', made.id, 'running', $3::boolean))).*
     FROM made, match_seats s WHERE s.match_id = $1`,
    [matchId, count, running],
  );

interface Plan {
  readonly 'QUERY PLAN': readonly [
    {
      readonly Plan: {
        readonly 'Shared Hit Blocks': number;
        readonly 'Shared Read Blocks': number;
      };
    },
  ];
}

it('a change of a calendar reads running matches only', async () => {
  expect(await table.source.query(LOCK_MATCHES.text, [players[0]])).toHaveLength(RUNNING);
  const [row] = await table.source.query<Plan[]>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${LOCK_MATCHES.text}`,
    [players[0]],
  );
  const { Plan: plan } = row!['QUERY PLAN'][0];
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(20 * RUNNING);
});

it('the end of a match takes the mark of running seats from its own seats only', async () => {
  await table.source.query(
    `UPDATE matches SET status = 'FINISHED', finished_at = service_now()
     WHERE id = (SELECT id FROM matches WHERE status = 'IN_PROGRESS' LIMIT 1)`,
  );
  expect(await table.source.query(LOCK_MATCHES.text, [players[0]])).toHaveLength(RUNNING - 1);
  const marked = await table.source.query<object[]>('SELECT FROM match_seats WHERE running');
  expect(marked).toHaveLength(2 * (RUNNING - 1));
});
