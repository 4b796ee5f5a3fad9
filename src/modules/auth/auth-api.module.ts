import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountResolver } from './adapters/graphql/account.resolver.js';
import { ApiTokensResolver } from './adapters/graphql/api-tokens.resolver.js';
import { AuthorizationResolver } from './adapters/graphql/authorization.resolver.js';
import { GuestsResolver } from './adapters/graphql/guests.resolver.js';
import { SecondFactorResolver } from './adapters/graphql/second-factor.resolver.js';
import { SessionsResolver } from './adapters/graphql/sessions.resolver.js';
import { ResetController } from './adapters/http/reset.controller.js';
import { VerifyController } from './adapters/http/verify.controller.js';
import { AuthModule } from './auth.module.js';

/** Signing in over GraphQL, and the pages behind the links in letters. Only the api process needs it. */
@Module({
  imports: [AuthModule, MailModule, UsersModule],
  controllers: [VerifyController, ResetController],
  providers: [
    SessionsResolver,
    GuestsResolver,
    AccountResolver,
    ApiTokensResolver,
    AuthorizationResolver,
    SecondFactorResolver,
  ],
})
export class AuthApiModule {}
