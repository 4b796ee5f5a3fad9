import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AppsResolver } from './adapters/graphql/apps.resolver.js';
import {
  AuthorizationAppResolver,
  GrantedAppsResolver,
  UserGrantedAppsResolver,
} from './adapters/graphql/granted-apps.resolver.js';
import { OAuthProvider } from './adapters/oauth/oauth-provider.js';
import { OAuthRoutes } from './adapters/oauth/oauth.routes.js';
import { SignInController } from './adapters/oauth/sign-in.controller.js';
import { AppsModule } from './apps.module.js';

/** Apps over GraphQL, and OAuth over HTTP. */
@Module({
  imports: [AppsModule, UsersModule],
  controllers: [SignInController],
  providers: [
    AppsResolver,
    AuthorizationAppResolver,
    GrantedAppsResolver,
    UserGrantedAppsResolver,
    OAuthProvider,
    OAuthRoutes,
  ],
})
export class AppsApiModule {}
