/**
 * A service with very many running matches: a few are played through it, the others are copies of them by
 * SQL, with users, events, feeds and ledgers of their own. All are valid: each can be played on by its
 * users, who have the template player's password.
 */
import { Client } from 'pg';
import type { TestService } from '../../support/service.js';
import * as sql from './statements.js';
import { PER_TURN_SECONDS, playTemplates } from './templates.js';
import type { Templates } from './templates.js';

/** How many matches a user plays at once, and at how many seats a match has on average. */
const MATCHES_A_USER = 20;
const SEATS_A_MATCH = 2.6;
/** The fewest with whom nobody sits twice at a table. */
const FEWEST_USERS = 8;

const BATCH = 20_000;

/** The last copies' turns run out no sooner than the first ones' minus this: nobody is overdue yet. */
const MARGIN_SECONDS = 2 * 3600;

/** Told after each batch. */
export type Report = (made: number, of: number) => void;

/** Fills a service's database with `matches` more that run; its worker must run until they are there. */
export async function makeDataset(
  service: Pick<TestService, 'player' | 'database'>,
  matches: number,
  report: Report = () => undefined,
): Promise<void> {
  const templates = await playTemplates(service);
  const client = new Client({ connectionString: service.database.url });
  await client.connect();
  try {
    await prepare(client, templates, matches);
    for (let made = 0; made < matches; made += BATCH) {
      const last = Math.min(made + BATCH, matches);
      await copy(client, templates, [made, last - 1, matches]);
      report(last, matches);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Foreign keys hold by the way the rows are made: checking each would take as long as writing it. */
async function prepare(client: Client, { username }: Templates, matches: number): Promise<void> {
  await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
  await client.query(`SET statement_timeout = 0; SET lock_timeout = 0`);
  await client.query(sql.PEOPLE_TABLE);
  const users = Math.ceil((matches * SEATS_A_MATCH) / MATCHES_A_USER);
  await client.query(sql.PEOPLE, [Math.max(users, FEWEST_USERS)]);
  await client.query('ANALYZE dataset_people');
  for (const statement of sql.ACCOUNTS) await client.query(statement, [username]);
  await client.query(sql.BATCH_TABLES);
}

async function copy(
  client: Client,
  { matchIds }: Templates,
  [first, last, of]: readonly number[],
): Promise<void> {
  await client.query('BEGIN');
  const seconds = PER_TURN_SECONDS - MARGIN_SECONDS;
  await client.query(sql.BATCH, [matchIds, first, last, of, seconds]);
  await client.query(sql.SEATED);
  await client.query('ANALYZE copies; ANALYZE seated');
  for (const statement of sql.COPIES) await client.query(statement);
  await client.query('COMMIT');
}
