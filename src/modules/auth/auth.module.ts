import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../platform/api/viewer.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessTokens } from './application/access-tokens.js';
import * as application from './application/index.js';
import { AccountSweep } from './storage/account-sweep.js';
import { PasswordStore } from './storage/password-store.js';

/** Nothing of it is urgent. */
const SWEEP_MILLIS = 10 * 60 * 1000;

/** For this module alone. */
const INNER = [
  AccessTokens,
  AccountSweep,
  application.CredentialCheck,
  application.HashingQueue,
  application.PasswordHasher,
  application.SessionIssuer,
  application.Successor,
  PasswordStore,
];

const OFFERED = [
  application.ApiTokens,
  application.ApiTokenStore,
  application.ChangeEmailUseCase,
  application.ChangePasswordUseCase,
  application.LoginUseCase,
  application.LogoutUseCase,
  application.RefreshSessionUseCase,
  application.RegisterUseCase,
  application.RequestResetUseCase,
  application.ResetPasswordUseCase,
  application.SessionStore,
  application.TryLimits,
  application.VerifyEmailUseCase,
];

/** Who is asking: passwords, sessions, personal tokens. Global, since every request is asked. */
@Global()
@Module({
  imports: [UsersModule, MailModule],
  providers: [
    // The platform's port: it knows no module.
    { provide: Authenticator, useClass: application.SessionAuthenticator },
    ...INNER,
    ...OFFERED,
  ],
  exports: [Authenticator, ...OFFERED],
})
export class AuthModule {
  constructor(sweeps: Sweeps, accounts: AccountSweep) {
    sweeps.register({
      name: 'accounts',
      everyMillis: SWEEP_MILLIS,
      run: () => accounts.sweep(),
    });
  }
}
