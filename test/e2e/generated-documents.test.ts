/**
 * Real: the service with its limit of an operation's cost. Runs every operation of the package @bummerl/client and of
 * the client for browsers, and the tabs of the explorer, with the variables' defaults.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  concatAST,
  getOperationAST,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
} from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { readdir, readFile } from 'node:fs/promises';
import * as client from '../../clients/typescript/src/index.js';
import type { TypedDocumentString } from '../../clients/typescript/src/index.js';
import { TABS } from '../../src/platform/http/explorer/tabs.js';
import type { Answer, TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { sampleVariables } from '../support/sample-variables.js';
import type { Samples } from '../support/sample-variables.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { waitingStreams } from '../support/streams.js';
import { until } from '../support/wait.js';

/** The operation itself is accepted, but not from everyone, or not as often as a test sends it. */
const OF_THE_VIEWER = ['FORBIDDEN', 'UNAUTHENTICATED', 'RATE_LIMITED'];

type Errors = NonNullable<Answer<unknown>['errors']>;

const packaged = (): DocumentNode[] =>
  Object.entries(client)
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) => parse((document as TypedDocumentString<unknown, unknown>).toString()));

/** The operations of the client for browsers, each with its fragments. */
async function ofTheWeb(): Promise<DocumentNode[]> {
  const files = await readdir('clients/web/src', { recursive: true });
  const texts = files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFile(`clients/web/src/${file}`, 'utf8'));
  const parsed = (await Promise.all(texts)).map((text) => parse(text));
  return Object.values(separateOperations(concatAST(parsed)));
}

describe('every prepared operation runs with its default variables', () => {
  let service: TestService;
  let schema: GraphQLSchema;
  let player: TestClient;
  let samples: Samples;
  let waiting: () => number;

  beforeAll(async () => {
    waiting = waitingStreams();
    service = await startService();
    schema = buildSchema(await readFile('docs/schema.graphql', 'utf8'));
    player = await service.player();
    const { match } = await player.challenge({ variant: 'zweier', opponents: [{ bot: 'random' }] });
    const { challenge } = await player.challenge({ variant: 'zweier', rated: false });
    const matchId = match!.id;
    samples = {
      id: matchId,
      matchId,
      challengeId: challenge!.id,
      deck: 24,
      prefix: 'some',
      query: '{ __typename }',
      variant: 'zweier',
    };
  });
  afterAll(() => service.stop());

  /** The errors of an operation. A subscription has none when it has begun to wait for changes. */
  async function errorsOf(document: DocumentNode, viewer: TestClient): Promise<Errors> {
    const operation = getOperationAST(document)!;
    const variables = sampleVariables(schema, operation, samples);
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
      return (await viewer.raw(print(document), variables)).errors ?? [];
    const socket = socketOf(viewer);
    const before = waiting();
    const { answers, ended } = subscribe(socket, print(document), variables);
    const failed = ended.then((errors) => (Array.isArray(errors) ? (errors as Errors) : []));
    const begun = until('a stream', () => answers.length > 0 || waiting() > before);
    const errors = await Promise.race([failed, begun.then(() => answers[0]?.errors ?? [])]);
    await socket.dispose();
    return errors;
  }

  /** What the service refuses, by the names of the operations. */
  async function refusalsOf(documents: readonly DocumentNode[], viewer: TestClient) {
    const refusals: string[] = [];
    for (const document of documents) {
      for (const { extensions, message } of await errorsOf(document, viewer)) {
        const { value: name } = getOperationAST(document)!.name!;
        if (!OF_THE_VIEWER.includes(extensions.code)) refusals.push(`${name}: ${message}`);
      }
    }
    return refusals;
  }

  describe.each([
    { viewer: 'a player', viewing: () => player },
    { viewer: 'a stranger', viewing: () => service.client() },
  ])('for $viewer', ({ viewing }) => {
    it('of the package', async () => {
      expect(await refusalsOf(packaged(), viewing())).toEqual([]);
    });

    it('of the client for browsers', async () => {
      expect(await refusalsOf(await ofTheWeb(), viewing())).toEqual([]);
    });

    it('of the explorer', async () => {
      expect(
        await refusalsOf(
          TABS.map(({ query }) => parse(query)),
          viewing(),
        ),
      ).toEqual([]);
    });
  });
});
