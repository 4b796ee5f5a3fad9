/** Real: Postgres, the module's own stores and the built dist/ratings.main.js; matches damaged by SQL. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { booksOf, openRatings } from './fixture.js';
import type { RatingsFixture } from './fixture.js';

/** Statements after which the rows of match $1 do not say how it ended. */
const DAMAGES = {
  'no result': 'UPDATE matches SET result = NULL WHERE id = $1',
  'an empty result': `UPDATE matches SET result = '{}' WHERE id = $1`,
  'one place missing': `UPDATE matches SET result = jsonb_set(result, '{places}', '[1]') WHERE id = $1`,
  'a place that is null': `UPDATE matches SET result = jsonb_set(result, '{places}', '[1, null]')
    WHERE id = $1`,
  'no Bummerl': `UPDATE matches SET result = result - 'bummerl' WHERE id = $1`,
  'no seats': 'DELETE FROM match_seats WHERE match_id = $1',
  'one seat missing': 'DELETE FROM match_seats WHERE match_id = $1 AND seat = 1',
  'a variant of another service': `UPDATE matches SET variant = 'tarock' WHERE id = $1`,
} as const;
const ALL = Object.keys(DAMAGES) as (keyof typeof DAMAGES)[];

const quiet = { onProgress: () => undefined };

let table: RatingsFixture;
let players: string[];

beforeAll(async () => {
  table = await openRatings(4);
  players = await table.addUsers(2);
});
afterAll(() => table?.close());
afterEach(() =>
  table.source.query(`DELETE FROM booked_matches; DELETE FROM ratings; DELETE FROM rating_changes;
    DELETE FROM ledger; DELETE FROM match_seats; DELETE FROM matches`),
);

const damage = (matchId: string, how: keyof typeof DAMAGES) =>
  table.source.query(DAMAGES[how], [matchId]);
const book = (matchId: string) => table.book(matchId);
const setAside = async (): Promise<string[]> =>
  (await table.rebuild.execute(quiet)).setAside.map(({ matchId }) => matchId);
const booked = async (): Promise<string[]> =>
  (
    await table.source.query<{ id: string }[]>(
      'SELECT match_id AS id FROM booked_matches ORDER BY sequence',
    )
  ).map(({ id }) => id);

describe('a match that does not say how it ended', () => {
  it.each(ALL)('is not booked, and waits to be repaired: %s', async (how) => {
    const matchId = await table.addMatch({ players });
    await damage(matchId, how);
    await expect(book(matchId)).rejects.toThrow(matchId);
    expect(await booksOf(table)).toEqual({ booked: [], ratings: [], changes: [], ledger: [] });
  });

  it.each(ALL)('is left out of the rebuild, which books the others: %s', async (how) => {
    const first = await table.addMatch({ players });
    await book(first);
    const broken = await table.addMatch({ players });
    await damage(broken, how);
    const last = await table.addMatch({ players, places: [2, 1] });
    expect(await setAside()).toEqual([broken]);
    expect(await booked()).toEqual([first, last]);
    const ratings = (await table.ratings.ofUsers(players)).get(players[0]!);
    expect(ratings).toMatchObject([{ matches: 2, wins: 1 }]);
  });

  it('a damaged match keeps its place in the order of booking, and is booked there when it is repaired', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++)
      ids.push(await table.addMatch({ players, places: [1 + (i % 2), 2 - (i % 2)] }));
    for (const id of ids) await book(id);
    const intact = await booksOf(table);
    const sql = 'SELECT result FROM matches WHERE id = $1';
    const [row] = await table.source.query<{ result: object }[]>(sql, [ids[1]]);
    await damage(ids[1]!, 'an empty result');
    expect(await setAside()).toEqual([ids[1]]);
    expect((await table.ratings.changes([ids[1]!])).size).toBe(0);
    await table.source.query('UPDATE matches SET result = $2 WHERE id = $1', [ids[1], row!.result]);
    expect(await setAside()).toEqual([]);
    expect(await booksOf(table)).toStrictEqual(intact);
  });

  it('a repaired match is booked by its task, even if a rebuild came first', async () => {
    const matchId = await table.addMatch({ players });
    await damage(matchId, 'a variant of another service');
    await table.rebuild.execute(quiet);
    await table.source.query(`UPDATE matches SET variant = 'zweier'`);
    await book(matchId);
    expect(await booked()).toEqual([matchId]);
  });

  it('the command names the damaged match, ends with status 1 and has booked all others', async () => {
    const intact = await table.addMatch({ players });
    const broken = [await table.addMatch({ players }), await table.addMatch({ players })];
    for (const id of broken) await damage(id, 'no result');
    const { status, stderr } = await rebuildByCommand();
    expect(status).toBe(1);
    for (const id of broken) expect(stderr).toContain(id);
    expect(stderr).not.toContain('    at ');
    expect(await booked()).toEqual([intact]);
    await table.source.query(
      'DELETE FROM match_seats; DELETE FROM booked_matches; DELETE FROM matches',
    );
    expect((await rebuildByCommand()).status).toBe(0);
  });
});

it('a rating that is not a number does not spread to other ratings', async () => {
  const matchId = await table.addMatch({ players });
  await table.source.query(`INSERT INTO ratings VALUES ($1, 'zweier', 'NaN', 100, 3, 1, true)`, [
    players[0],
  ]);
  await expect(book(matchId)).rejects.toThrow(matchId);
  expect(await booked()).toEqual([]);
  await table.rebuild.execute(quiet);
  expect((await table.ratings.ofUsers(players)).get(players[0]!)).toMatchObject([{ matches: 1 }]);
});

async function rebuildByCommand(): Promise<{ status: number; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: table.url, JWT_SECRET: 'x'.repeat(32) };
  try {
    const { stderr } = await promisify(execFile)(process.execPath, ['dist/ratings.main.js'], {
      env,
    });
    return { status: 0, stderr };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, stderr };
  }
}
