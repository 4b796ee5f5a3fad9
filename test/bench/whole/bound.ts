import { asAdmin, urlOf } from '../../support/postgres.js';
import { HttpClient } from '../http.js';
import { during, speedIn } from '../measure.js';
import { ROWS, TABLES } from './bound-statements.js';
import type { BenchProcesses } from './processes.js';
import { millisEach, Processor } from './processor.js';

const DATABASE = 'bound';

/** Unlike the built service, this program runs from its sources, as tests do. */
const UNBUILT = '--import ./test/support/register.mjs';

const QUERY = 'mutation ($i: ActInput!) { act(input: $i) { match { id version } } }';

/** Measures the mutations a second that the stack does without the service, with so many at a time. */
export async function boundOf(processes: BenchProcesses, atATime: number, millis: number) {
  await asAdmin(`CREATE DATABASE ${DATABASE}`);
  const DATABASE_URL = urlOf(DATABASE);
  await asAdmin(TABLES, DATABASE_URL);
  await asAdmin('VACUUM ANALYZE', DATABASE_URL);
  await asAdmin('CHECKPOINT');
  const env = { DATABASE_URL, NODE_OPTIONS: UNBUILT };
  const program = 'test/bench/whole/bound-server.ts';
  const server = await processes.start('bound', program, env, /(http:\/\/\S+)\/graphql/);
  const client = new HttpClient(server.address);
  const processor = new Processor({ server: [server.pid], postgres: [processes.postmaster ?? 0] });
  const before = processor.read();
  const took = await during(millis, atATime, () => actAnywhere(client));
  const processorMillis = millisEach(before, processor.read(), took.took.length);
  await client.close();
  await server.end();
  await asAdmin(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
  return { ...speedIn(took), processorMillis };
}

async function actAnywhere(client: HttpClient): Promise<void> {
  const matchId = String(1 + Math.floor(Math.random() * ROWS));
  const i = { matchId, actions: ['HT'] };
  const { act } = await client.ask<{ act: { match: object | null } }>(null, QUERY, { i });
  if (!act.match) throw new Error('the bound has lost a row');
}
