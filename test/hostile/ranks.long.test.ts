/**
 * Real: the built service as a process of its own, with very many rated players. Many clients read the ratings of a
 * hundred players each. Each figure is compared with the same work on a service with few rated players.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import '../../src/modules/ratings/application/index.js';
import { STATEMENTS } from '../../src/platform/database/statement.js';
import { TestClient } from '../support/client.js';
import { rowsOf } from '../support/sql.js';
import { inLongForm } from './support/rounds.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';

const FEW = 100;
const MANY = 200_000;
const ATTACKERS = 20;

/** How many times as long anything may take with many rated players. Counting all of them takes a hundred times as long. */
const MOST_TIMES = 10;

let victim: Victim;
let attackers: TestClient[];
let bystander: TestClient;

beforeAll(async () => {
  victim = await startVictim();
  const newcomer = (name: string) => new TestClient(victim.base).register(name);
  bystander = await newcomer('bystander');
  attackers = await Promise.all(
    Array.from({ length: ATTACKERS }, (_, n) => newcomer(`attacker${n}`)),
  );
  await rate('crowd-', FEW);
});
afterAll(() => victim?.stop());

/** Adds players with settled ratings, and a beginning of their names. */
async function rate(prefix: string, count: number): Promise<void> {
  await rowsOf(
    victim,
    `WITH added AS (
       INSERT INTO users (id, username, username_key)
       SELECT id, name, name FROM (SELECT gen_random_uuid() AS id, $1 || n AS name
         FROM generate_series(1, $2::integer) n) u RETURNING id)
     INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional)
     SELECT id, 'zweier', 1500 + 450 * (random() + random() - 1), 60, 30, 15, false FROM added`,
    [prefix, count],
  );
  await rowsOf(victim, 'ANALYZE ratings, users');
}

const RATINGS = (fields: string) =>
  `{ users(prefix: "crowd-", first: ${FEW}) { nodes { ratings { ${fields} } } } }`;
const WRITE = `mutation { setShowsOnline(input: { showsOnline: true }) { userErrors { code } } }`;

const millis = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** How long all attackers wait for their answers, and at most the bystander for one of its writes meanwhile. */
async function attack(query: string) {
  const writes: number[] = [];
  let isOver = false;
  const writing = (async () => {
    do writes.push(await millis(() => bystander.ask(WRITE)));
    while (!isOver);
  })();
  const all = () => Promise.all(attackers.map((attacker) => attacker.ask(query)));
  const attacked = await millis(all).finally(() => (isOver = true));
  await writing;
  return { attacked, waited: Math.max(...writes) };
}

/** The shortest of three tries: other work on the machine can only make one longer. */
async function best(query: string) {
  const tries = [await attack(query), await attack(query), await attack(query)];
  return {
    attacked: Math.min(...tries.map(({ attacked }) => attacked)),
    waited: Math.min(...tries.map(({ waited }) => waited)),
  };
}

/** The pages that the statements for ratings and ranks of the crowd read, from memory or from the disk. */
async function pagesRead(): Promise<number> {
  const crowd = await rowsOf<{ userId: string }>(
    victim,
    `SELECT id AS "userId" FROM users WHERE username ~ '^crowd-'`,
  );
  const userIds = crowd.map(({ userId }) => userId);
  const values = { userIds, ratingKeys: userIds.map(() => 'zweier') };
  let pages = 0;
  for (const name of ['ratings-of-users', 'ratings-ranks']) {
    const { text, bind } = STATEMENTS.get(name)!;
    const [explained] = await rowsOf<Explained>(
      victim,
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      bind(values as never),
    );
    const { Plan: plan } = explained!['QUERY PLAN'][0];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}

interface Explained {
  readonly 'QUERY PLAN': readonly [
    { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> },
  ];
}

inLongForm('twenty clients that read the ratings of a hundred players each', () => {
  it('the number of rated players changes neither the time of their answers nor that of another client’s writes', async () => {
    const measure = async () => ({
      plain: await best(RATINGS('rating')),
      ranks: await best(RATINGS('rating rank')),
      pages: await pagesRead(),
    });
    const few = await measure();
    await rate('many-', MANY);
    const many = await measure();
    process.stderr.write(`${JSON.stringify({ few, many })}\n`);
    for (const query of ['plain', 'ranks'] as const) {
      expect(many[query].attacked).toBeLessThan(MOST_TIMES * few[query].attacked);
      expect(many[query].waited).toBeLessThan(MOST_TIMES * few[query].waited);
    }
    expect(many.pages).toBeLessThan(MOST_TIMES * few.pages);
    expect(victim.complaints()).toEqual([]);
  });
});
