import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Global, Module } from '@nestjs/common';
import type { LoggerService } from '@nestjs/common';
import { PasswordHasher } from '../../../src/modules/auth/application/index.js';
import { DeliveryWorker } from '../../../src/modules/deliveries/application/delivery-worker.js';
import { AccountingModule } from '../../../src/platform/accounting/accounting.module.js';
import { AuthApiModule } from '../../../src/modules/auth/auth-api.module.js';
import { UsersApiModule } from '../../../src/modules/users/users-api.module.js';
import { Clock, TimeModule } from '../../../src/platform/time.js';
import { configOf, parseEnvironment } from '../../../src/platform/config/config.js';
import { ConfigModule } from '../../../src/platform/config/config.module.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { LiveModule } from '../../../src/platform/live/live.module.js';
import { GraphqlApiModule } from '../../../src/platform/graphql/graphql.module.js';
import { ObservabilityModule } from '../../../src/platform/http/http.module.js';
import { MailerModule } from '../../../src/platform/mail/mail.module.js';
import { TelemetryModule } from '../../../src/platform/telemetry/telemetry.module.js';
import { PersonalDataModule } from '../../../src/platform/personal-data/personal-data.module.js';
import { WordsModule } from '../../../src/platform/words/words.module.js';
import { Sweeps } from '../../../src/platform/tasks/sweeps.js';
import { IdempotencyModule } from '../../../src/platform/idempotency/idempotency.module.js';
import { SigningModule } from '../../../src/platform/signing/signing.module.js';
import { freshDatabase } from '../../support/postgres.js';

export const JWT_SECRET = 'a secret of the tests, long enough for anyone';

/** A clock that moves only when a test advances it. */
export class TestClock extends Clock {
  private millis = Date.now();

  override now(): Date {
    return new Date(this.millis);
  }

  advance(seconds: number): void {
    this.millis += seconds * 1000;
  }
}

/** The real hasher; it counts its calls. */
export class CountingHasher extends PasswordHasher {
  hashes = 0;
  checks = 0;

  override hash(password: string): Promise<string> {
    this.hashes += 1;
    return super.hash(password);
  }

  override verify(stored: string | null, password: string): Promise<boolean> {
    this.checks += 1;
    return super.verify(stored, password);
  }
}

/** Everything that was logged, one line each. */
export class LinesLogger implements LoggerService {
  readonly lines: string[] = [];

  log = (message: unknown): void => this.keep('log', message);
  warn = (message: unknown): void => this.keep('warn', message);
  error = (message: unknown): void => this.keep('error', message);
  fatal = (message: unknown): void => this.keep('fatal', message);

  private keep(level: string, message: unknown): void {
    this.lines.push(`${level} ${String(message)}`);
  }
}

/** The list of sweeps; nothing runs them. */
@Global()
@Module({ providers: [Sweeps], exports: [Sweeps] })
class SweepsModule {}

/** The credentials and the address with which a test sends a request. */
export interface Sender {
  readonly token?: string;
  /** Replaces `Bearer <token>`. */
  readonly authorization?: string;
  readonly address?: string;
}

interface Answer<T> {
  readonly data: T;
  readonly errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** A running api with users and sign-in only: real Postgres, real argon2, real HTTP. */
export async function startAccounts(env: NodeJS.ProcessEnv = {}, embedded = true) {
  const database = await freshDatabase();
  const config = configOf(parseEnvironment(env), {
    databaseUrl: database.url,
    jwtSecret: JWT_SECRET,
    embedded,
  });
  const clock = new TestClock();
  const hasher = new CountingHasher();
  const logger = new LinesLogger();
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(config),
      AccountingModule,
      DatabaseModule,
      LiveModule,
      TimeModule,
      SweepsModule,
      SigningModule,
      IdempotencyModule,
      PersonalDataModule,
      WordsModule,
      MailerModule,
      ObservabilityModule,
      TelemetryModule,
      GraphqlApiModule,
      UsersApiModule,
      AuthApiModule,
    ],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(PasswordHasher)
    .useValue(hasher)
    .setLogger(logger)
    .compile();
  const app = module.createNestApplication<NestFastifyApplication>(
    new FastifyAdapter({ trustProxy: true }),
  );
  await app.listen(0, '127.0.0.1');
  const url = `${await app.getUrl()}/graphql`;

  async function send<T>(query: string, variables: object, from: Sender = {}): Promise<Answer<T>> {
    const authorization = from.authorization ?? (from.token && `Bearer ${from.token}`);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from.address ?? '192.0.2.1',
        ...(authorization && { authorization }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<T>;
  }

  return {
    app,
    clock,
    config,
    hasher,
    logger,
    send,
    /** Sends the pending letters, as the worker does. */
    sendLetters: () => app.get(DeliveryWorker, { strict: false }).drain(),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

export type AccountsApp = Awaited<ReturnType<typeof startAccounts>>;
