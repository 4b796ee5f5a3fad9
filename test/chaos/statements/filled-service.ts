import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openCoreModules } from '../../support/core.js';
import { Sweeps } from '../../../src/platform/tasks/sweeps.js';
import type { Sweep } from '../../../src/platform/tasks/sweeps.js';
import { PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { startApiOn } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf } from '../../support/sql.js';
import { watchStatements } from './watch.js';
import type { Timings } from './watch.js';

/** A filled database with an api, all sweeps and some of its users. */
export interface FilledService {
  readonly service: TestService;
  readonly players: readonly TestClient[];
  readonly sweeps: readonly Sweep[];
  /** The timings of the current part; each part sets its own. */
  timings: Timings;
  close(): Promise<void>;
}

const PLAYERS = 6;

/** Few connections, so that Postgres has soon chosen the plan of every statement on each. */
const POOL = '2';

/** Opens a database that `makeDataset` has filled. */
export async function openFilledService(databaseUrl: string): Promise<FilledService> {
  const service = await startApiOn(databaseUrl, { LOG_LEVEL: 'error', DATABASE_POOL: POOL });
  const core = await openCoreModules(service.config);
  const filled = {
    service,
    players: await signIn(service),
    sweeps: core.get(Sweeps, { strict: false }).list,
    timings: new Map() as Timings,
  };
  const stop = watchStatements(core.get(DataSource), () => filled.timings);
  return Object.assign(filled, { close: () => close(stop, core, service) });
}

async function close(stop: () => void, core: INestApplicationContext, service: TestService) {
  stop();
  await core.close();
  await service.stop();
}

/** Users of the data set who are to act. */
async function signIn(service: TestService): Promise<TestClient[]> {
  const rows = await rowsOf<{ username: string }>(
    service,
    `SELECT username FROM users u WHERE username LIKE 'dataset-%'
       AND EXISTS (SELECT FROM matches m WHERE m.awaiting_id = u.id) ORDER BY created_at, id LIMIT $1`,
    [PLAYERS],
  );
  return Promise.all(rows.map(({ username }) => signInAs(service.client(), username)));
}

async function signInAs(client: TestClient, username: string): Promise<TestClient> {
  const mutation = `mutation ($input: LoginInput!) { login(input: $input) { accessToken } }`;
  const input = { username, password: PASSWORD };
  const { login } = await client.ask<{ login: { accessToken: string } }>(mutation, { input });
  return Object.assign(client, { username, accessToken: login.accessToken });
}
