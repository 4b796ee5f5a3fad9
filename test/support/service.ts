import { randomBytes } from 'node:crypto';
import { bootWorker } from '../../src/app/boot-worker.js';
import { bootApi, bootStandalone } from '../../src/app/boot.js';
import { configOf, parseEnvironment } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/config.js';
import { UNLIMITED_POINTS } from './points.js';
import { freshDatabase } from './postgres.js';
import type { TestDatabase } from './postgres.js';
import { TestClient } from './client.js';

/** Settings of a test that differ from the service's defaults. */
export type Settings = Readonly<Record<string, string>>;

/** The real service over a database of its own, on a free port, in this process. */
export interface TestService {
  readonly base: string;
  /** Its log at the start. */
  readonly lines: readonly string[];
  readonly config: Config;
  readonly database: TestDatabase;
  /** A client without a session. */
  client(): TestClient;
  /** A client signed in as a new user. */
  player(name?: string): Promise<TestClient>;
  stop(): Promise<void>;
}

type Boot = typeof bootStandalone;

/** A worker in this process. */
export interface Worker {
  close(): Promise<void>;
}

/** Starts api and worker in one process. */
export async function startService(settings: Settings = {}): Promise<TestService> {
  return start(bootStandalone, settings, await freshDatabase());
}

/** Starts api and worker on a database that the caller drops. */
export function startServiceOn(url: string, settings: Settings = {}): Promise<TestService> {
  return start(bootStandalone, settings, borrowed({ url }));
}

/** Starts an api without a worker on a database that the caller drops. */
export function startApiOn(url: string, settings: Settings = {}): Promise<TestService> {
  return start(bootApi, settings, borrowed({ url }));
}

/** Starts another api on the database of a service. */
export function startApi(other: TestService, settings: Settings = {}): Promise<TestService> {
  return start(bootApi, { ...prefixOf(other), ...settings }, borrowed(other.database));
}

/** Starts an api without a worker, on a database of its own. */
export async function startApiAlone(settings: Settings = {}): Promise<TestService> {
  return start(bootApi, settings, await freshDatabase());
}

/** Starts a worker for a service's database. */
export async function startWorker(service: TestService): Promise<Worker> {
  return bootWorker(service.config);
}

/** Starts a worker on a database that the caller drops, for apis in other processes. */
export function startWorkerOn(url: string, settings: Settings = {}): Promise<Worker> {
  return bootWorker(configFor(url, settings));
}

async function start(boot: Boot, settings: Settings, database: TestDatabase): Promise<TestService> {
  const config = configFor(database.url, settings);
  const running = await boot(config);
  const base = running.lines.join('\n').match(/http:\/\/\S+(?=\/graphql)/)![0];
  return {
    base,
    lines: running.lines,
    config,
    database,
    client: () => new TestClient(base),
    player: (name = `p${randomBytes(5).toString('hex')}`) => new TestClient(base).register(name),
    stop: async () => {
      await running.close();
      await database.drop();
    },
  };
}

function configFor(databaseUrl: string, settings: Settings): Config {
  const jwtSecret = randomBytes(32).toString('hex');
  const env = parseEnvironment({
    PORT: '0',
    // Threads run the built program; only the tests of threads start them.
    BOT_THREADS: '0',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    REDIS_PREFIX: `test-${randomBytes(4).toString('hex')}`,
    CHALLENGES_PER_MINUTE: '100000',
    LETTERS_PER_HOUR: '100000',
    NEW_ACCOUNT_HOURS: '0',
    // Bots answer at once; only the tests of their pace set it.
    BOT_PACE_MILLIS: '0',
    // Tests call off more matches than people do.
    ABORTS_PER_WEEK: '1000000',
    // E-mails are written there; a test that reads them names a folder.
    DATA_DIR: '/nonexistent/bummerl',
    // A very busy machine is slow without an outage; only the tests of outages set their own.
    DATABASE_WAIT_MILLIS: '60000',
    DATABASE_WAITING: '1000',
    DATABASE_STATEMENT_MILLIS: '120000',
    DATABASE_LOCK_MILLIS: '60000',
    DATABASE_IDLE_MILLIS: '120000',
    // Only the tests of the budgets set their own.
    ...UNLIMITED_POINTS,
    ...settings,
  });
  return configOf(env, {
    databaseUrl,
    jwtSecret: settings['JWT_SECRET'] ?? jwtSecret,
    embedded: true,
  });
}

function prefixOf({ config }: TestService): Settings {
  return {
    JWT_SECRET: config.JWT_SECRET,
    REDIS_PREFIX: config.REDIS_PREFIX,
    ...(config.REDIS_URL && { REDIS_URL: config.REDIS_URL }),
  };
}

const borrowed = ({ url }: Pick<TestDatabase, 'url'>): TestDatabase => ({
  url,
  drop: () => Promise.resolve(),
});
