import type { OnModuleInit } from '@nestjs/common';
import {
  Args,
  Context,
  Extensions,
  Mutation,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { ENTRY } from '../../../../platform/accounting/price.js';
import { ONCE_PER_REQUEST } from '../../../../platform/graphql/document/document-rule.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { userLanguage, Users } from '../../../users/application/index.js';
import { LoginUseCase } from '../../application/login.use-case.js';
import { RefreshSessionUseCase } from '../../application/refresh-session.use-case.js';
import { RegisterUseCase } from '../../application/register.use-case.js';
import { Sessions } from '../../application/sessions.js';
import {
  LoginInput,
  LogoutEverywherePayload,
  LogoutInput,
  LogoutPayload,
  RefreshSessionInput,
  RegisterInput,
  SessionPayload,
  SessionType,
  sessionType,
  toSessionPayload,
} from './session.type.js';

@Resolver(() => UserType)
export class SessionsResolver implements OnModuleInit {
  constructor(
    private readonly registration: RegisterUseCase,
    private readonly logins: LoginUseCase,
    private readonly refreshes: RefreshSessionUseCase,
    private readonly opened: Sessions,
    private readonly users: Users,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Session', 'session', async (ids, viewer) => {
      if (!viewer) return new Map();
      const found = (await this.opened.list(viewer.userId)).filter(({ id }) => ids.includes(id));
      return new Map(found.map((session) => [session.id, sessionType(session, viewer)]));
    });
  }

  @Extensions({ ...ONCE_PER_REQUEST, ...ENTRY })
  @Mutation(() => SessionPayload, {
    description:
      'Creates an account and signs it in. Idempotent: a repeated call is refused with USERNAME_TAKEN ' +
      'and creates no second account; sign in instead.',
  })
  async register(
    @Args('input') { username, email, password, locale }: RegisterInput,
    @Context() { address, requestLanguage }: GraphqlContext,
  ): Promise<SessionPayload> {
    const profile = { username, email: email ?? null, ...userLanguage(locale, requestLanguage) };
    const result = await this.registration.execute(profile, password, address);
    return result.ok ? toSessionPayload(result.value) : refused(...result.error);
  }

  @Extensions({ ...ONCE_PER_REQUEST, ...ENTRY })
  @Mutation(() => SessionPayload, {
    description:
      'Signs in with a password, and with a code if the account has two-factor sign-in: starts a session. Idempotent: a repeated call starts one more ' +
      'session and changes nothing else.',
  })
  async login(
    @Args('input') { evenSuspended, ...credentials }: LoginInput,
    @Context() { address }: GraphqlContext,
  ): Promise<SessionPayload> {
    const result = await this.logins.execute(credentials, address, evenSuspended ?? false);
    return result.ok ? toSessionPayload(result.value) : refused(result.error);
  }

  @Extensions(ENTRY)
  @Mutation(() => SessionPayload, {
    description:
      'Exchanges a refresh token for new tokens. It can be repeated with the same refresh token, in case ' +
      'the answer was lost: until one of the new tokens is used, and within a minute also after the new ' +
      'access token was used. A refresh token that is used again after that ends its session. ' +
      'Idempotent: a refresh token has one successor.',
  })
  async refreshSession(
    @Args('input') { refreshToken }: RefreshSessionInput,
    @Context() { address }: GraphqlContext,
  ): Promise<SessionPayload> {
    const result = await this.refreshes.execute(refreshToken, address);
    return result.ok ? toSessionPayload(result.value) : refused(result.error);
  }

  @Mutation(() => LogoutPayload, {
    description:
      'Ends the session of a refresh token, at once. ' +
      'Idempotent: a session that has ended stays ended.',
  })
  async logout(@Args('input') { refreshToken }: LogoutInput): Promise<LogoutPayload> {
    const ended = await this.opened.end(refreshToken);
    if (!ended.ok) return refused(ended.error);
    return { revokedSessionId: toGlobalId('Session', ended.value), userErrors: done };
  }

  @Mutation(() => LogoutEverywherePayload, {
    description:
      "Ends all of the viewer's sessions; personal tokens and granted apps stay. " +
      'Idempotent: sessions that have ended stay ended.',
  })
  async logoutEverywhere(
    @SignedIn('session') { userId }: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<LogoutEverywherePayload> {
    await this.opened.endAll(userId);
    return { user: await loadUser(context, this.users, userId), userErrors: done };
  }

  @ResolveField(() => [SessionType], {
    nullable: true,
    description:
      'The sessions of the viewer, last used first, at most 100; null for anyone else’s.',
  })
  async sessions(
    @Parent() user: UserType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<SessionType[] | null> {
    if (!viewer || !isViewer(viewer, user)) return null;
    const sessions = await this.opened.list(user.userId);
    return sessions.map((session) => sessionType(session, viewer));
  }
}
