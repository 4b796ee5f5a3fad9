/** A service for one match of one player against a bot that always answers. Its answers are built by the real schema. */
import { readFileSync } from 'node:fs';
import { buildSchema, execute, GraphQLSchema, Kind, OperationTypeNode, parse } from 'graphql';
import type { DocumentNode, GraphQLFieldResolver } from 'graphql';
import { valueFor } from '../schema-values.js';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));

/** Subscriptions are executed like queries: one answer for each event. */
const streams = new GraphQLSchema({
  ...schema.toConfig(),
  query: schema.getSubscriptionType(),
  mutation: null,
  subscription: null,
});

type Fields = Readonly<Record<string, unknown>>;

/** One GraphQL request. */
export interface Asked {
  readonly query: string;
  readonly variables?: Fields;
}

const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, _, info) => {
  const value = (source as Fields)[info.fieldName];
  if (value === undefined) return valueFor(info.returnType);
  return typeof value === 'function' ? (value as (input: unknown) => unknown)(args) : value;
};

const LEAD = { __typename: 'PlayCardAction', token: 'HA', card: 'HA' };

export class ModelService {
  /** Even versions are the player's turn, odd ones the bot's. */
  version = 2;
  private readonly listeners = new Set<() => void>();

  constructor(
    /** Calls back when the bot has thought. */
    private readonly think: (answer: () => void) => void,
    /** The tokens of a renewed session. */
    private readonly renewed: () => Fields,
  ) {}

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answer({ query, variables }: Asked): unknown {
    const { document, isStream } = parsed(query);
    const { errors, data } = execute({
      schema: isStream ? streams : schema,
      document,
      rootValue: this.root(),
      variableValues: variables ?? {},
      fieldResolver,
      typeResolver: (value, _, __, type) =>
        (value as Fields)['__typename']?.toString() ?? schema.getPossibleTypes(type)[0]!.name,
    }) as { errors?: readonly Error[]; data?: unknown };
    if (errors) throw new AggregateError(errors, errors[0]?.message);
    return structuredClone(data);
  }

  private root(): Fields {
    const match = this.match();
    const isTurn = this.version % 2 === 0;
    const list = { nodes: isTurn ? [match] : [], pageInfo: {} };
    return {
      match,
      matchUpdated: match,
      eventAdded: { __typename: 'MatchEvent', cursor: `${this.version}`, matchId: 'M', match },
      eventCursor: `${this.version}`,
      me: { id: 'U0', username: 'anna', timeZone: 'UTC' },
      myTurns: list,
      myTurnCount: list.nodes.length,
      act: ({ input }: { input: { expectedVersion: number } }) => this.act(input.expectedVersion),
      refreshSession: () => ({ ...this.renewed(), userErrors: [] }),
    };
  }

  private match(): Fields {
    const { version } = this;
    const isTurn = version % 2 === 0;
    const toAct = isTurn ? 0 : 1;
    const seats = [0, 1].map((index) => ({
      index,
      user: { id: `U${index}`, username: `u${index}` },
    }));
    return {
      id: 'M',
      version,
      toAct,
      viewerSeat: 0,
      status: 'IN_PROGRESS',
      score: [0, 0],
      seats,
      variant: { key: 'zweier' },
      deal: {
        number: 1 + Math.floor(version / 10),
        position: version,
        toAct,
        phase: 'LEAD',
        trick: isTurn ? [] : [{ seat: 0, card: 'HA' }],
        legalActions: isTurn ? [LEAD] : [],
      },
    };
  }

  private act(expected: number): Fields {
    if (expected !== this.version || this.version % 2 > 0) {
      return { match: this.match(), userErrors: [{ code: 'STALE_VERSION', message: 'late' }] };
    }
    this.change();
    return { match: this.match(), userErrors: [] };
  }

  private change(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
    if (this.version % 2 > 0) this.think(() => this.change());
  }
}

interface Parsed {
  readonly document: DocumentNode;
  readonly isStream: boolean;
}

const known = new Map<string, Parsed>();

function parsed(query: string): Parsed {
  const found = known.get(query);
  if (found) return found;
  const document = parse(query);
  const isStream = operationOf(document).operation === OperationTypeNode.SUBSCRIPTION;
  const made = { document: isStream ? asQuery(document) : document, isStream };
  known.set(query, made);
  return made;
}

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;

const asQuery = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? { ...each, operation: 'query' as never } : each,
  ),
});
