/** Real: the service over HTTP. The OpenAPI document is valid, has every route for programs, and says what is answered. */
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { request } from 'undici';
import { openApiText } from '../../src/app/openapi.controller.js';
import { OAUTH_ROUTES } from '../../src/modules/apps/adapters/oauth/oauth.routes.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { sourcesOf, textOf } from '../support/exports.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, Content> }>>;
}
interface Content {
  readonly schema: object;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

const FILE = new URL('../../docs/openapi.json', import.meta.url);
const OPENAPI = JSON.parse(openApiText()) as Document;

/** Routes that are not for programs: pages for people, links in e-mails, files of the web client, and metrics. */
const OTHERS = [
  /^GET \/\*$/,
  /^(GET|POST) \/(verify|reset|unsubscribe)$/,
  /^GET \/(privacy|imprint|terms)$/,
  /^GET \/(invitation|explorer|explorer\/.+|licences\.txt|metrics|errors)$/,
  /^(GET|POST) \/oauth\/(sign-in|device|authorize)(\/\{uid\})?$/,
];

let service: TestService;
let anna: TestClient;

beforeAll(async () => {
  service = await startService();
  anna = await service.player();
});
afterAll(() => service.stop());

/** `:uid` as `{uid}`. */
const templateOf = (path: string): string =>
  `/${path}`
    .replaceAll(/\/+/g, '/')
    .replaceAll(/:(\w+)/g, '{$1}')
    .replace(/(.)\/$/, '$1');

/** The constants that stand for paths in decorators. */
const CONSTANTS: Readonly<Record<string, string>> = {
  LIST: 'licences.txt',
  SIGN_IN_PATH: '/oauth/sign-in',
};

const pathIn = (argument: string): string =>
  CONSTANTS[argument] ?? argument.replaceAll(/^'|'$/g, '');

/** The routes of the controllers in a source file. */
function controllerRoutes(text: string): string[] {
  const controller = /@Controller\(([^)]*)\)/.exec(text);
  if (!controller) return [];
  return [...text.matchAll(/@(Get|Post|Put|Delete|Patch)\(([^)]*)\)/g)].map(
    ([, method, path]) =>
      `${method!.toUpperCase()} ${templateOf(`${pathIn(controller[1]!)}/${pathIn(path!)}`)}`,
  );
}

const allRoutes = (): string[] => [
  ...sourcesOf('src').flatMap((file) => controllerRoutes(textOf(file))),
  ...OAUTH_ROUTES.map(({ method, url }) => `${method} ${templateOf(url)}`),
];

describe('the OpenAPI document', () => {
  it('is current, valid, and served', async () => {
    const text = openApiText();
    if (process.env['UPDATE_SCHEMA']) await writeFile(FILE, text);
    expect(await readFile(FILE, 'utf8')).toBe(text);
    expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({
      valid: true,
    });
    const { headers, body } = await request(`${service.base}/openapi.json`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await body.text()).toBe(text);
  });

  it('has every route for programs, and no other', () => {
    const forPrograms = allRoutes().filter((route) => !OTHERS.some((other) => other.test(route)));
    const written = Object.entries(OPENAPI.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(written.filter((route) => route !== 'GET /oauth/authorize').sort()).toEqual(
      forPrograms.sort(),
    );
    expect(forPrograms.length).toBeGreaterThan(12);
  });
});

interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'content-type': 'application/json' };

