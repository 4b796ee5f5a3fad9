import { json, RETRY_AFTER, text } from './openapi-parts.js';

const LIMIT = { ...json('Too many requests.', 'OAuthError'), headers: RETRY_AFTER };

/** How an app names itself in the form, if it does not send `Authorization: Basic`. */
const APP = ['client_id', 'client_secret'];

const form = (required: readonly string[], optional: readonly string[] = []) => ({
  required: true,
  content: {
    'application/x-www-form-urlencoded': {
      schema: {
        type: 'object',
        required,
        properties: Object.fromEntries(
          [...required, ...optional].map((name) => [name, { type: 'string' }]),
        ),
      },
    },
  },
});

/** A request of an app, which names itself by Basic or in the form. */
const ofApp = (operationId: string, summary: string, requestBody: object) => ({
  post: {
    tags: ['OAuth'],
    operationId,
    summary,
    security: [{ app: [] }, {}],
    requestBody,
    responses: {
      200: json('Done.', 'Json'),
      400: json('The request is wrong; `error` says why.', 'OAuthError'),
      401: json('The app did not prove who it is.', 'OAuthError'),
      429: LIMIT,
    },
  },
});

const document = (operationId: string, summary: string, type?: string) => ({
  get: {
    tags: ['OAuth'],
    operationId,
    summary,
    security: [],
    responses: {
      200: type
        ? {
            description: 'The document.',
            content: { [type]: { schema: { $ref: '#/components/schemas/Json' } } },
          }
        : json('The document.', 'Json'),
    },
  },
});

const query = (name: string, required = false) => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string' },
});

/** OAuth 2.1 with PKCE (docs/oauth.md). */
export const OAUTH_PATHS = {
  '/.well-known/oauth-authorization-server': document(
    'oauthMetadata',
    'The metadata of the authorization server (RFC 8414).',
  ),
  '/.well-known/openid-configuration': document(
    'openidConfiguration',
    'The same document, where OpenID’s clients look for it.',
  ),
  '/oauth/jwks': document(
    'oauthKeys',
    'The public keys (RFC 7517).',
    'application/jwk-set+json; charset=utf-8',
  ),
  '/oauth/authorize': {
    get: {
      tags: ['OAuth'],
      operationId: 'oauthAuthorize',
      summary: 'Asks the user, in a browser, whether an app may act for them.',
      security: [],
      parameters: [
        query('response_type', true),
        query('client_id', true),
        query('redirect_uri', true),
        query('scope', true),
        query('code_challenge', true),
        query('code_challenge_method', true),
        query('state'),
      ],
      responses: {
        303: { description: 'To the page of consent, or back to the app.' },
        400: text('A page that says what is wrong.', 'text/html; charset=utf-8'),
        429: LIMIT,
      },
    },
  },
  '/oauth/token': ofApp(
    'oauthToken',
    'Gives tokens for a code, a refresh token or a device code.',
    form(
      ['grant_type'],
      [...APP, 'code', 'code_verifier', 'redirect_uri', 'refresh_token', 'device_code'],
    ),
  ),
  '/oauth/revoke': ofApp('oauthRevoke', 'Ends a token (RFC 7009).', form(['token'], APP)),
  '/oauth/introspect': ofApp(
    'oauthIntrospect',
    'Says what a token is worth (RFC 7662).',
    form(['token'], APP),
  ),
  '/oauth/device/code': ofApp(
    'oauthDeviceCode',
    'Begins the flow for devices without a browser (RFC 8628).',
    form(['client_id', 'scope'], ['client_secret']),
  ),
  '/oauth/register': {
    post: {
      tags: ['OAuth'],
      operationId: 'oauthRegister',
      summary: 'Registers an app (RFC 7591).',
      security: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Json' } } },
      },
      responses: {
        201: json('The app.', 'Json'),
        400: json('The request is wrong; `error` says why.', 'OAuthError'),
        429: LIMIT,
      },
    },
  },
};
