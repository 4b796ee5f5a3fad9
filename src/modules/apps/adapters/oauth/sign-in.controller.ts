import { Body, Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { ApiError } from '../../../../platform/api/api-error.js';
import { meaningOf } from '../../../../platform/api/failure.js';
import { languageOf } from '../../../../platform/api/language.js';
import { isScope } from '../../../../platform/api/scopes.js';
import type { Scope } from '../../../../platform/api/scopes.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import type { Config } from '../../../../platform/config/config.js';
import { fieldOf, pageHeaders } from '../../../../platform/http/page.js';
import { AppSignIn } from '../../../auth/application/index.js';
import { Users } from '../../../users/application/index.js';
import { Apps } from '../../application/apps.js';
import type { App } from '../../application/apps.js';
import { OAuthProvider, SIGN_IN_PATH } from './oauth-provider.js';
import { consentPage, lostPage, refusalPage, signInPage } from './sign-in-pages.js';
import type { RefusedSignIn } from './sign-in-pages.js';
import { providerRequest } from './provider-request.js';
import { TEXTS } from './texts.js';

/** The error of OAuth for a request without a scope that we know. */
const NO_SCOPE = 'invalid_scope';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** One request for a page: the app's request and the browser's. */
interface Visit {
  readonly provider: Provider;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly interaction: Interaction;
  readonly app: App;
}

/**
 * The pages for sign-in and consent. Only the browser that was sent to such an address can use it. The
 * request needs that browser's cookie, which a form of another site does not send.
 */
@Controller(SIGN_IN_PATH)
export class SignInController {
  constructor(
    private readonly oauth: OAuthProvider,
    private readonly apps: Apps,
    private readonly users: Users,
    private readonly signIn: AppSignIn,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':uid')
  async look(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const visit = await this.visit(uid, request, reply);
    if (!visit) return lost(request, reply);
    if (scopesOf(visit.interaction).length > 0) return this.show(visit);
    void reply.status(400).headers(pageHeaders(redirectOf(visit.interaction) !== null));
    const refusal = { why: NO_SCOPE, back: null };
    return refusalPage(refusal, languageOf(request.headers['accept-language']));
  }

  @Post(':uid')
  async answer(
    @Param('uid') uid: string,
    @Body() form: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const visit = isOwnForm(request) ? await this.visit(uid, request, reply) : null;
    if (!visit) return lost(request, reply);
    const step = fieldOf(form, 'step');
    if (scopesOf(visit.interaction).length === 0) return this.finish(visit, { error: NO_SCOPE });
    if (step === 'deny') return this.finish(visit, { error: 'access_denied' });
    if (visit.interaction.prompt.name === 'login') return this.login(visit, form);
    return step === 'allow' ? this.allow(visit) : this.show(visit);
  }

  private async visit(
    uid: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Visit | null> {
    const provider = await this.oauth.get();
    const { errors } = await import('oidc-provider');
    try {
      const forProvider = providerRequest(request, this.config.PUBLIC_URL);
      const interaction = await provider.interactionDetails(forProvider, reply.raw);
      const app = await this.apps.find(String(interaction.params['client_id']));
      if (interaction.uid !== uid || !app) return null;
      return { provider, request, reply, interaction, app };
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  }

  private async show(
    visit: Visit,
    wrong: RefusedSignIn | null = null,
    status = 200,
  ): Promise<string> {
    const { interaction, app, request, reply } = visit;
    const redirectUri = redirectOf(interaction);
    void reply.status(status).headers(pageHeaders(redirectUri !== null));
    const language = languageOf(request.headers['accept-language']);
    if (interaction.prompt.name === 'login') return signInPage(app, language, wrong);
    const [user, owner] = await Promise.all([
      this.users.byId(interaction.session!.accountId),
      app.ownerId === null ? null : this.users.byId(app.ownerId),
    ]);
    const names = { owner: owner && owner.username, username: user!.username };
    return consentPage({ app, ...names, scopes: scopesOf(interaction), redirectUri }, language);
  }

  private async login(visit: Visit, form: unknown): Promise<string> {
    const language = languageOf(visit.request.headers['accept-language']);
    const [name, password] = [fieldOf(form, 'username'), fieldOf(form, 'password')];
    const code = fieldOf(form, 'code');
    const ts = Math.floor(Date.now() / 1000);
    try {
      const signedIn = await this.signIn.check(name, { password, code }, visit.request.ip);
      if (!signedIn.ok) {
        const why = meaningOf(signedIn.error)[language];
        const needsCode = signedIn.error.code !== 'INVALID_CREDENTIALS';
        return await this.show(visit, { why, username: name, needsCode }, 422);
      }
      const accountId = signedIn.value.id;
      await this.signOutOthers(visit, accountId);
      return await this.finish(visit, { login: { accountId, remember: false, ts } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const again = { username: name, needsCode: code !== '' };
      if (error.code === 'SUSPENDED' || error.code === 'NETWORK_CLOSED')
        return this.show(visit, { why: error.texts[language], ...again }, 403);
      if (error.code !== 'RATE_LIMITED') throw error;
      const seconds = Number(error.extensions['retryAfterSeconds']);
      void visit.reply.header('retry-after', String(seconds));
      const why = TEXTS[language].tooOften(seconds);
      return this.show(visit, { why, ...again }, 429);
    }
  }

  /**
   * Ends another user's session in this browser. Otherwise the library would show a page with a script that
   * asks them to leave.
   */
  private async signOutOthers(
    { provider, request, reply, interaction }: Visit,
    userId: string,
  ): Promise<void> {
    const forProvider = providerRequest(request, this.config.PUBLIC_URL);
    const session = await provider.Session.get(provider.createContext(forProvider, reply.raw));
    if (session.accountId === undefined || session.accountId === userId) return;
    interaction.session = undefined;
    await interaction.persist();
    await session.destroy();
  }

  private async allow(visit: Visit): Promise<string> {
    const { provider, interaction, app } = visit;
    const accountId = interaction.session!.accountId;
    const session = await provider.Session.findByUid(interaction.session!.uid);
    const since = new Date(((session?.loginTs ?? 0) + 1) * 1000);
    const scopes = scopesOf(interaction);
    if (!(await this.signIn.isStillSignedIn(accountId, since))) {
      await session?.destroy();
      return lost(visit.request, visit.reply);
    }
    const grant = new provider.Grant({ accountId, clientId: app.id });
    grant.addOIDCScope(scopes.join(' '));
    return this.finish(visit, { consent: { grantId: await grant.save() } });
  }

  /** Sends the browser back to where the app's request continues. */
  private async finish(
    { provider, request, reply }: Visit,
    result: InteractionResults,
  ): Promise<string> {
    const forProvider = providerRequest(request, this.config.PUBLIC_URL);
    const returnTo = await provider.interactionResult(forProvider, reply.raw, result);
    void reply.headers(pageHeaders()).status(303).header('location', returnTo);
    return '';
  }
}

/** The scopes that the app requests; unknown ones are ignored. */
function scopesOf({ params }: Interaction): Scope[] {
  const requested = typeof params['scope'] === 'string' ? params['scope'] : '';
  return [...new Set(requested.split(' '))].filter(isScope);
}

const redirectOf = ({ params }: Interaction): string | null =>
  typeof params['redirect_uri'] === 'string' ? params['redirect_uri'] : null;

/** Whether a form comes from our own pages. Browsers without this header send no cookies from other sites. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
}

function lost(request: FastifyRequest, reply: FastifyReply): string {
  void reply.status(404).headers(pageHeaders());
  return lostPage(languageOf(request.headers['accept-language']));
}
