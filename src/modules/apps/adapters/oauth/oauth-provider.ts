import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { Configuration, errors as Errors, KoaContextWithOIDC } from 'oidc-provider';
import { SCOPES } from '../../../../platform/api/scopes.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import type { Config } from '../../../../platform/config/config.js';
import { errorText } from '../../../../platform/errors.js';
import { SignedTokens } from '../../../../platform/signing/signed-tokens.js';
import { drawSecret, hashSecret } from '../../../auth/application/index.js';
import { AppGrants } from '../../application/app-grants.js';
import { Apps } from '../../application/apps.js';
import { OAuthRecords } from '../../application/oauth-records.js';
import { OAuthKeys } from '../../application/oauth-keys.js';
import type { OAuthKey } from '../../application/oauth-keys.js';
import { AppAdapter, GRANT_TYPES } from './app-adapter.js';
import { correctAnswers } from './corrected-answers.js';
import { deviceFlow } from './device-pages.js';
import { renderError, showErrorsFirst } from './error-pages.js';
import { GrantAdapter } from './grant-adapter.js';
import { RecordAdapter } from './record-adapter.js';
import { deriveSuccessors, exchangedToken } from './successors.js';

/** The paths of OAuth, below the service's address. */
export const ROUTES = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  device_authorization: '/oauth/device/code',
  code_verification: '/oauth/device',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  jwks: '/oauth/jwks',
} as const;

/** The path of the pages for sign-in and consent. */
export const SIGN_IN_PATH = '/oauth/sign-in';

const MINUTE = 60;
const DAY = 24 * 3600;

/** A sign-in in a browser serves one consent. It ends ten minutes after it began, even if it is used in between. */
function sessionSeconds(_ctx: unknown, { loginTs }: { readonly loginTs?: number | undefined }) {
  const now = Math.floor(Date.now() / 1000);
  return Math.max(1, (loginTs ?? now) + 10 * MINUTE - now);
}

/** Lifetimes in seconds. */
const LIFETIMES = {
  AccessToken: 60 * MINUTE,
  AuthorizationCode: MINUTE,
  DeviceCode: 10 * MINUTE,
  Grant: 3650 * DAY,
  IdToken: MINUTE,
  Interaction: 15 * MINUTE,
  RefreshToken: 60 * DAY,
  Session: sessionSeconds,
};

/** How long a process uses the keys that it has read. */
const KEYS_MILLIS = 10 * MINUTE * 1000;

interface Made {
  readonly provider: Provider;
  readonly keys: string;
  readonly until: number;
}

/** The OAuth library. It is loaded at the first request, and built again when the keys have changed. */
@Injectable()
export class OAuthProvider {
  private readonly logger = new Logger('OAuth');
  private made: Promise<Made> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keys: OAuthKeys,
    private readonly apps: Apps,
    private readonly grants: AppGrants,
    private readonly records: OAuthRecords,
    private readonly signing: SignedTokens,
  ) {}

  async get(): Promise<Provider> {
    const before = await this.made;
    if (before && performance.now() < before.until) return before.provider;
    const making = this.make(before);
    this.made = making;
    try {
      return (await making).provider;
    } catch (error) {
      this.made = null;
      throw error;
    }
  }

  /** The library warns about older versions of Node while it loads (ADR 52); the warning goes to the debug log. */
  private async load() {
    const before = { ...globalThis.console };
    Object.assign(globalThis.console, { warn: (text: unknown) => this.logger.debug(text) });
    try {
      return await import('oidc-provider');
    } finally {
      Object.assign(globalThis.console, before);
    }
  }

  private async make(before: Made | null): Promise<Made> {
    const keys = await this.keys.current();
    const until = performance.now() + KEYS_MILLIS;
    const ids = keys.map(({ id }) => id).join();
    if (before?.keys === ids) return { ...before, until };
    const { default: Library, errors } = await this.load();
    const exchanged = () => exchangedToken(Library);
    const configuration = this.configuration(keys, errors, exchanged);
    const provider = new Library(this.config.PUBLIC_URL, configuration);
    provider.proxy = true;
    provider.Client.prototype.compareClientSecret = function (actual) {
      return hashSecret(actual).toString('base64url') === this.clientSecret;
    };
    deriveSuccessors(provider, Library, this.signing);
    provider.use(correctAnswers);
    showErrorsFirst(provider);
    provider.on('server_error', (_ctx, error) => this.logger.error(errorText(error)));
    return { provider, keys: ids, until };
  }

  private configuration(
    keys: readonly OAuthKey[],
    errors: typeof Errors,
    exchanged: () => string | null,
  ): Configuration {
    const { pathname } = new URL(this.config.PUBLIC_URL);
    const { records } = this;
    return {
      adapter: (model: string) => {
        if (model === 'Client') return new AppAdapter(this.apps, errors);
        if (model === 'Grant') return new GrantAdapter(this.grants);
        return new RecordAdapter(model, { records, errors, exchanged });
      },
      ...TOKENS,
      jwks: { keys: keys.map(({ jwk }) => jwk) },
      cookies: { keys: keys.map(({ cookieKey }) => cookieKey), names: COOKIES },
      features: FEATURES,
      routes: { ...ROUTES },
      scopes: [...SCOPES],
      claims: {},
      clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
      clientDefaults: { grant_types: [...GRANT_TYPES], id_token_signed_response_alg: 'ES256' },
      enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
      responseTypes: ['code'],
      pkce: { required: () => true },
      ttl: LIFETIMES,
      // The service answers programs of all origins, and only pages depend on a cookie.
      clientBasedCORS: () => true,
      loadExistingGrant: grantOfThisConsent,
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
      interactions: {
        url: (_ctx, { uid }) => `${pathname.replace(/\/$/, '')}${SIGN_IN_PATH}/${uid}`,
      },
      renderError,
    };
  }
}

/** The grant of this consent: each app on each device needs a consent of its own. */
async function grantOfThisConsent({ oidc }: KoaContextWithOIDC) {
  const grantId = oidc.result?.consent?.grantId;
  const grant = grantId && (await oidc.provider.Grant.find(grantId));
  if (!grant) return undefined;
  // Many client libraries ask for `openid` by default. It must be rejected, or the consent page comes again.
  grant.rejectOIDCScope('openid');
  return grant;
}

const COOKIES = {
  session: 'oauth_session',
  interaction: 'oauth_interaction',
  resume: 'oauth_resume',
};

/** Opaque tokens. Each refresh token works once, and revoking a token ends its grant. */
const TOKENS = {
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  revokeGrantPolicy: () => true,
} as const;

const FEATURES: Configuration['features'] = {
  deviceFlow,
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: false },
  revocation: { enabled: true, allowedPolicy: ownToken },
  introspection: { enabled: true, allowedPolicy: ownToken },
  registration: {
    enabled: true,
    initialAccessToken: false,
    issueRegistrationAccessToken: false,
    idFactory: () => randomUUID(),
    secretFactory: () => drawSecret('bmra_'),
  },
};

/** An app may introspect and revoke only its own tokens. */
function ownToken(
  _ctx: unknown,
  { clientId }: { clientId: string },
  token: { clientId?: string | undefined },
): boolean {
  return token.clientId === clientId;
}
