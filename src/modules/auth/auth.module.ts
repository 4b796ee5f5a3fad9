import { Global, Module } from '@nestjs/common';
import { CredentialWatch } from '../../platform/api/credential-watch.js';
import { Authenticator } from '../../platform/api/viewer.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { MailModule } from '../mail/mail.module.js';
import { UserRegistry } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { AccessTokens } from './application/access-tokens.js';
import { AccountSweep } from './application/account.sweep.js';
import { ApiTokens } from './application/api-tokens.js';
import { AppAccess } from './application/app-access.js';
import { AppSignIn } from './application/app-sign-in.js';
import { CredentialCheck } from './application/credential-check.js';
import { Emails } from './application/emails.js';
import { EndedAccess } from './application/ended-access.js';
import { Entrances } from './application/entrances.js';
import { FirstUses } from './application/first-uses.js';
import { HashingQueue, PasswordHasher } from './application/hashing.js';
import { IdentityCheck } from './application/identity-check.js';
import { KeepAccountUseCase } from './application/keep-account.use-case.js';
import { KnownCredentials } from './application/known-credentials.js';
import { LoginUseCase } from './application/login.use-case.js';
import { NewAccounts } from './application/new-accounts.js';
import { Passwords } from './application/passwords.js';
import { RefreshSessionUseCase } from './application/refresh-session.use-case.js';
import { RegisterUseCase } from './application/register.use-case.js';
import { RenameAccountUseCase } from './application/rename-account.use-case.js';
import { SecondFactors } from './application/second-factors.js';
import { Successor } from './application/secrets.js';
import { SessionAuthenticator } from './application/session-authenticator.js';
import { SignIns } from './application/sign-ins.js';
import { Sessions } from './application/sessions.js';
import { StartAsGuestUseCase } from './application/start-as-guest.use-case.js';
import { Suspensions } from './application/suspensions.js';
import { ApiTokenStore } from './storage/api-token-store.js';
import { PasswordStore } from './storage/password-store.js';
import { AUTH_DATA } from './storage/personal-data.js';
import { RefreshTokenStore } from './storage/refresh-token-store.js';
import { StaffRoles } from './storage/staff-roles.js';
import { SecondFactorStore } from './storage/second-factor-store.js';
import { SessionStore } from './storage/session-store.js';
import { RecentNetworks, SharedNetworks } from './storage/shared-networks.js';
import { TryLimits } from './storage/try-limits.js';

/** The sweep is not urgent. */
const SWEEP_MILLIS = 10 * 60 * 1000;

/** Providers for this module alone. */
const INNER = [
  AccessTokens,
  AccountSweep,
  ApiTokenStore,
  CredentialCheck,
  FirstUses,
  HashingQueue,
  NewAccounts,
  PasswordHasher,
  PasswordStore,
  RefreshTokenStore,
  SecondFactorStore,
  SessionStore,
  Successor,
];

const OFFERED = [
  ApiTokens,
  AppAccess,
  AppSignIn,
  Emails,
  EndedAccess,
  Entrances,
  IdentityCheck,
  KeepAccountUseCase,
  KnownCredentials,
  LoginUseCase,
  Passwords,
  RefreshSessionUseCase,
  RegisterUseCase,
  RenameAccountUseCase,
  SecondFactors,
  Sessions,
  SignIns,
  StaffRoles,
  SharedNetworks,
  RecentNetworks,
  StartAsGuestUseCase,
  Suspensions,
  TryLimits,
];

/** Authentication: passwords, sessions, personal tokens. Global, since every request is authenticated. */
@Global()
@Module({
  imports: [UsersModule, MailModule],
  providers: [
    // The port is in the platform, which depends on no module.
    { provide: Authenticator, useClass: SessionAuthenticator },
    CredentialWatch,
    ...INNER,
    ...OFFERED,
  ],
  exports: [Authenticator, CredentialWatch, ...OFFERED],
})
export class AuthModule {
  constructor(
    sweeps: Sweeps,
    accounts: AccountSweep,
    users: UserRegistry,
    known: KnownCredentials,
    data: PersonalData,
  ) {
    data.register(AUTH_DATA);
    users.onReaderChanged((userId) => known.ended(userId));
    sweeps.register({ name: 'accounts', everyMillis: SWEEP_MILLIS, run: () => accounts.sweep() });
  }
}
