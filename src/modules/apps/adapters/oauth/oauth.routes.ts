import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../../../platform/addresses.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import type { Config } from '../../../../platform/config/config.js';
import { limitHeaders } from '../../../../platform/accounting/reported-cost.js';
import type { Reached } from '../../../../platform/accounting/reported-cost.js';
import { TryLimits } from '../../../auth/application/index.js';
import type { Tries } from '../../../auth/application/index.js';
import { OAuthProvider, ROUTES } from './oauth-provider.js';
import { registrationOf } from './registration.js';
import { providerRequest } from './provider-request.js';
import type { Overrides } from './provider-request.js';

/** The largest OAuth request in bytes. */
const MAX_BODY_BYTES = 16 * 1024;

/** The policy for the library's answers; pages of our own allow their content by its hash. */
const SECURITY_POLICY =
  "default-src 'none'; script-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The paths of the metadata, by RFC 8414 and as libraries for OpenID look for it. */
const METADATA = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];

type Method = 'GET' | 'POST';
type Limit = Tries['limit'];

interface Route {
  readonly method: Method;
  readonly url: string;
  /** The limit that counts each request by network. */
  readonly limit: Limit | null;
}

/** Every route of OAuth, except its pages for sign-in. */
export const OAUTH_ROUTES: readonly Route[] = [
  ...METADATA.map((url) => ({ method: 'GET' as const, url, limit: null })),
  { method: 'GET', url: ROUTES.jwks, limit: null },
  { method: 'GET', url: ROUTES.authorization, limit: 'oauth-network' },
  { method: 'GET', url: `${ROUTES.authorization}/:uid`, limit: null },
  { method: 'POST', url: ROUTES.token, limit: 'token-network' },
  { method: 'POST', url: ROUTES.revocation, limit: 'token-network' },
  { method: 'POST', url: ROUTES.introspection, limit: 'token-network' },
  { method: 'POST', url: ROUTES.registration, limit: 'app-network' },
  { method: 'POST', url: ROUTES.device_authorization, limit: 'oauth-network' },
  { method: 'GET', url: ROUTES.code_verification, limit: 'oauth-network' },
  { method: 'POST', url: ROUTES.code_verification, limit: 'device-network' },
  { method: 'GET', url: `${ROUTES.code_verification}/:uid`, limit: null },
];

/** Passes OAuth requests to the library, within the general rate limits and the limits for OAuth. */
@Injectable()
export class OAuthRoutes implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly oauth: OAuthProvider,
    private readonly limits: TryLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    for (const { method, url, limit } of OAUTH_ROUTES) {
      fastify.route({
        method,
        url,
        bodyLimit: MAX_BODY_BYTES,
        handler: (request, reply) => this.handle(request, reply, limit),
      });
    }
  }

  private async handle(
    request: FastifyRequest,
    reply: FastifyReply,
    limit: Limit | null,
  ): Promise<void> {
    const tries = limit && { limit, key: networkOf(request.ip) };
    const reached = tries && (await this.limits.reachedAfter([tries]));
    if (reached) return void tooOften(reply, reached);
    if (request.routeOptions.url !== ROUTES.registration) return this.pass(request, reply);
    const body = registrationOf(request.body);
    return 'error' in body
      ? void reply.status(400).send(body)
      : this.pass(request, reply, { body });
  }

  private async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    overrides: Overrides = {},
  ): Promise<void> {
    const provider = await this.oauth.get();
    const { pathname, searchParams } = new URL(request.url, this.config.PUBLIC_URL);
    const isDevice = pathname === ROUTES.code_verification && request.method === 'GET';
    const path = isDevice ? { path: pathname } : {};
    const forProvider = providerRequest(request, this.config.PUBLIC_URL, { ...overrides, ...path });
    if (isDevice) Object.assign(forProvider, { userCode: searchParams.get('user_code') ?? '' });
    reply.hijack();
    const headers = { ...reply.getHeaders(), 'content-security-policy': SECURITY_POLICY };
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await provider.callback()(forProvider, reply.raw);
  }
}

function tooOften(reply: FastifyReply, reached: Reached): FastifyReply {
  const { limit, retryAfterSeconds } = reached;
  const words = `too many requests: wait ${retryAfterSeconds} seconds`;
  return reply
    .status(429)
    .headers({ 'retry-after': String(retryAfterSeconds), ...limitHeaders([], reached) })
    .send({ error: 'slow_down', error_description: words, limit, retryAfterSeconds });
}
