/** Two apis and a worker as processes of their own, on one database. */
import { randomBytes } from 'node:crypto';
import { TestClient } from '../../support/client.js';
import { PUBLIC } from '../../support/oauth.js';
import { UNLIMITED_POINTS } from '../../support/points.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestService } from '../../support/service.js';
import { until } from '../../support/wait.js';
import { prepareService, service, SLOW_MACHINE } from '../start/service.js';
import type { Service } from '../start/service.js';

/** An api as a process. */
export type ApiProcess = Pick<TestService, 'client' | 'player' | 'database'>;

export interface Installation {
  readonly apis: readonly [ApiProcess, ApiProcess];
  stop(): Promise<void>;
}

const SETTINGS = {
  ...UNLIMITED_POINTS,
  ...SLOW_MACHINE,
  PUBLIC_URL: PUBLIC,
  JWT_SECRET: 'a secret of two processes, and of a third',
  LOG_LEVEL: 'error',
  DATA_DIR: '/nonexistent/bummerl',
  NEW_ACCOUNT_HOURS: '0',
  CHALLENGES_PER_MINUTE: '100000',
  REGISTRATIONS_PER_MINUTE: '100000',
  WEBHOOKS_ALLOW_PRIVATE: 'true',
  // An export waits after its first match.
  EXPORT_DEALS_PER_MINUTE: '1',
};

/**
 * @param redis the address of a Redis; hints go over Postgres without one
 * @param elsewhere the address under which the second api finds it
 */
export async function startInstallation(
  redis: string | undefined,
  elsewhere = redis,
): Promise<Installation> {
  prepareService();
  const database = await freshDatabase();
  const prefix = `test-${randomBytes(4).toString('hex')}`;
  const env = {
    ...SETTINGS,
    DATABASE_URL: database.url,
    REDIS_PREFIX: prefix,
  };
  const started: Service[] = [];
  const start = (program: string, url: string | undefined): Service => {
    const own = { ...env, ...(url && { REDIS_URL: url }) };
    const process = service({ env: own, program: [program] });
    started.push(process);
    return process;
  };
  const startApi = async (url: string | undefined): Promise<ApiProcess> => {
    const base = await start('dist/api.main.js', url).ready();
    return {
      database,
      client: () => new TestClient(base),
      player: (name = `p${randomBytes(5).toString('hex')}`) => new TestClient(base).register(name),
    };
  };
  const worker = start('dist/worker.main.js', redis);
  const [one, other] = await Promise.all([
    startApi(redis),
    startApi(elsewhere),
    until('the worker', () => /worker plays/.test(worker.out())),
  ]);
  return {
    apis: [one, other],
    stop: async () => {
      for (const { child } of started) child.kill('SIGKILL');
      await Promise.all(started.map(({ ended }) => ended));
      await database.drop();
    },
  };
}
