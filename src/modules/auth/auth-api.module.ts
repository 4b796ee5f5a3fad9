import { Module } from '@nestjs/common';
import { ApiTokensResolver } from './adapters/graphql/api-tokens.resolver.js';
import { EmailsResolver } from './adapters/graphql/emails.resolver.js';
import { PasswordsResolver } from './adapters/graphql/passwords.resolver.js';
import { SessionsResolver } from './adapters/graphql/sessions.resolver.js';
import { ResetController } from './adapters/http/reset.controller.js';
import { VerifyController } from './adapters/http/verify.controller.js';
import { UsersModule } from '../users/users.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AuthModule } from './auth.module.js';

/** Signing in over GraphQL, and the pages behind the links in letters; for the api process, the worker does without. */
@Module({
  imports: [AuthModule, MailModule, UsersModule],
  controllers: [VerifyController, ResetController],
  providers: [SessionsResolver, PasswordsResolver, EmailsResolver, ApiTokensResolver],
})
export class AuthApiModule {}