/** What is asked, the operation that it belongs to, and the status of the answer. */
const ASKED: [path: string, operation: string, status: number, ask?: Ask][] = [
  ['/health/live', '/health/live', 200],
  ['/health/ready', '/health/ready', 200],
  ['/openapi.json', '/openapi.json', 200],
  ['/schema.graphql', '/schema.graphql', 200],
  ['/schemas/webhook-message.json', '/schemas/webhook-message.json', 200],
  ['/schemas/record.json', '/schemas/{file}', 200],
  ['/schemas/nonsense.json', '/schemas/{file}', 404],
  ['/export/matches.ndjson?since=2026-01-01', '/export/matches.ndjson', 200],
  ['/export/matches.ndjson', '/export/matches.ndjson', 400],
  [
    '/export/matches.ndjson?since=2026-01-01',
    '/export/matches.ndjson',
    401,
    { headers: { authorization: 'Bearer bmrl_wrong' } },
  ],
  ['/export/matches.ndjson?player=nobody-at-all', '/export/matches.ndjson', 404],
  ...['csv', 'json'].map((type): [string, string, number] => [
    `/export/competitions/nonsense/standings.${type}`,
    `/export/competitions/{competition}/standings.${type}`,
    404,
  ]),
  [
    '/export/competitions/nonsense/calendar.ics',
    '/export/competitions/{competition}/calendar.ics',
    404,
  ],
  [
    '/export/calendars/nonsense/competitions.ics',
    '/export/calendars/{token}/competitions.ics',
    404,
  ],
  ['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server', 200],
  ['/.well-known/openid-configuration', '/.well-known/openid-configuration', 200],
  ['/oauth/jwks', '/oauth/jwks', 200],
  ['/oauth/authorize', '/oauth/authorize', 400],
  [
    '/oauth/token',
    '/oauth/token',
    400,
    { method: 'POST', headers: FORM, body: 'grant_type=nonsense' },
  ],
  [
    '/oauth/token',
    '/oauth/token',
    401,
    { method: 'POST', headers: FORM, body: 'grant_type=refresh_token&client_id=nobody' },
  ],
  ['/oauth/revoke', '/oauth/revoke', 400, { method: 'POST', headers: FORM, body: 'token=x' }],
  [
    '/oauth/introspect',
    '/oauth/introspect',
    400,
    { method: 'POST', headers: FORM, body: 'token=x' },
  ],
  [
    '/oauth/device/code',
    '/oauth/device/code',
    400,
    { method: 'POST', headers: FORM, body: 'scope=match:read' },
  ],
  ['/oauth/register', '/oauth/register', 400, { method: 'POST', headers: JSON_BODY, body: '{}' }],
  [
    '/oauth/register',
    '/oauth/register',
    201,
    {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({
        client_name: 'OpenAPI',
        redirect_uris: ['https://app.example.org/back'],
        token_endpoint_auth_method: 'none',
      }),
    },
  ],
];

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'https://bummerl.test/openapi.json', ...OPENAPI });

describe('an answer is as the OpenAPI document says', () => {
  const check = async (
    path: string,
    operation: string,
    status: number,
    { method = 'GET', headers = {}, body: sent }: Ask = {},
  ) => {
    const options = { method, headers, ...(sent !== undefined && { body: sent }) };
    const answer = await request(service.base + path, options);
    const body = await answer.body.text();
    expect({ path, status: answer.statusCode, body }).toMatchObject({ status });
    const { content } = OPENAPI.paths[operation]![method.toLowerCase()]!.responses[status]!;
    const type = String(answer.headers['content-type']);
    expect(Object.keys(content!)).toEqual([type]);
    if (!/json;/.test(type) || type.includes('ndjson')) return;
    const place = [operation, method.toLowerCase(), 'responses', String(status), 'content', type];
    const pointer = ['paths', ...place, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const fits = ajv.compile({ $ref: `https://bummerl.test/openapi.json#/${pointer}` });
    expect({ fits: fits(JSON.parse(body)), errors: fits.errors, body }).toMatchObject({
      fits: true,
    });
  };

  it.each(ASKED)('of %s (%s): %i', check);

  it('of an export without the scope: 403', async () => {
    const input = { name: 'account', scopes: ['email:read'] };
    const made = await mustMutate<{ secret: string }>(anna, 'createApiToken', input, 'secret');
    const path = '/export/matches.ndjson';
    const headers = { authorization: `Bearer ${made.secret}` };
    await check(`${path}?since=2026-01-01`, path, 403, { headers });
  });
});
