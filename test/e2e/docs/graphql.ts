import { Kind, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { TestClient } from '../../support/client.js';
import { waitingStreams } from '../../support/streams.js';
import { until } from '../../support/wait.js';
import type { Block } from './markdown.js';

/** The instructions in the comments of an example. */
interface Directions {
  readonly as: string | null;
  readonly keep: readonly (readonly [name: string, path: string])[];
  readonly until: readonly [path: string, value: string] | null;
  readonly refused: string | null;
  readonly published: boolean;
}

type Data = Record<string, unknown>;

/** A request of a client. */
interface Operation {
  readonly query: string;
  readonly variables: Data;
}

const waiting = waitingStreams();

/** GraphQL does not replace a variable inside a quoted text. */
const QUOTED = /"[^"\n]*\$\w/;

/**
 * Runs the `graphql` blocks of a document in order. Comments in a block give instructions:
 * - `# as anna`: the sender;
 * - `# keep $match = …`: keeps a value in a variable for later examples;
 * - `# until … is …`: a condition to wait for;
 * - `# refused: CODE`: the expected error;
 * - `# published`: waits until every subscription has received a message.
 */
export class Examples {
  private readonly kept = new Map<string, unknown>();
  private readonly tokens = new Map<string, string>();
  private readonly streams: { place: string; received: unknown[]; client: Client }[] = [];
  private sender = 'nobody';

  constructor(private readonly base: string) {}

  async run(block: Block): Promise<void> {
    const directions = directionsOf(block.text);
    this.sender = directions.as ?? this.sender;
    const operation = this.operationOf(block);
    if (/^subscription\b/m.test(block.text)) return this.subscribe(operation, block.place);
    const data = await until(block.place, () => this.answer(operation, directions, block.place));
    for (const [name, path] of directions.keep) this.kept.set(name, valueAt(data, path));
    if (directions.published) await this.finish();
  }

  /** Resolves when every subscription so far has received a message. */
  async finish(): Promise<void> {
    for (const { place, received } of this.streams) {
      await until(`a message to ${place}`, () => received.length > 0);
    }
  }

  async close(): Promise<void> {
    for (const { client } of this.streams) await client.dispose();
  }

  private async answer(
    { query, variables }: Operation,
    { until: condition, refused }: Directions,
    place: string,
  ) {
    const client = new TestClient(this.base);
    client.accessToken = this.tokenOf(this.sender);
    const { data, errors } = await client.raw<Data>(query, variables);
    const codes = [...(errors ?? []).map((e) => e.extensions.code), ...userErrorsIn(data)];
    if (codes.join() !== (refused ?? '')) {
      throw new Error(`${place} answers ${JSON.stringify({ data, errors })}`);
    }
    this.signIn(data);
    return condition && textOf(valueAt(data, condition[0])) !== condition[1]
      ? undefined
      : (data ?? {});
  }

  /** A sender that gets an access token uses it from then on. */
  private signIn(data: Data | null): void {
    for (const payload of Object.values(data ?? {})) {
      const token = (payload as Data | null)?.['accessToken'];
      if (typeof token === 'string') this.tokens.set(this.sender, token);
    }
  }

  /** Resolves when the service listens, so that the stream receives the messages of the next example. */
  private async subscribe(operation: Operation, place: string): Promise<void> {
    const token = this.tokenOf(this.sender);
    const client = createClient({
      url: `${this.base.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: token ? { authorization: `Bearer ${token}` } : {},
      lazy: false,
      retryAttempts: 0,
    });
    await new Promise((resolve) => client.on('connected', resolve));
    const received: unknown[] = [];
    this.streams.push({ place, received, client });
    const before = waiting();
    client.subscribe(operation, {
      next: (m) => received.push(m),
      error: () => undefined,
      complete: () => undefined,
    });
    await until(`the service to listen for ${place}`, () => waiting() > before);
  }

  private tokenOf(sender: string): string | null {
    return sender.startsWith('$')
      ? textOf(this.kept.get(sender.slice(1)))
      : (this.tokens.get(sender) ?? null);
  }

  /** The operation of an example, with the values of the variables that it declares. */
  private operationOf({ text, place }: Block): Operation {
    if (QUOTED.test(text)) throw new Error(`${place} has a variable in quotes: declare and use it`);
    const operation = parse(text).definitions.find((d) => d.kind === Kind.OPERATION_DEFINITION);
    const names = (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    const unknown = names.filter((name) => !this.kept.has(name));
    if (unknown.length > 0)
      throw new Error(`${place}: no example has kept $${unknown.join(', $')}`);
    const values = names.map((name) => [name, this.kept.get(name)]);
    return { query: text, variables: Object.fromEntries(values) as Data };
  }
}

function directionsOf(text: string): Directions {
  const condition = /^# until (\S+) is (\S+)$/m.exec(text);
  return {
    as: /^# as (\S+)$/m.exec(text)?.[1] ?? null,
    keep: [...text.matchAll(/^# keep \$(\w+) = (\S+)$/gm)].map((m) => [m[1]!, m[2]!] as const),
    until: condition && [condition[1]!, condition[2]!],
    refused: /^# refused: (\w+)$/m.exec(text)?.[1] ?? null,
    published: /^# published$/m.test(text),
  };
}

function userErrorsIn(data: Data | null): string[] {
  return Object.values(data ?? {}).flatMap((payload) => {
    const errors = (payload as { userErrors?: { code: string }[] } | null)?.userErrors ?? [];
    return errors.map((error) => error.code);
  });
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((at, name) => (at as Data | undefined)?.[name], data);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
