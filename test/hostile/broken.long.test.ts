/**
 * Real: the built service as a process of its own. Operations made from its schema have one mistake each, and are
 * answered as client errors, with a code, the request's id and the place of the mistake, if it has one.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OperationTypeNode } from 'graphql';
import { Agent, request } from 'undici';
import { TestClient } from '../support/client.js';
import { schemaOf } from '../support/schema.js';
import { prepareData } from './support/prepared-data.js';
import type { PreparedData } from './support/prepared-data.js';
import { broken } from './support/broken.js';
import { Chance } from './support/chance.js';
import { DocumentWriter } from './support/documents.js';
import { rounds } from './support/rounds.js';
import { Values } from './support/values.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';

const OPERATIONS = rounds(2_000, 50_000);
const AT_ONCE = 16;
const TYPES = ['application/json', 'application/graphql-response+json'];
/** Errors that concern the complete request and have no place in its document. */
const WITHOUT_LOCATION =
  /^(`?variables|Unknown operation|Must provide operation|The variables|POST body|Body )|in a POST body/;

let victim: Victim;
beforeAll(async () => {
  victim = await startVictim();
});
afterAll(async () => {
  await victim?.stop();
});

interface Refusal {
  readonly message: string;
  readonly locations?: readonly object[];
  readonly extensions?: { readonly code?: string; readonly requestId?: string };
}

/** What is wrong with an answer; null for an answer that a client can work with. */
function faultIn(status: number, requestId: unknown, body: string): string | null {
  if (status >= 500) return `status ${status}`;
  const { errors = [], data } = JSON.parse(body) as { errors?: Refusal[]; data?: unknown };
  if (status >= 400 && (errors.length === 0 || data !== undefined)) return 'no refusal';
  for (const { message, locations, extensions } of errors) {
    const code = extensions?.code ?? 'none';
    if (code === 'none' || code === 'INTERNAL_SERVER_ERROR') return `code ${code}`;
    if (extensions?.requestId !== requestId) return 'no id';
    if (!locations?.length && !WITHOUT_LOCATION.test(message)) return `no place: ${message}`;
  }
  return null;
}

async function sendOne(seed: number, schema: Parameters<typeof writerOf>[0], data: PreparedData) {
  const chance = new Chance(seed);
  const kind = chance.pick([
    OperationTypeNode.QUERY,
    OperationTypeNode.QUERY,
    OperationTypeNode.MUTATION,
  ]);
  const writer = writerOf(schema, chance, data);
  const good = writer.write(kind, (field) => (field === 'logoutEverywhere' ? 0 : 1));
  const { what, operation } = broken(good, chance);
  const { authorization } = chance.pick([...data.actors, data.strangers[0]!]);
  const answer = await request(`${victim.base}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: chance.pick(TYPES),
      ...(authorization && { authorization }),
    },
    body: JSON.stringify(operation),
    dispatcher: agent,
  });
  const body = await answer.body.text();
  const fault = faultIn(answer.statusCode, answer.headers['x-request-id'], body);
  return fault && { seed, what, fault, operation: JSON.stringify(operation).slice(0, 1_000), body };
}

const agent = new Agent({ connections: AT_ONCE });
const writerOf = (
  schema: Awaited<ReturnType<typeof schemaOf>>,
  chance: Chance,
  data: PreparedData,
) => new DocumentWriter(schema, chance, new Values(chance, data.known, 0));

describe(`${OPERATIONS} broken operations`, () => {
  it('are answered as client errors, with code, request id and place', async () => {
    const schema = await schemaOf(new TestClient(victim.base));
    const data = await prepareData(victim.base);
    const faults: unknown[] = [];
    let next = 1;
    const sender = async () => {
      while (next <= OPERATIONS && faults.length < 10) {
        const fault = await sendOne(next++, schema, data);
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    expect(faults).toEqual([]);
  }, 1_800_000);

  it('leave no error in the log', () => {
    expect(victim.complaints()).toEqual([]);
  });
});
