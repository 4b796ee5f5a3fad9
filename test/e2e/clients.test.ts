/** Real: the service, and the clients of `clients/` as separate programs. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  BlockUserDocument,
  Client,
  createBot,
  CreateChallengeDocument,
  EventCursorDocument,
  EventsDocument,
  MatchesDocument,
} from '../../clients/typescript/src/index.js';
import type {
  BotOptions,
  BotTurn,
  CreateChallengeInput,
  Patience,
  TypedDocument,
} from '../../clients/typescript/src/index.js';
import { generated } from '../../clients/typescript/scripts/generate.mjs';
import { mustMutate, mutate, PASSWORD } from '../support/client.js';
import { CodeProgram } from '../support/codes.js';
import {
  botToken,
  bundled,
  hasPython,
  Program,
  PYTHON,
  stopPrograms,
  TYPESCRIPT,
} from '../support/programs.js';
import { ruleCases } from '../support/every-option.js';
import { ExampleBots } from '../support/example-bots.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';

const linesOf = (text: string) => text.trimEnd().split('\n').length;

describe('the package @bummerl/client', () => {
  it('has the operations and types of the current schema', async () => {
    const { path, text } = await generated();
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('the README of the package shows the examples that are run here', async () => {
    const readme = await readFile(`${TYPESCRIPT}/README.md`, 'utf8');
    for (const example of ['bot.ts', 'player.ts', 'notifier.ts', 'streams.ts']) {
      const code = await readFile(`${TYPESCRIPT}/examples/${example}`, 'utf8');
      expect(readme).toContain(`<!-- example: ${example} -->\n\n\`\`\`ts\n${code}\`\`\`\n`);
    }
  });

  it('a bot takes under 40 lines with the package, and under 100 in Python', async () => {
    expect(linesOf(await readFile(`${TYPESCRIPT}/examples/bot.ts`, 'utf8'))).toBeLessThan(40);
    expect(linesOf(await readFile(`${PYTHON}/bot.py`, 'utf8'))).toBeLessThan(100);
  });

  it('uses nothing of Node, so that browsers can run it', async () => {
    const { warnings, errors } = await bundled(`${TYPESCRIPT}/src/index.ts`, 'browser');
    expect([...warnings, ...errors]).toEqual([]);
  });

  it('a bundle has only the imported operations, and each fragment once', async () => {
    const { text } = await minified(`
      import { ActDocument, MatchDocument, MyTurnsDocument } from '@bummerl/client';
      console.log(ActDocument, MatchDocument, MyTurnsDocument);`);
    expect(text.match(/(mutation|query|subscription) \w+/g)).toEqual([
      'query Match',
      'query MyTurns',
      'mutation Act',
    ]);
    expect(text.match(/fragment MatchFields /g)).toHaveLength(1);
  });

  it('a bundle of the package is under 15 kB compressed', async () => {
    const { text } = await minified(`export { Client, createBot } from '@bummerl/client';`);
    expect(gzipSync(text).length).toBeLessThan(15_000);
  });

  it('signs in with the code of a second factor', async () => {
    const service = await startService();
    try {
      const player = await service.player();
      const { secret } = await mutate<{ secret: string }>(
        player,
        'beginSecondFactor',
        { password: PASSWORD },
        'secret',
      );
      const program = new CodeProgram(secret);
      await mustMutate(player, 'confirmSecondFactor', { code: program.code() });
      const client = new Client({ url: service.base });
      const { username } = player;
      await expect(client.signIn(username, PASSWORD)).rejects.toMatchObject({
        problems: [{ code: 'SECOND_FACTOR_REQUIRED' }],
      });
      await client.signIn(username, PASSWORD, program.code(1));
      await client.request(EventCursorDocument);
    } finally {
      await service.stop();
    }
  });

  it('an operation is sent with each of its fragments once', () => {
    const text = MatchesDocument.toString();
    const spread = [...text.matchAll(/\.\.\.(\w+Fields)/g)].map(([, name]) => name);
    const defined = [...text.matchAll(/fragment (\w+) /g)].map(([, name]) => name);
    expect(defined.sort()).toEqual([...new Set(spread)].sort());
  });
});

(hasPython ? it : it.skip)('the client in Python passes its own tests', async () => {
  const tests = new Program('python3', ['-m', 'unittest', 'discover', '-s', PYTHON], {});
  const { status, output } = await tests.result();
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringMatching(/Ran [1-9]\d* tests/) as unknown,
  });
});

const AGAINST_EASY: CreateChallengeInput = { variant: 'zweier', opponents: [{ bot: 'easy' }] };

/** A network that loses the first answer to an operation. */
function losing(operation: string): typeof fetch {
  let lost = false;
  return async (address, init) => {
    const response = await fetch(address, init);
    if (lost || !(init?.body as string).includes(operation)) return response;
    lost = true;
    await response.arrayBuffer();
    throw new TypeError('fetch failed');
  };
}

