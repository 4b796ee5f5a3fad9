/**
 * Fills a service with very many running matches. A few are played through the service; the others are copies by
 * SQL with their own users, events, notifications and ledgers. All are valid: their users, who have the template
 * player's password, can continue each of them.
 */
import { Client } from 'pg';
import type { TestService } from '../../support/service.js';
import * as sql from './statements.js';
import { PER_TURN_SECONDS, playTemplates } from './templates.js';
import type { Templates } from './templates.js';

/** The number of matches that a user plays at once, and the average number of seats of a match. */
const MATCHES_A_USER = 20;
const SEATS_A_MATCH = 2.6;
/** The least number of users with which nobody has two seats at a table. */
const FEWEST_USERS = 8;

const BATCH = 20_000;

/** Margin in the spread of the copies' deadlines, so that no match is overdue yet. */
const MARGIN_SECONDS = 2 * 3600;

/** Called after each batch. */
export type Report = (made: number, of: number) => void;

/** Adds `matches` running matches to a service's database; its worker must run until it is done. */
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

/** Does not check foreign keys: the rows are made with valid ones, and a check takes as long as a write. */
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
