import { Module } from '@nestjs/common';
import { ApiTokensResolver } from './adapters/graphql/api-tokens.resolver.js';
import { PasswordsResolver } from './adapters/graphql/passwords.resolver.js';
import { SessionsResolver } from './adapters/graphql/sessions.resolver.js';
import { AuthModule } from './auth.module.js';

/** Signing in over GraphQL; for the api process, the worker does without. */
@Module({
  imports: [AuthModule],
  providers: [SessionsResolver, PasswordsResolver, ApiTokensResolver],
})
export class AuthApiModule {}