/** A network that fails for the first requests that contain a text, and counts those requests. */
function downFor(
  times: number,
  text: string,
): { network: typeof fetch; requestCount: () => number } {
  let requestCount = 0;
  const network: typeof fetch = async (address, init) => {
    if (!(init?.body as string).includes(text)) return fetch(address, init);
    requestCount += 1;
    if (requestCount <= times) throw new TypeError('fetch failed');
    return fetch(address, init);
  };
  return { network, requestCount: () => requestCount };
}

/** A network on which every stream falls silent after its first event, without an error. */
const silencing: typeof fetch = async (address, init) => {
  const response = await fetch(address, init);
  if (!response.headers.get('content-type')?.includes('event-stream')) return response;
  let isOver = false;
  const silence = new TransformStream<string, string>({
    transform(text, controller) {
      if (!isOver) controller.enqueue(text);
      isOver ||= text.includes('event: next');
    },
  });
  const body = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(silence);
  return new Response(body.pipeThrough(new TextEncoderStream()), response);
};

/** A network on which every stream breaks after the first event. */
const breaking: typeof fetch = async (address, init) => {
  const response = await fetch(address, init);
  if (!response.headers.get('content-type')?.includes('event-stream')) return response;
  let isOver = false;
  const breaks = new TransformStream<string, string>({
    transform(text, controller) {
      if (isOver) controller.error(new TypeError('the connection broke'));
      else controller.enqueue(text);
      isOver ||= text.includes('event: next');
    },
  });
  const body = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(breaks);
  return new Response(body.pipeThrough(new TextEncoderStream()), response);
};

/** The minified bundle of a program. */
async function minified(contents: string): Promise<{ text: string }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    alias: { '@bummerl/client': `./${TYPESCRIPT}/src/index.ts` },
    logLevel: 'silent',
  });
  return outputFiles[0]!;
}

const fails = (error: unknown) => {
  throw error;
};

