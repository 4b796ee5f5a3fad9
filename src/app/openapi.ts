/** The HTTP part of the API as OpenAPI 3.1: everything for programs that is not GraphQL. Pages for people are not in it. */
import { COMPETITION_PATHS } from './openapi-competitions.js';
import { EXPORT_PATH, TAKEOUT_PATH } from './openapi-exports.js';
import { OAUTH_PATHS } from './openapi-oauth.js';
import { answer, json, text, TAGGED } from './openapi-parts.js';

const HEALTH = {
  type: 'object',
  required: ['status'],
  properties: { status: { enum: ['live', 'ready', 'unavailable'] }, reason: { type: 'string' } },
};

const FILE = { name: 'if-none-match', in: 'header', schema: { type: 'string' } };

const file = (operationId: string, summary: string, type: string, parameters: object[] = []) => ({
  get: {
    tags: ['Schemas'],
    operationId,
    summary,
    security: [],
    parameters: [...parameters, FILE],
    responses: {
      200: { ...answer('The file.', type, {}), headers: TAGGED },
      304: { description: 'The client has it already.' },
      ...(parameters.length > 0 && { 404: json('There is no such file.', 'HttpError') }),
    },
  },
});

const PATHS = {
  '/export/matches.ndjson': EXPORT_PATH,
  '/export/takeouts/{token}/data.zip': TAKEOUT_PATH,
  ...COMPETITION_PATHS,
  ...OAUTH_PATHS,
  '/health/live': {
    get: {
      tags: ['Health'],
      operationId: 'healthLive',
      summary: 'Whether the process runs.',
      security: [],
      responses: { 200: json('It does.', 'Health') },
    },
  },
  '/health/ready': {
    get: {
      tags: ['Health'],
      operationId: 'healthReady',
      summary: 'Whether the process serves requests.',
      security: [],
      responses: {
        200: json('It does.', 'Health'),
        503: json('It does not; `reason` says why.', 'Health'),
      },
    },
  },
  '/openapi.json': file('openapi', 'This document.', 'application/json; charset=utf-8'),
  '/schema.graphql': file(
    'graphqlSchema',
    'The GraphQL schema.',
    'application/graphql; charset=utf-8',
  ),
  '/schemas/webhook-message.json': file(
    'webhookMessageSchema',
    'The JSON Schema of messages to webhooks.',
    'application/schema+json; charset=utf-8',
  ),
  '/schemas/{file}': file(
    'documentSchema',
    'The JSON Schema of `Match.record` or `Match.proof`.',
    'application/schema+json; charset=utf-8',
    [
      {
        name: 'file',
        in: 'path',
        required: true,
        schema: { enum: ['record.json', 'proof.json'] },
      },
    ],
  ),
};

/** What the service posts to the addresses of users. */
const WEBHOOKS = {
  message: {
    post: {
      operationId: 'webhookMessage',
      summary: 'A message to a webhook (Standard Webhooks).',
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['type', 'timestamp', 'data'],
              externalDocs: {
                description: 'The JSON Schema of every message, by its type.',
                url: '/schemas/webhook-message.json',
              },
            },
          },
        },
      },
      responses: {
        '2XX': text('Taken. To `VERIFICATION` the answer is the challenge.', 'text/plain'),
        410: { description: 'Disables the webhook.' },
        default: { description: 'Any other answer is a failure: the message is sent again.' },
      },
    },
  },
};

export const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Bummerl, HTTP part',
    version: '1',
    description:
      'Exports, OAuth, health and schemas. The game itself is GraphQL: `POST /graphql`, described by `/schema.graphql`.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  security: [{}, { token: [] }],
  paths: PATHS,
  webhooks: WEBHOOKS,
  components: {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'An access token of a session or an app, or a personal token.',
      },
      app: { type: 'http', scheme: 'basic', description: 'The id and the secret of an app.' },
    },
    schemas: {
      Health: HEALTH,
      HttpError: {
        type: 'object',
        required: ['statusCode', 'message'],
        properties: {
          statusCode: { type: 'integer' },
          code: { type: 'string', description: 'A stable code.' },
          message: { type: 'string' },
          parameters: {
            type: 'array',
            items: { type: 'string' },
            description: 'The parameters that are wrong.',
          },
          retryAfterSeconds: { type: 'number' },
        },
      },
      OAuthError: {
        type: 'object',
        required: ['error'],
        properties: {
          error: { type: 'string', description: 'A code of RFC 6749 or its extensions.' },
          error_description: { type: 'string' },
        },
      },
      Json: { type: 'object' },
    },
  },
};
