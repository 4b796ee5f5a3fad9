/** Real: the service over HTTP and WebSocket, Postgres. Every operation of the schema with the session of a suspended person. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getOperationAST, isRequiredArgument, parse } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { mustMutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { openEvents } from '../support/event-source.js';
import { sampleVariables } from '../support/sample-variables.js';
import { builtSchema, guardedFields } from '../support/schema.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { operationOf } from './authorization/asking.js';
import type { Root } from './authorization/asking.js';

/** What a suspended person may still do: read decisions, appeal, take the data along, and leave. */
const ALLOWED = [
  'Mutation.appeal',
  'Mutation.deleteAccount',
  'Mutation.requestTakeout',
  'Query.decisionsAboutMe',
  'Query.takeout',
];

/** Mutations that ask for no viewer: they take a password, a link or a refresh token. */
const FOR_NOBODY = [
  'login',
  'logout',
  'refreshSession',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'startAsGuest',
  'verifyEmail',
];

const SAMPLES = { variant: 'zweier', prefix: 'some', deck: 24, query: '{ __typename }' };

let service: TestService;
let schema: GraphQLSchema;
let suspended: TestClient;

beforeAll(async () => {
  [service, schema] = await Promise.all([startService(), builtSchema()]);
  suspended = await service.player();
  await rowsOf(
    service,
    `UPDATE users SET suspended_until = 'infinity', suspended_for = 'Insults' WHERE username = $1`,
    [suspended.username],
  );
  const { username } = suspended;
  const input = { username, password: PASSWORD, evenSuspended: true };
  const fields = 'accessToken refreshToken';
  Object.assign(suspended, await mustMutate(service.client(), 'login', input, fields));
});
afterAll(() => service.stop());

/** An operation of one root field, with all arguments that it requires. */
function sampleOf(root: Root, name: string) {
  const { args } = (schema.getType(root) as GraphQLObjectType).getFields()[name]!;
  const required = args.filter(isRequiredArgument).map((argument) => [argument.name, null]);
  const select = root === 'Mutation' ? 'userErrors { code }' : undefined;
  const query = operationOf(schema, root, name, Object.fromEntries(required) as object, select);
  const variables = sampleVariables(schema, getOperationAST(parse(query))!, SAMPLES);
  return { query, variables };
}

async function codesOf(root: Root, name: string): Promise<string[]> {
  const { query, variables } = sampleOf(root, name);
  if (root !== 'Subscription') {
    const { errors = [] } = await suspended.raw(query, variables);
    return errors.map(({ extensions }) => extensions.code);
  }
  const stream = await openEvents(suspended, { query, variables });
  const { data } = await stream.at(0);
  stream.close();
  return (data?.errors ?? []).map(({ extensions }) => extensions.code);
}

const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;

describe('a suspended person, with a session that was opened all the same', () => {
  it.each(ROOTS)(
    'is refused by every %s with a viewer, but for the few that remain',
    async (root) => {
      const guarded = [...guardedFields(schema).keys()].filter((field) =>
        field.startsWith(`${root}.`),
      );
      const taken: string[] = [];
      for (const field of guarded) {
        const codes = await codesOf(root, field.split('.')[1]!);
        if (!codes.includes('SUSPENDED')) taken.push(field);
      }
      expect(taken.sort()).toEqual(ALLOWED.filter((field) => field.startsWith(`${root}.`)));
    },
  );

  it('no other mutation is without a viewer than those that take another proof', () => {
    const guarded = guardedFields(schema);
    const names = Object.keys((schema.getType('Mutation') as GraphQLObjectType).getFields());
    expect(names.filter((name) => !guarded.has(`Mutation.${name}`)).sort()).toEqual(FOR_NOBODY);
  });

  it('may refresh the session and sign out', async () => {
    const { refreshToken } = suspended;
    const renewed = await mustMutate<{ refreshToken: string }>(
      service.client(),
      'refreshSession',
      { refreshToken },
      'refreshToken',
    );
    await mustMutate(service.client(), 'logout', { refreshToken: renewed.refreshToken });
  });
});