describe('the client against the service', () => {
  let service: TestService;
  let folder: string;
  beforeAll(async () => {
    service = await startService();
    folder = await mkdtemp(join(tmpdir(), 'bummerl-clients-'));
  });
  afterAll(async () => {
    await stopPrograms();
    await service.stop();
    await rm(folder, { recursive: true });
  });

  const program = async (example: string, env: Record<string, string>) => {
    const file = join(folder, example.replace('.ts', '.mjs'));
    await bundled(`${TYPESCRIPT}/examples/${example}`, 'node', file);
    return new Program(process.execPath, [file], { BUMMERL_URL: service.base, ...env });
  };

  /** A client of the package for a new player, on the given network. */
  const clientOn = async (
    network: typeof fetch,
    accessToken?: string,
    patience: Partial<Patience> = {},
  ) => {
    const player = await service.player();
    const session = {
      accessToken: accessToken ?? player.accessToken!,
      refreshToken: player.refreshToken!,
    };
    return new Client({ url: service.base, session, fetch: network, patience });
  };

  /** Creates a bot with the package that plays a new match against `random` to its end. */
  const plays = async (options: Omit<BotOptions, 'url' | 'token' | 'signal'>) => {
    const player = await service.player();
    const { match } = await player.challenge({
      variant: 'zweier',
      target: 1,
      rated: false,
      opponents: [{ bot: 'random' }],
    });
    const stop = new AbortController();
    const token = player.accessToken!;
    const running = createBot({ url: service.base, token, signal: stop.signal, ...options });
    const over = until('the end of the match', async () => {
      const { status } = await player.match(match!.id, 'status');
      return status === 'FINISHED';
    });
    await Promise.race([over, running]);
    stop.abort();
    await running;
    return over;
  };

  it('a request whose answer is lost is sent again, and its effect happens once', async () => {
    const client = await clientOn(losing('createChallenge'));
    const { createChallenge } = await client.request(CreateChallengeDocument, {
      input: AGAINST_EASY,
    });
    expect(createChallenge).toMatchObject({ userErrors: [], match: { status: 'IN_PROGRESS' } });
    const { matches } = await client.request(MatchesDocument, { filter: { mine: true }, first: 5 });
    expect(matches.nodes).toHaveLength(1);
  });

  /** Checks that `client.events` reports the same first four events of a match as `events` lists. */
  const expectAllEvents = async (client: Client) => {
    const { eventCursor } = await client.request(EventCursorDocument);
    await client.request(CreateChallengeDocument, { input: AGAINST_EASY });
    const received: string[] = [];
    const stop = new AbortController();
    for await (const { cursor } of client.events(eventCursor, stop.signal)) {
      if (received.push(cursor) === 4) stop.abort();
    }
    const { events } = await client.request(EventsDocument, { after: eventCursor, first: 4 });
    expect(received).toEqual(events.nodes.map((event) => event!.cursor));
  };

  it('a stream that breaks after each event continues: every event is reported once', async () => {
    await expectAllEvents(await clientOn(breaking));
  });

  it('a stream that falls silent is treated as broken, and continues after its last event', async () => {
    await expectAllEvents(await clientOn(silencing, undefined, { silenceMillis: 300 }));
  });

  it('a stream continues after a break in which its session has expired', async () => {
    const { network, requestCount } = downFor(1, 'subscription');
    const client = await clientOn(network, 'run.out.token');
    const stop = new AbortController();
    const events = client.events(null, stop.signal);
    const first = events.next();
    await until('a stream', () => requestCount() >= 3);
    await client.request(CreateChallengeDocument, { input: AGAINST_EASY });
    expect(await first).toMatchObject({ done: false, value: { cursor: expect.any(String) } });
    stop.abort();
  });

  it('a session is refreshed even if the first answer to the refresh is lost', async () => {
    const client = await clientOn(losing('refreshSession'), 'run.out.token');
    expect(await client.request(EventCursorDocument)).toEqual({
      eventCursor: expect.any(String) as unknown,
    });
  });

  it('a bot continues after an outage in which a single request fails', async () => {
    const { network, requestCount } = downFor(8, 'BotAct');
    const patience = { firstPauseMillis: 1 };
    const choose = ({ deal }: BotTurn) => deal.legal.at(-1)!;
    await plays({ choose, onError: fails, fetch: network, patience });
    expect(requestCount()).toBeGreaterThan(8);
    const brief = await clientOn(downFor(8, 'eventCursor').network, undefined, patience);
    await expect(brief.request(EventCursorDocument)).rejects.toThrow('fetch failed');
  });

  it('a bot plays a turn that failed after a pause', async () => {
    const errors: unknown[] = [];
    await plays({
      choose: ({ deal }) => {
        if (errors.length === 0) throw new Error('a mistake');
        return deal.legal[0]!;
      },
      onError: (error, { callback }) => errors.push([callback, error]),
      retryTurnMillis: 1,
    });
    expect(errors).toEqual([['choose', new Error('a mistake')]]);
  });

  it('a bot reports an outage, and can be stopped during it', async () => {
    const stop = new AbortController();
    const reported: unknown[] = [];
    const onRetry = (error: unknown) => {
      reported.push(error);
      // By then the client waits for its next try.
      setImmediate(() => stop.abort());
    };
    const { network } = downFor(Infinity, 'subscription');
    const token = (await service.player()).accessToken!;
    const choose = () => '';
    await createBot({
      url: service.base,
      token,
      choose,
      onError: fails,
      fetch: network,
      signal: stop.signal,
      onRetry,
    });
    expect(reported).toEqual([expect.objectContaining({ message: 'fetch failed' })]);
  });

  it('a refusal says which scope is missing', async () => {
    const token = await botToken(await service.player());
    const client = new Client({ url: service.base, token });
    const input = { username: 'nobody_here' };
    await expect(client.request(BlockUserDocument, { input })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { requiredScope: expect.any(String) as unknown },
    });
  });

  it('a page at a wrong address is not treated as an outage', async () => {
    const client = await clientOn(() =>
      Promise.resolve(new Response('<p>nothing here', { status: 404 })),
    );
    await expect(client.request(EventCursorDocument)).rejects.toMatchObject({ code: 'HTTP_404' });
    const event = client.events().next();
    await expect(event).rejects.toMatchObject({ code: 'HTTP_404' });
  });

  it('accepts operations that codegen has generated for another program', async () => {
    const client = await clientOn(fetch);
    const { me } = await client.request(new OwnDocument<Named, Nothing>('{ me { username } }'));
    expect(me.username).toEqual(expect.any(String));
  });

  it('an expired session is refreshed once for all requests that wait', async () => {
    const client = await clientOn(fetch, 'run.out.token');
    const requests = [1, 2, 3].map(() => client.request(EventCursorDocument));
    const places = (await Promise.all(requests)).map(({ eventCursor }) => eventCursor);
    expect(new Set(places).size).toBe(1);
  });

  it('the example player of the README signs in, plays and signs out', async () => {
    const { username } = await service.player();
    const player = await program('player.ts', {
      BUMMERL_USER: username,
      BUMMERL_PASSWORD: PASSWORD,
    });
    const { status, output } = await player.result();
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringMatching(/^signed in\nmatch \S+\nsigned out\n$/) as unknown,
    });
  });

  /** All rules are in example-bots.long.test.ts. */
  (hasPython ? it : it.skip)(
    'the bots of both languages play every game and every deck to the end',
    async () => {
      const games = new Map(ruleCases().map((rules) => [rules.variant, rules]));
      const decks = ruleCases().filter(({ rules }) => 'deck' in rules);
      const bots = await ExampleBots.start(service);
      await bots.play([...games.values(), ...decks]);
      await bots.stop();
    },
  );
});

type Nothing = Readonly<Record<string, never>>;
interface Named {
  readonly me: { readonly username: string };
}

/** As codegen writes it with `documentMode: 'string'`. */
class OwnDocument<T, V> extends String implements TypedDocument<T, V> {
  declare readonly __apiType?: (variables: V) => T;
  private readonly value: string;

  constructor(value: string) {
    super(value);
    this.value = value;
  }

  override toString(): string {
    return this.value;
  }
}
