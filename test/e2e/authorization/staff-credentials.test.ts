/**
 * Real: the service over HTTP, Postgres, oidc-provider. Every operation of moderators and admins, with every credential of
 * an admin that is no session with a second factor.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isRequiredArgument, parse } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { SCOPES } from '../../../src/platform/api/scopes.js';
import { mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { Browser, OAuthApp, PUBLIC } from '../../support/oauth.js';
import { sampleVariables } from '../../support/sample-variables.js';
import { builtSchema, guardedFields } from '../../support/schema.js';
import { startApi, startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { giveRole } from '../../support/staff.js';
import { operationOf, outcomeOf } from './asking.js';
import type { Root } from './asking.js';

const ROOTS: readonly Root[] = ['Query', 'Mutation', 'Subscription'];

let service: TestService;
/** An api that has not met the credentials before the role was given. */
let fresh: TestService;
let schema: GraphQLSchema;
let clients: Readonly<Record<'session' | 'token' | 'app', TestClient>>;

beforeAll(async () => {
  service = await startService({ PUBLIC_URL: PUBLIC });
  schema = await builtSchema();
  const admin = await service.player();
  const tokens = { token: await tokenOf(admin), app: await appTokenOf(admin) };
  await giveRole(service, admin, 'ADMIN');
  fresh = await startApi(service, { PUBLIC_URL: PUBLIC });
  const holding = (accessToken: string | null) => Object.assign(fresh.client(), { accessToken });
  clients = {
    session: holding(admin.accessToken),
    token: holding(tokens.token),
    app: holding(tokens.app),
  };
});
afterAll(async () => {
  await fresh.stop();
  await service.stop();
});

async function tokenOf(owner: TestClient): Promise<string> {
  const input = { name: 'All scopes', scopes: SCOPES };
  const { secret } = await mustMutate<{ secret: string }>(owner, 'createApiToken', input, 'secret');
  return secret;
}

async function appTokenOf(owner: TestClient): Promise<string> {
  const profile = { name: 'Anything', redirectUris: ['https://app.example/done'] };
  const made = 'app { clientId }';
  const { app } = await mustMutate<{ app: { clientId: string } }>(
    owner,
    'createApp',
    profile,
    made,
  );
  const grant = new OAuthApp(service.base, app.clientId, profile.redirectUris[0]!, null);
  const url = grant.authorizeUrl(SCOPES.join(' '));
  const browser = new Browser(service.base);
  const { body } = await grant.exchange(await browser.allow(url, owner.username));
  expect(body['scope']!.split(' ').sort()).toEqual([...SCOPES].sort());
  return body['access_token']!;
}

/** The root fields that need a role. */
const operations = (): readonly (readonly [Root, string])[] =>
  [...guardedFields(schema)].flatMap(([field, { role }]) => {
    const [type, name] = field.split('.') as [Root, string];
    return role && ROOTS.includes(type) ? [[type, name] as const] : [];
  });

async function outcome(client: TestClient, root: Root, name: string): Promise<string> {
  const { args } = (schema.getType(root) as GraphQLObjectType).getFields()[name]!;
  const required = Object.fromEntries(args.filter(isRequiredArgument).map((arg) => [arg.name, 0]));
  const query = operationOf(schema, root, name, required);
  const [operation] = parse(query).definitions as [OperationDefinitionNode];
  return outcomeOf(await client.raw(query, sampleVariables(schema, operation, {})), null);
}

describe('what moderators and admins may do', () => {
  it('is refused to their personal tokens and apps with every scope', async () => {
    const names = operations();
    expect(names.map(([, name]) => name)).toEqual(
      expect.arrayContaining([
        'auditLog',
        'closeNetwork',
        'fairPlay',
        'giveTime',
        'reports',
        'suspendUser',
      ]),
    );
    for (const [root, name] of names)
      for (const kind of ['token', 'app'] as const)
        expect([kind, name, await outcome(clients[kind], root, name)]).toEqual([
          kind,
          name,
          'FORBIDDEN',
        ]);
  });

  it('is not refused to their session: the operations are well-formed', async () => {
    for (const [root, name] of operations())
      expect([name, await outcome(clients.session, root, name)]).not.toEqual([name, 'FORBIDDEN']);
  });

  it('lets tokens and apps do what their scopes allow', async () => {
    for (const kind of ['token', 'app'] as const)
      expect(await clients[kind].ask('{ me { username } }')).toMatchObject({ me: {} });
  });
});
