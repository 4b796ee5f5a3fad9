import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../platform/graphql/context.js';
import { Sweeps } from '../../platform/queue/sweeps.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { Argon2Hasher } from './adapters/crypto/argon2-hasher.js';
import { JwtAccessTokens } from './adapters/crypto/jwt-access-tokens.js';
import { PostgresAccountSweep } from './adapters/typeorm/postgres-account-sweep.js';
import { PostgresApiTokenStore } from './adapters/typeorm/postgres-api-token-store.js';
import { PostgresPasswordStore } from './adapters/typeorm/postgres-password-store.js';
import { PostgresSessionStore } from './adapters/typeorm/postgres-session-store.js';
import { PostgresTryLimits } from './adapters/typeorm/postgres-try-limits.js';
import * as application from './application/index.js';

/** Nothing of it is urgent. */
const SWEEP_MILLIS = 10 * 60 * 1000;

const ADAPTERS = [
  { provide: application.AccessTokens, useClass: JwtAccessTokens },
  { provide: application.AccountSweep, useClass: PostgresAccountSweep },
  { provide: application.ApiTokenStore, useClass: PostgresApiTokenStore },
  { provide: application.PasswordHasher, useClass: Argon2Hasher },
  { provide: application.PasswordStore, useClass: PostgresPasswordStore },
  { provide: application.SessionStore, useClass: PostgresSessionStore },
  { provide: application.TryLimits, useClass: PostgresTryLimits },
  { provide: Authenticator, useClass: application.SessionAuthenticator },
];

const USE_CASES = [
  application.ApiTokens,
  application.ChangeEmailUseCase,
  application.ChangePasswordUseCase,
  application.CredentialCheck,
  application.HashingQueue,
  application.LoginUseCase,
  application.LogoutUseCase,
  application.RefreshSessionUseCase,
  application.RegisterUseCase,
  application.RequestResetUseCase,
  application.ResetPasswordUseCase,
  application.SessionIssuer,
  application.Successor,
  application.VerifyEmailUseCase,
];

/** Who is asking: passwords, sessions, personal tokens. Global, since every request is asked. */
@Global()
@Module({
  imports: [UsersModule, MailModule],
  providers: [...ADAPTERS, ...USE_CASES],
  exports: [
    Authenticator,
    application.AccountSweep,
    application.ApiTokenStore,
    application.SessionStore,
    application.TryLimits,
    ...USE_CASES,
  ],
})
export class AuthModule {
  constructor(sweeps: Sweeps, accounts: application.AccountSweep) {
    sweeps.register({
      name: 'accounts',
      everyMillis: SWEEP_MILLIS,
      run: () => accounts.sweep(),
    });
  }
}
