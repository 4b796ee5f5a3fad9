/** Server-sent events, read from the response. */
import type { TestClient } from './client.js';
import { until } from './wait.js';

/** One message. */
export interface SentEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
    readonly extensions?: object;
  } | null;
}

/** The messages that a request for server-sent events has received. */
export interface EventSource {
  readonly response: Response;
  readonly events: readonly SentEvent[];
  /** Resolves when the stream has ended, in any way. */
  readonly ended: Promise<void>;
  /** The message at a position in the list, as soon as it has arrived. */
  at(index: number): Promise<SentEvent>;
  close(): void;
}

interface Opening {
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** Opens a stream with the session of a client. */
export async function openEvents(
  { base, accessToken }: TestClient,
  operation: object,
  { path = '/graphql/stream', headers = {} }: Opening = {},
): Promise<EventSource> {
  const leaving = new AbortController();
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body: JSON.stringify(operation),
    signal: leaving.signal,
  });
  const events: SentEvent[] = [];
  return {
    response,
    events,
    ended: read(response, (event) => events.push(event)),
    at: (index) => until(`message ${index}`, () => events[index] ?? false),
    close: () => leaving.abort(),
  };
}

async function read(response: Response, take: (event: SentEvent) => void): Promise<void> {
  let rest = '';
  const text = response.body!.pipeThrough(new TextDecoderStream());
  try {
    for await (const piece of text) {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) if (block !== ':') take(eventIn(block));
    }
  } catch {
    // left by this client
  }
}

function eventIn(block: string): SentEvent {
  const fields = block.split('\n').map((line) => line.split(/: ?/, 1)[0]!);
  const valueOf = (name: string) => {
    const line = block.split('\n')[fields.indexOf(name)];
    return line === undefined ? null : line.slice(name.length + 1).trim();
  };
  const data = valueOf('data');
  return {
    event: valueOf('event')!,
    id: valueOf('id'),
    data: data ? (JSON.parse(data) as SentEvent['data']) : null,
  };
}
